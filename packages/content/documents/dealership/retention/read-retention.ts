import type { SanityClient } from '@sanity/client';
import { ContentUnavailable } from '../../../content-unavailable.ts';
import { retentionQuery } from './retention.groq.ts';
import type { Retention } from './retention.ts';
import { readFromSource } from '../../../read-from-source.ts';

/**
 * Reads how long a dealership keeps leads straight from the source. An invalid term is not replaced by a default, which
 * might be shorter: what is deleted cannot be brought back.
 * @param dealership document ID
 * @returns null if there is no such dealership
 * @throws ContentUnavailable if the source fails or a term is invalid
 */
export async function readRetention(client: SanityClient, dealership: string): Promise<Retention | null> {
  const { value, broken } = await readFromSource(client, retentionQuery, dealership);
  if (broken.length > 0)
    throw new ContentUnavailable(retentionQuery.name, new Error(`Invalid: ${broken.join(', ')}`));
  return value;
}
