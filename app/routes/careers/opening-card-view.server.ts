import type { Store } from '@rooftop/content/documents/store';
import type { Body } from '@rooftop/content/objects/body';
import type { RequestContext } from '../../context.server.ts';
import { formatDate } from '../../stores/clock.server.ts';
import { plainText } from '../../ui/body.ts';
import { APPLICATION, openingPath } from './careers-path.ts';
import type { OpenPosition } from './open-positions.ts';
import { positionName } from './position-name.ts';
import { sayPay } from './say-pay.server.ts';

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

type Speech = Pick<RequestContext, 'say' | 'locale' | 'href'>;

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
  opening: OpenPosition,
  stores: readonly Store[],
  context: Speech,
): OpeningCardView {
  const { say, locale, href } = context;
  const path = openingPath(opening);
  return {
    key: opening.slug,
    title: opening.title,
    href: href(path) ?? '/',
    facts: factsOf(opening, stores, context),
    text: firstSentence(opening.description, locale),
    dates: datesOf(opening, context),
    apply: {
      label: say('careers.apply'),
      href: href(`${path}#${APPLICATION}`) ?? '/',
      spoken: say('careers.applyFor', { position: positionName(opening, stores) }),
    },
  };
}

function factsOf(opening: OpenPosition, stores: readonly Store[], context: Speech): readonly string[] {
  const { say } = context;
  const store = stores.find(({ key }) => key === opening.storeKey);
  return [
    opening.department === null ? null : say(`team.${opening.department}`),
    say(`careers.${opening.employmentType}`),
    stores.length < 2 ? null : (store?.name ?? say('team.allStores')),
    sayPay(opening.pay, context),
  ].filter((fact) => fact !== null);
}

function datesOf({ postedOn, openUntil }: OpenPosition, { locale, say }: Speech): string {
  const posted = formatDate(postedOn, locale);
  return openUntil === null
    ? say('careers.posted', { posted })
    : say('careers.postedUntil', { posted, until: formatDate(openUntil, locale) });
}
