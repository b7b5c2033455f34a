import type { Dealership } from '@rooftop/content/documents/dealership';
import { type HostIndex, indexHosts } from '@rooftop/tenancy/find-dealership';

/**
 * The hosts of all dealerships, as the content knows them at this moment.
 * @param dealerships cached by the content client; the index is made again when it returns another list
 */
export function createRegistry(
  dealerships: () => Promise<readonly Dealership[]>,
  platformDomain: string,
): () => Promise<HostIndex<Dealership>> {
  let known: { list: readonly Dealership[]; index: HostIndex<Dealership> } | undefined;
  return async function hosts() {
    const list = await dealerships();
    if (known?.list !== list) known = { list, index: indexHosts(list, platformDomain) };
    return known.index;
  };
}
