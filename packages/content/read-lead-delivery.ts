import type { SanityClient } from '@sanity/client';
import { ContentUnavailable } from './content-unavailable.ts';
import type { LeadDelivery } from './documents/lead-delivery.ts';
import { leadDeliveryQuery } from './documents/lead-delivery.groq.ts';

/** Timeout of a request to the source in milliseconds. */
const DEADLINE = 5000;

/**
 * Reads where a dealership's leads go straight from the source, for a process that asks rarely and has no cache.
 * @param dealership document ID
 * @returns null if there is no such dealership
 * @throws ContentUnavailable if the source fails
 */
export async function readLeadDelivery(
  client: SanityClient,
  dealership: string,
): Promise<LeadDelivery | null> {
  try {
    const signal = AbortSignal.timeout(DEADLINE);
    const result: unknown = await client.fetch(
      leadDeliveryQuery.groq,
      { dealership, language: 'en' },
      { signal },
    );
    return leadDeliveryQuery.validate(result, undefined).value;
  } catch (cause) {
    throw new ContentUnavailable(leadDeliveryQuery.name, cause);
  }
}
