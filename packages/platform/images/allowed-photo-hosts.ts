import { isDeepStrictEqual } from 'node:util';
import { isPhotoFile } from '@rooftop/inventory/feeds/photo-file';
import { isListedHost } from '@rooftop/inventory/feeds/photo-rules';
import { listFeedSources } from '@rooftop/inventory/storage/sources';
import type { Pool } from '@rooftop/database/pool';

/** The hosts a dealership's photos may come from, which an agency sets with its feeds. */
interface PhotoHosts {
  /**
   * Whether a dealership accepts photos from this URL: https, default port, no user name or password, and a listed
   * host. Also accepts a file name if one of its sources has a photo folder.
   */
  allows(dealership: string, source: string): boolean;
  /** Hosts that a dealership accepts photos from, from its feeds. */
  hostsOf(dealership: string): readonly string[];
  /** Folders of photos that were delivered as files with a dealership's feeds. */
  foldersOf(dealership: string): readonly string[];
  /** Reads the lists now, because an import may have come from a new source. */
  refresh(): Promise<void>;
  close(): void;
}

export interface HostList {
  readonly dealership: string;
  /** `photos.example.com`, or `*.example.com` for all its subdomains. */
  readonly hosts: readonly string[];
  readonly folder: string | null;
}

/** Reads the photo hosts of every dealership's feeds. */
export async function readPhotoHosts(pool: Pool): Promise<readonly HostList[]> {
  const sources = await listFeedSources(pool, null);
  return sources.map(({ dealership, settings }) => ({
    dealership,
    hosts: settings.photoHosts,
    folder: settings.photoFolder,
  }));
}

interface PhotoHostsOptions {
  readonly read: () => Promise<readonly HostList[]>;
  readonly onFailure: (error: unknown) => void;
  /** Called with a dealership whose photo sources changed. Its pages use the new ones from now on. */
  readonly onChange?: (dealership: string) => void;
  /** Milliseconds between reads of the lists. */
  readonly everyMs?: number;
}

/** Reads the lists now and periodically. If that fails, the last ones stay in effect. */
export async function createPhotoHosts(options: PhotoHostsOptions): Promise<PhotoHosts> {
  const { read, onFailure, onChange = () => {}, everyMs = 60_000 } = options;
  let lists: ReadonlyMap<string, readonly HostList[]> | null = null;

  async function refresh(): Promise<void> {
    try {
      const [before, after] = [lists, Map.groupBy(await read(), ({ dealership }) => dealership)];
      lists = after;
      if (before === null) return;
      for (const dealership of new Set([...before.keys(), ...after.keys()]))
        if (!isDeepStrictEqual(before.get(dealership), after.get(dealership))) onChange(dealership);
    } catch (error) {
      onFailure(error);
    }
  }

  const hostsOf = (dealership: string) => (lists?.get(dealership) ?? []).flatMap((list) => list.hosts);
  const foldersOf = (dealership: string) =>
    (lists?.get(dealership) ?? []).flatMap(({ folder }) => (folder === null ? [] : [folder]));

  await refresh();
  const timer = setInterval(() => void refresh(), everyMs).unref();
  return {
    allows: (dealership, source) =>
      isPhotoFile(source) ? foldersOf(dealership).length > 0 : isListed(source, hostsOf(dealership)),
    hostsOf,
    foldersOf,
    refresh,
    close: () => clearInterval(timer),
  };
}

function isListed(source: string, hosts: readonly string[]): boolean {
  if (hosts.length === 0 || !URL.canParse(source)) return false;
  const { protocol, hostname, port, username, password } = new URL(source);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isListedHost(hostname, hosts);
}
