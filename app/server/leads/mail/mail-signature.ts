import type { LeadDelivery } from '@rooftop/content/documents/lead-delivery';
import type { Confirmation } from '@rooftop/leads/confirmations/confirmation';
import type { LeadContext } from '../create-leads.ts';
import { orFallback } from '../../../http/or-fallback.ts';

/** Portrait in CSS pixels, and pixels of it for each. */
const SIZE = 56;
const DENSITY = 2;

/** Somebody who signs, by name and address as the settings or a rule have them. */
export interface Signer {
  readonly name: string;
  readonly email: string | null;
}

/**
 * Who takes care of a request: the first of these who is known, with title and portrait if they are on the team's page.
 * @param signers most specific first: the lead's owner, then the general manager
 */
export async function mailSignature(
  signers: readonly (Signer | null)[],
  { staffEmails }: Pick<LeadDelivery, 'staffEmails'>,
  { content, imageUrl, origin }: Pick<LeadContext, 'content' | 'imageUrl' | 'origin'>,
): Promise<Confirmation['signature']> {
  const signer = signers.find((one) => one !== null);
  if (!signer) return null;
  const staff = await orFallback(content.staff(), []);
  const address = signer.email?.trim().toLowerCase();
  const member = staff.find(({ id, firstName, lastName }) =>
    address === undefined
      ? `${firstName} ${lastName}` === signer.name
      : staffEmails[id]?.trim().toLowerCase() === address,
  );
  if (member === undefined) return { name: signer.name, title: null, portrait: null };
  const { image, firstName, lastName, title } = member;
  const drawn = { width: SIZE * DENSITY, height: SIZE * DENSITY, format: 'jpg' } as const;
  return {
    name: `${firstName} ${lastName}`,
    title,
    portrait:
      image === null
        ? null
        : { src: new URL(imageUrl(image, drawn), origin).href, alt: '', width: SIZE, height: SIZE },
  };
}
