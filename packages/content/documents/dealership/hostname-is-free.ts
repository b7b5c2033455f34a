import type { CustomValidator } from 'sanity';
import { API_VERSION } from '../../create-sanity-client.ts';

const OTHERS_WITH_HOSTNAME = `count(*[_type == "dealership" && $hostname in hostnames && !(_id in [$id, "drafts." + $id])])`;

/**
 * Validation rule: no other dealership uses this hostname. It sees only dealerships that the user may read. If two
 * still claim the same hostname, the older one keeps it.
 */
export const hostnameIsFree: CustomValidator<string | undefined> = async (
  hostname,
  { document, getClient },
) => {
  if (hostname === undefined || document === undefined) return true;
  const others = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<number>(OTHERS_WITH_HOSTNAME, { hostname, id: document._id.replace(/^drafts\./, '') });
  return others === 0 || 'Another dealership uses this hostname. Remove it there first.';
};
