import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { type HostHolders, type HostIndex, indexHosts } from '@rooftop/tenancy/find-dealership';

interface RegistryOptions {
  /** Cached by the content client. A new array means that something was published. */
  readonly dealerships: () => Promise<readonly Dealership[]>;
  /** Reads which dealership holds which host. */
  readonly readHolders: () => Promise<HostHolders>;
  readonly platformDomain: string;
  readonly onFailure: (error: unknown) => void;
}

/** Milliseconds until a confirmed hostname takes effect when nothing was published. */
const REREAD_MS = 5000;

interface Known {
  readonly list: readonly Dealership[];
  readonly holders: HostHolders;
  readonly index: HostIndex<Dealership>;
  readonly readAt: number;
}

/**
 * The hosts of all dealerships, as content and database define them now. While the database is down, the last known
 * holders apply.
 * @returns a function that rejects until the data has been read once
 */
export function createRegistry(options: RegistryOptions): () => Promise<HostIndex<Dealership>> {
  const { dealerships, readHolders, platformDomain, onFailure } = options;
  let known: Known | undefined;
  let reading: { readonly list: readonly Dealership[]; readonly done: Promise<Known> } | undefined;

  async function make(list: readonly Dealership[]): Promise<Known> {
    const before = known;
    const holders = await readHolders().catch((error: unknown) => {
      if (before === undefined) throw error;
      onFailure(error);
      return before.holders;
    });
    known = { list, holders, index: indexHosts(list, platformDomain, holders), readAt: performance.now() };
    return known;
  }

  function read(list: readonly Dealership[]): Promise<Known> {
    if (reading?.list === list) return reading.done;
    const done = make(list).finally(() => {
      if (reading?.done === done) reading = undefined;
    });
    reading = { list, done };
    return done;
  }

  return async function hosts() {
    const list = await dealerships();
    if (known?.list !== list) return (await read(list)).index;
    if (performance.now() - known.readAt > REREAD_MS) read(list).catch(onFailure);
    return known.index;
  };
}
