/** Lists the dealerships in the content and the URLs where shoppers find them. */
import { createSanityClient, type SanityAddress } from '@rooftop/content/create-sanity-client';
import { indexHosts } from '@rooftop/tenancy/find-dealership';
import { z } from 'zod';

const QUERY = `*[_type == "dealership"] | order(name asc) {
  "id": _id, "createdAt": _createdAt, name, "slug": slug.current, hostnames
}`;

const dealershipsSchema = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    name: z.string().catch('Without a name'),
    slug: z.string(),
    hostnames: z
      .array(z.string())
      .nullable()
      .transform((hostnames) => hostnames ?? []),
  }),
);
export type ListedDealership = z.infer<typeof dealershipsSchema>[number];

/** Returns all published dealerships that have a slug. */
export async function listDealerships(address: SanityAddress): Promise<ListedDealership[]> {
  const rows = z.array(z.unknown()).parse(await createSanityClient(address).fetch(QUERY));
  return rows.flatMap((row) => dealershipsSchema.element.safeParse(row).data ?? []);
}

/**
 * Returns the URL of each dealership's website on the platform's domain. It redirects to the dealership's own
 * hostname.
 */
export function dealershipUrls(
  dealerships: readonly ListedDealership[],
  site: { readonly PUBLIC_SCHEME: string; readonly PLATFORM_DOMAIN: string; readonly PORT: number },
): { name: string; address: string }[] {
  const hosts = indexHosts(dealerships, site.PLATFORM_DOMAIN, new Map());
  // With https, a reverse proxy handles the public port.
  const port = site.PUBLIC_SCHEME === 'https' || site.PORT === 80 ? '' : `:${site.PORT}`;
  return dealerships.flatMap(({ name, slug }) => {
    const found = hosts.find(`${slug}.${site.PLATFORM_DOMAIN}`);
    return found.kind === 'unknown'
      ? []
      : [{ name, address: `${site.PUBLIC_SCHEME}://${found.host}${port}` }];
  });
}
