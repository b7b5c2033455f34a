import { createClient, type SanityClient } from '@sanity/client';

/** The Sanity API version that all queries are written for. */
export const API_VERSION = '2025-02-19';

export interface SanityAddress {
  readonly projectId: string;
  readonly dataset: string;
  /** A token that can read the documents of all dealerships, because the dataset is private. */
  readonly token: string;
  /** Host of the API. Defaults to Sanity's hosted Content Lake. */
  readonly apiHost?: string | undefined;
}

/**
 * Creates the Sanity client that the platform reads with. It reads published documents from the API and not from
 * Sanity's CDN: our own cache is notified of changes, and the CDN's copy may be older than the change.
 */
export function createSanityClient({ projectId, dataset, token, apiHost }: SanityAddress): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'published',
    // The caller decides how to handle a failure, and needs to know soon.
    maxRetries: 0,
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
  });
}
