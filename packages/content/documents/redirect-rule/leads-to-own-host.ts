import type { CustomValidator } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../../create-sanity-client.ts';
import { hostOf, leadsElsewhere } from './redirect-form.ts';

const HOSTNAMES = `*[_type == "dealership" && _id == $dealership][0].hostnames`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** Validation rule: the website follows redirects to the dealership's own hosts only. */
export const leadsToOwnHost: CustomValidator<string | undefined> = async (to, { document, getClient }) => {
  const owned = ownedShape.safeParse(document);
  if (to === undefined || hostOf(to) === null || !owned.success) return true;
  const hostnames = await getClient({ apiVersion: API_VERSION }).fetch<string[] | null>(HOSTNAMES, {
    dealership: owned.data.dealership._ref,
  });
  return leadsElsewhere(to, hostnames ?? []) ?? true;
};
