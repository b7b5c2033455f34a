import { Resolver } from 'node:dns/promises';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import type { Pool } from '@rooftop/database/pool';
import type { RegisteredDealership } from '@rooftop/tenancy/find-dealership';
import { deriveKey } from '@rooftop/vault/derive-key';
import type { Logger } from 'pino';
import { z } from 'zod';
import { confirmHosts } from './confirm-hosts.ts';

const CLAIMS_QUERY = `*[_type == "dealership" && defined(slug.current)]{
  "id": _id, "createdAt": _createdAt, "slug": slug.current, "hostnames": coalesce(hostnames, [])
}`;

const claimShape = z.object({
  id: z.string(),
  createdAt: z.string(),
  slug: z.string(),
  hostnames: z.array(z.string()),
});

const LOOKUP = { timeout: 3000, tries: 2 };

interface HostConfirmationSettings {
  readonly ENCRYPTION_KEY: string;
  readonly PLATFORM_DOMAIN: string;
  readonly SANITY_API_HOST?: string | undefined;
  readonly SANITY_API_TOKEN?: string | undefined;
  readonly SANITY_DATASET: string;
  readonly SANITY_PROJECT_ID: string;
}

/** The worker's comparison of dealerships' claims with DNS. Does nothing without a token for the content. */
export function createHostConfirmation(
  pool: Pool,
  settings: HostConfirmationSettings,
  log: Logger,
): () => Promise<void> {
  const { SANITY_API_TOKEN: token, PLATFORM_DOMAIN: platformDomain } = settings;
  if (token === undefined) return async () => {};
  const resolver = new Resolver(LOOKUP);
  const client = createSanityClient({
    projectId: settings.SANITY_PROJECT_ID,
    dataset: settings.SANITY_DATASET,
    apiHost: settings.SANITY_API_HOST,
    token,
  });
  return () =>
    confirmHosts({
      pool,
      dealerships: async (): Promise<RegisteredDealership[]> => {
        const rows = z.array(z.unknown()).parse(await client.fetch(CLAIMS_QUERY));
        return rows.flatMap((row) => claimShape.safeParse(row).data ?? []);
      },
      platformDomain,
      key: deriveKey(settings.ENCRYPTION_KEY, 'host-records'),
      resolveTxt: (name) => resolver.resolveTxt(name),
      log,
    });
}
