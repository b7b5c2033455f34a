import { EXPIRES, type Offer } from '@rooftop/content/documents/offer/offer';
import { perLanguage } from '@rooftop/tenancy/languages';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';
import { formatNumericDate } from '@rooftop/platform/wording/format-time';

const SENTENCES = perLanguage((language) => new Intl.Segmenter(language, { granularity: 'sentence' }));

/**
 * `Offer ends {expires}.` and the like, which mean nothing without the date. A longer sentence may contain a
 * condition.
 */
const saysNothingElse = (sentence: string): boolean =>
  !/[,;:()]/.test(sentence) && sentence.trim().split(/\s+/).length <= 5;

/**
 * The small print of an offer, with its end date. Without one, a sentence that only gives the date is removed, and
 * any other says "further notice" instead, so that no condition is ever lost.
 */
export function disclaimerText(
  disclaimer: Offer['disclaimer'],
  lastDay: LocalDate | null,
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
): string | null {
  if (disclaimer === null) return null;
  if (lastDay !== null) return disclaimer.replaceAll(EXPIRES, () => formatNumericDate(lastDay));
  const kept = [...SENTENCES[locale].segment(disclaimer)]
    .map(({ segment }) => segment)
    .filter((sentence) => !sentence.includes(EXPIRES) || !saysNothingElse(sentence));
  const text = kept
    .join('')
    .replaceAll(EXPIRES, () => t('offers.furtherNotice'))
    .trim();
  return text === '' ? null : text;
}

/** The first amount or percentage in an offer's name, such as `$59.95` or `10%`, or null if there is none. */
export const amountIn = (name: string): string | null =>
  /\$\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?\s?%/.exec(name)?.[0] ?? null;
