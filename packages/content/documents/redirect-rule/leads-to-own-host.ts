import { isOwnHost } from '@rooftop/tenancy/is-own-host';
import type { CustomValidator } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../../create-sanity-client.ts';

const HOSTNAMES = `*[_type == "dealership" && _id == $dealership][0].hostnames`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** Validation rule: the website follows redirects to the dealership's own hosts only. */
export const leadsToOwnHost: CustomValidator<string | undefined> = async (to, { document, getClient }) => {
  const host = to?.startsWith('https://') ? URL.parse(to.replace(/\*$/, ''))?.host : undefined;
  const owned = ownedShape.safeParse(document);
  if (host === undefined || !owned.success) return true;
  const hostnames = await getClient({ apiVersion: API_VERSION }).fetch<string[] | null>(HOSTNAMES, {
    dealership: owned.data.dealership._ref,
  });
  return (
    isOwnHost(host, hostnames ?? []) ||
    'A redirect must stay on your own website. Enter a path such as /special-offers, or one of your own hostnames.'
  );
};
