import {
  API_VERSION,
  type DealershipFacts,
  dealershipFacts,
  type LinkPage,
  readLinkPages,
} from '@rooftop/content/schema';
import { useEffect, useState } from 'react';
import { getPublishedId, useClient, useFormValue } from 'sanity';
import { z } from 'zod';

/** What is known of a dealership's website. */
export interface LinkFacts {
  /** ID of the dealership that the open document belongs to. Null: all dealerships share it. */
  readonly dealership: string | null;
  /** Null for a shared document, and if they could not be read. */
  readonly facts: DealershipFacts | null;
  /** By title. */
  readonly pages: readonly LinkPage[];
}

const documentShape = z.object({
  _id: z.string().default(''),
  _type: z.string().default(''),
  dealership: z.object({ _ref: z.string() }).optional(),
});

/** The dealership whose website the open document is for. Null if all dealerships share it. */
function useOwner(): string | null {
  const { data } = documentShape.safeParse(useFormValue([]));
  return data?._type === 'dealership' ? getPublishedId(data._id) : (data?.dealership?._ref ?? null);
}

/** What links of the open document can lead to. Undefined until it is known. */
export function useLinkFacts(): LinkFacts | undefined {
  const client = useClient({ apiVersion: API_VERSION });
  const dealership = useOwner();
  const [found, setFound] = useState<LinkFacts>();
  useEffect(() => {
    const ended = new AbortController();
    async function read() {
      const [facts, pages] = await Promise.all([
        dealership === null ? null : dealershipFacts(client, dealership),
        readLinkPages(client, dealership).catch(() => []),
      ]);
      if (!ended.signal.aborted) setFound({ dealership, facts, pages });
    }
    void read();
    return () => ended.abort();
  }, [client, dealership]);
  return found;
}
