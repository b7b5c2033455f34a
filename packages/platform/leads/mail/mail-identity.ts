import { readFromSource } from '@rooftop/content/read-from-source';
import { dealershipsQuery } from '@rooftop/content/documents/dealership/dealership.groq';
import { slugHost } from '@rooftop/tenancy/claimed-hosts';
import type { SanityClient } from '@sanity/client';

/** Whom mail to a dealership's people is from. */
export interface MailIdentity {
  readonly name: string;
  readonly host: string;
}

/**
 * Creates a function that says whom mail to a dealership's people is from: its name, and its host under the platform's
 * domain, which it always has.
 * @throws ContentUnavailable if the source fails
 */
export const createMailIdentity =
  (client: SanityClient, platformDomain: string) =>
  async (dealership: string): Promise<MailIdentity | null> => {
    const { value } = await readFromSource(client, dealershipsQuery, dealership);
    const found = value.find(({ id }) => id === dealership);
    const host = found === undefined ? null : slugHost(found.slug, platformDomain);
    return found === undefined || host === null ? null : { name: found.name, host };
  };
