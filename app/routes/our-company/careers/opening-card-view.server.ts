import type { Store } from '@rooftop/content/documents/store';
import type { Body } from '@rooftop/content/objects/body';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../../../context.server.ts';
import { formatDate } from '../../../locales/format-time.server.ts';
import { plainText } from '../../../blocks/rich-text/body.ts';
import { APPLICATION } from './resume-by-mail.tsx';
import type { CurrentOpening } from './current-openings.ts';
import { openingName } from './opening-name.ts';
import { formatPay } from './format-pay.server.ts';

/** Summary of a job opening for lists. */
export interface OpeningCardView {
  readonly key: string;
  readonly title: string;
  /** URL of its page. */
  readonly href: string;
  /** Department, employment type, store and pay, where known. */
  readonly facts: readonly string[];
  /** Description in one sentence. */
  readonly text: string | null;
  /** Posting date and closing date. */
  readonly dates: string;
  readonly apply: { readonly label: string; readonly href: string; readonly spoken: string };
}

type Speech = Pick<RequestContext, 't' | 'locale' | 'href'>;

/** Text of the first paragraph. Headings and pictures before it are skipped. */
export function firstParagraph(body: Body): string | null {
  const paragraphs = body.filter((part) => part._type === 'block' && (part.style ?? 'normal') === 'normal');
  return paragraphs.map((part) => plainText([part])).find((words) => words !== '') ?? null;
}

function firstSentence(body: Body, locale: RequestContext['locale']): string | null {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(firstParagraph(body) ?? '');
  return first?.segment.trim() ?? null;
}

export function openingCardView(
  opening: CurrentOpening,
  stores: readonly Store[],
  context: Speech,
): OpeningCardView {
  const { t, locale, href } = context;
  const path = pathTo('opening', opening);
  return {
    key: opening.slug,
    title: opening.title,
    href: href(path) ?? '/',
    facts: factsOf(opening, stores, context),
    text: firstSentence(opening.description, locale),
    dates: datesOf(opening, context),
    apply: {
      label: t('careers.apply'),
      href: href(`${path}#${APPLICATION}`) ?? '/',
      spoken: t('careers.applyFor', { position: openingName(opening, stores) }),
    },
  };
}

function factsOf(opening: CurrentOpening, stores: readonly Store[], context: Speech): readonly string[] {
  const { t } = context;
  const store = stores.find(({ key }) => key === opening.storeKey);
  return [
    opening.department === null ? null : t(`team.${opening.department}`),
    t(`careers.${opening.employmentType}`),
    stores.length < 2 ? null : (store?.name ?? t('team.allStores')),
    formatPay(opening.pay, context),
  ].filter((fact) => fact !== null);
}

function datesOf({ postedOn, openUntil }: CurrentOpening, { locale, t }: Speech): string {
  const posted = formatDate(postedOn, locale);
  return openUntil === null
    ? t('careers.posted', { posted })
    : t('careers.postedUntil', { posted, until: formatDate(openUntil, locale) });
}
