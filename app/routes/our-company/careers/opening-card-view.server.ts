import type { Store } from '@rooftop/content/documents/store/store';
import type { Body } from '@rooftop/content/objects/texts/body';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { formatDate } from '@rooftop/platform/wording/format-time';
import { plainText } from '#app/blocks/rich-text/body.ts';
import { APPLICATION } from './resume-by-mail.tsx';
import type { CurrentOpening } from './current-openings.ts';
import { openingName } from './opening-name.ts';
import { formatPay } from './format-pay.server.ts';

/** Summary of a job opening for lists. */
export type OpeningCardView = ReturnType<typeof openingCardView>;

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

export function openingCardView(opening: CurrentOpening, stores: readonly Store[], context: Speech) {
  const { t, locale, href } = context;
  const path = pathTo('opening', opening);
  return {
    key: opening.slug,
    title: opening.title,
    /** URL of its page. */
    href: href(path) ?? '/',
    /** Department, employment type, store and pay, where known. */
    facts: factsOf(opening, stores, context),
    /** Description in one sentence. */
    text: firstSentence(opening.description, locale),
    /** Posting date and closing date. */
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
