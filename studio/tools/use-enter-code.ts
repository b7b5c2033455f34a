import { API_VERSION } from '@rooftop/content/schema';
import { useCallback } from 'react';
import { useClient } from 'sanity';
import { z } from 'zod';
import { carrySearch } from '../desk/shell/searched-text.ts';

const stepUpShape = z.object({ url: z.url() });

/** Returns a function that leaves for the page that asks for the code of the second factor, which leads back. */
export function useEnterCode(): () => Promise<void> {
  const client = useClient({ apiVersion: API_VERSION });
  return useCallback(async () => {
    const body = { returnTo: window.location.href };
    const response: unknown = await client.request({ uri: '/auth/step-up/request', method: 'POST', body });
    carrySearch();
    window.location.assign(stepUpShape.parse(response).url);
  }, [client]);
}
