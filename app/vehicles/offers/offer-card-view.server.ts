import type { ProseBlocks } from '@rooftop/content/objects/texts/prose';
import type { RequestContext } from '#app/context.server.ts';
import { formatNumericDate } from '@rooftop/platform/wording/format-time';
import type { CurrentOffer } from './current-offers.ts';
import { offerPath } from './offer-lists.ts';
import { amountIn } from './offer-words.server.ts';

/** A short form of an offer, as a coupon. */
export type OfferCardView = ReturnType<typeof offerCardView>;

type Speech = Pick<RequestContext, 't' | 'locale' | 'href' | 'editTarget'>;

/** Text of the first paragraph. */
export function firstProseParagraph(prose: ProseBlocks): string | null {
  const paragraphs = prose.map(({ children }) => children.map(({ text }) => text).join(''));
  return paragraphs.find((paragraph) => paragraph.trim() !== '') ?? null;
}

/** An offer's end date as text. */
const formatOfferEnd = (
  { lastDay }: Pick<CurrentOffer, 'lastDay'>,
  { t }: Pick<Speech, 't'>,
): string | null => (lastDay === null ? null : t('offers.until', { date: formatNumericDate(lastDay) }));

/** @param path the card's link, without the language */
export function offerCardView(offer: CurrentOffer, context: Speech, path: string = offerPath(offer)) {
  const { t, href } = context;
  const { id, key, name, typeLabel, badge, description } = offer;
  return {
    key,
    ...context.editTarget({ id, type: 'offer', from: offer.startDate, until: offer.lastDay }),
    href: href(path) ?? '',
    name,
    /** The amount in the offer's name, shown large. */
    amount: amountIn(name),
    type: t(`offers.type.${typeLabel}`),
    /** Icon shown on the stub if there is no amount. */
    icon: typeLabel,
    badge: badge && t(`offers.badge.${badge}`),
    text: firstProseParagraph(description),
    /** Null if it has no end date. */
    until: formatOfferEnd(offer, context),
  };
}
