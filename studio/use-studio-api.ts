import { API_VERSION } from '@rooftop/content/schema';
import { useCallback } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { studioConfig } from './address.ts';

/** Sends a request to the platform's studio API with the signed-in user's token. */
type CallStudioApi = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Sends a request to the platform's studio API with the token of a client.
 * @throws Error if the API's URL or the token is unknown
 */
export async function askStudioApi(
  client: SanityClient,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const { deskUrl } = studioConfig();
  const { token } = client.config();
  if (deskUrl === undefined || token === undefined) throw new Error('The platform cannot be asked.');
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return fetch(new URL(`/api/desk/${path}`, deskUrl), { ...init, headers });
}

/** Returns a function that rejects every request if the API's URL or the user's token is unknown. */
export function useStudioApi(): CallStudioApi {
  const client = useClient({ apiVersion: API_VERSION });
  return useCallback((path, init) => askStudioApi(client, path, init), [client]);
}
