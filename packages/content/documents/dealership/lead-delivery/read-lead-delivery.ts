import type { SanityClient } from '@sanity/client';
import type { LeadDelivery } from './lead-delivery.ts';
import { leadDeliveryQuery } from './lead-delivery.groq.ts';
import { readFromSource } from '../../../read-from-source.ts';

/**
 * Reads where a dealership's leads go straight from the source, for a process that asks rarely and has no cache.
 * @param dealership document ID
 * @returns null if there is no such dealership
 * @throws ContentUnavailable if the source fails
 */
export const readLeadDelivery = async (
  client: SanityClient,
  dealership: string,
): Promise<LeadDelivery | null> => (await readFromSource(client, leadDeliveryQuery, dealership)).value;
