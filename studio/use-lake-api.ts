import { API_VERSION } from '@rooftop/content/schema';
import { useCallback } from 'react';
import { useClient } from 'sanity';
import { studioConfig } from './address.ts';

/**
 * Returns a function that sends a request to the platform's own lake with the signed-in user's token. The path is below
 * `/v1/`. It rejects every request if there is no such lake, or nobody is signed in.
 */
export function useLakeApi(): (path: string, init?: RequestInit) => Promise<Response> {
  const client = useClient({ apiVersion: API_VERSION });
  return useCallback(
    async (path, init = {}) => {
      const { apiHost } = studioConfig();
      const { token } = client.config();
      if (apiHost === undefined || token === undefined) throw new Error('The lake cannot be asked.');
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return fetch(new URL(`/v1/${path}`, apiHost), { ...init, headers });
    },
    [client],
  );
}
