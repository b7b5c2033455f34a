import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { Confirmation } from '@rooftop/leads/confirmations/confirmation';
import type { LeadContext } from '../lead-context.ts';
import { orFallback } from '../../or-fallback.ts';

/** Portrait in CSS pixels, and pixels of it for each. */
const SIZE = 56;
const DENSITY = 2;

/** Somebody who signs, by name and address as the settings or a rule have them. */
export interface Signer {
  /** Null if only the address is known. */
  readonly name: string | null;
  readonly email: string | null;
}

/**
 * Who takes care of a request: the first of these who is known, with title and portrait if they are on the team's page.
 * @param signers most specific first: the staff member it is written to, the lead's owner, the general manager
 */
export async function mailSignature(
  signers: readonly (Signer | null)[],
  { staffEmails }: Pick<LeadDelivery, 'staffEmails'>,
  { content, imageUrl, origin }: Pick<LeadContext, 'content' | 'imageUrl' | 'origin'>,
): Promise<Confirmation['signature']> {
  const staff = await orFallback(content.staff(), []);
  const memberOf = ({ name, email }: Signer) => {
    const address = email?.trim().toLowerCase();
    return staff.find(({ id, firstName, lastName }) =>
      address === undefined
        ? `${firstName} ${lastName}` === name
        : staffEmails[id]?.trim().toLowerCase() === address,
    );
  };
  const known = signers.flatMap((one) => {
    const member = one === null ? undefined : memberOf(one);
    return one === null || (member === undefined && one.name === null) ? [] : [{ name: one.name, member }];
  });
  const [first] = known;
  if (first === undefined) return null;
  const { name, member } = first;
  if (member === undefined) return name === null ? null : { name, title: null, portrait: null };
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
