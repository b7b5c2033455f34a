import type { Offer } from '@rooftop/content/documents/offer/offer';
import type { Topic } from '@rooftop/forms/contact-topics';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { offerPath } from './offer-lists.ts';

/** General questions: an offer is claimed with a message. */
const TOPIC: Topic = '7';
/** Query parameter with the key of the offer that a message is about. */
const PARAMETER = 'offer';

/** The page to claim an offer: the contact page, without the language. */
export const claimPath = ({ key }: Pick<Offer, 'key'>): string =>
  `/contact-us?${new URLSearchParams({ topic: TOPIC, [PARAMETER]: key })}`;

/** With the anchor of the form's heading, because a phone shows the phone numbers first. */
export const claimAddress = (offer: Pick<Offer, 'key'>): string => `${claimPath(offer)}#contact-form`;

/** The offer in a contact page URL. Undefined if this dealership has no such offer. */
export async function claimedOffer(
  request: Request,
  { content }: Pick<RequestContext, 'content'>,
): Promise<Offer | undefined> {
  const key = new URL(request.url).searchParams.get(PARAMETER);
  if (key === null) return undefined;
  const offers = await orFallback(content.offers(), []);
  return offers.find((offer) => offer.key === key) ?? offers.find((offer) => offer.formerKeys.includes(key));
}

/** The contact form's message that claims an offer. */
export const claimMessage = (
  offer: Pick<Offer, 'key' | 'name' | 'department'>,
  { t, href }: Pick<RequestContext, 't' | 'href'>,
) => ({
  topic: TOPIC,
  action: claimPath(offer),
  heading: t('offers.claimHeading', { offer: offer.name }),
  message: t('offers.claimMessage', { offer: offer.name }),
  next: { label: t('offers.claimed', { offer: offer.name }), href: href(offerPath(offer)) ?? '/' },
});

/** How a lead names an offer. */
export const offerInLead = ({ name, key }: Pick<Offer, 'key' | 'name'>): string => `${name} (${key})`;
