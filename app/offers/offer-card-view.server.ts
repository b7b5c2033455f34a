import type { ProseBlocks } from '@rooftop/content/objects/prose';
import type { RequestContext } from '../context.server.ts';
import { formatDate } from '../stores/clock.server.ts';
import type { CurrentOffer } from './current-offers.ts';
import { offerPath } from './offer-lists.ts';
import { amountIn } from './offer-words.server.ts';

/** An offer in a few words, as a coupon among others. */
export interface OfferCardView {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  /** the sum that the name speaks of, to be seen from afar */
  readonly amount: string | null;
  readonly type: string;
  /** what stands on the stub where no sum is spoken of */
  readonly icon: CurrentOffer['typeLabel'];
  readonly badge: string | null;
  readonly text: string | null;
  /** null: until further notice */
  readonly until: string | null;
}

type Speech = Pick<RequestContext, 'say' | 'locale' | 'href'>;

/** What the first paragraph of a text says. */
export function firstParagraph(prose: ProseBlocks): string | null {
  const paragraphs = prose.map(({ children }) => children.map(({ text }) => text).join(''));
  return paragraphs.find((paragraph) => paragraph.trim() !== '') ?? null;
}

/** Until when an offer is to be had, in words. */
export const sayUntil = (
  { lastDay }: Pick<CurrentOffer, 'lastDay'>,
  { say, locale }: Pick<Speech, 'say' | 'locale'>,
): string | null => (lastDay === null ? null : say('offers.until', { date: formatDate(lastDay, locale) }));

/** @param path where the card leads, without the language */
export function offerCardView(
  offer: CurrentOffer,
  context: Speech,
  path: string = offerPath(offer),
): OfferCardView {
  const { say, href } = context;
  const { key, name, typeLabel, badge, description } = offer;
  return {
    key,
    href: href(path) ?? '',
    name,
    amount: amountIn(name),
    type: say(`offers.type.${typeLabel}`),
    icon: typeLabel,
    badge: badge && say(`offers.badge.${badge}`),
    text: firstParagraph(description),
    until: sayUntil(offer, context),
  };
}
