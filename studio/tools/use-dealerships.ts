import { API_VERSION } from '@rooftop/content/schema';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { z } from 'zod';

const DEALERSHIPS_QUERY = '*[_type == "dealership"] | order(name asc) { _id, name, "slug": slug.current }';
const dealershipsShape = z.array(
  z.object({ _id: z.string(), name: z.string().nullable(), slug: z.string().nullable() }),
);
export type StudioDealerships = z.infer<typeof dealershipsShape>;

/** Reads the dealerships that the user may see. Undefined until they are known, or if they cannot be read. */
export function useStudioDealerships(): StudioDealerships | undefined {
  const client = useClient({ apiVersion: API_VERSION });
  const [dealerships, setDealerships] = useState<StudioDealerships>();
  useEffect(() => {
    const ended = new AbortController();
    async function read() {
      const published = client.withConfig({ perspective: 'published' });
      const found = dealershipsShape.parse(await published.fetch<unknown>(DEALERSHIPS_QUERY));
      if (!ended.signal.aborted) setDealerships(found);
    }
    void read().catch(() => {});
    return () => ended.abort();
  }, [client]);
  return dealerships;
}
