import { createClient, type SanityClient } from '@sanity/client';

/** The version of Sanity's API that every query of ours was written for. */
export const API_VERSION = '2025-02-19';

export interface SanityAddress {
  readonly projectId: string;
  readonly dataset: string;
  /** A token that may read every dealership's documents: the dataset is private. */
  readonly token: string;
  /** Where the API is. Without it: Sanity's hosted Content Lake. */
  readonly apiHost?: string | undefined;
}

/**
 * The Sanity client the platform reads through: published documents, straight from the API and never from
 * Sanity's CDN, because our own cache is told of changes and a CDN's copy may be older than the change.
 */
export function createSanityClient({ projectId, dataset, token, apiHost }: SanityAddress): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'published',
    // whoever reads decides what to do about a failure, and soon
    maxRetries: 0,
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
  });
}
