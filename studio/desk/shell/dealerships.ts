import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { LakeAddress } from '../session.ts';

/** Version of Sanity's API, as packages/content has it. */
const API_VERSION = '2025-02-19';
const QUERY = '*[_type == "dealership"] | order(name asc) { _id, name, "slug": slug.current }';
const dealershipsShape = z.object({
  result: z.array(z.object({ _id: z.string(), name: z.string().nullable(), slug: z.string().nullable() })),
});
export type Dealerships = z.infer<typeof dealershipsShape>['result'];

/** Reads the dealerships that the user may see. Undefined until they are known, and null if they cannot be read. */
export function useDealerships(
  { apiHost, dataset }: LakeAddress,
  token: string,
): Dealerships | null | undefined {
  const [dealerships, setDealerships] = useState<Dealerships | null>();
  useEffect(() => {
    const left = new AbortController();
    async function read() {
      const url = new URL(`/v${API_VERSION}/data/query/${dataset}`, apiHost);
      url.searchParams.set('query', QUERY);
      url.searchParams.set('perspective', 'published');
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(url, { headers, signal: left.signal });
      setDealerships(dealershipsShape.parse(await response.json()).result);
    }
    void read().catch(() => left.signal.aborted || setDealerships(null));
    return () => left.abort();
  }, [apiHost, dataset, token]);
  return dealerships;
}
