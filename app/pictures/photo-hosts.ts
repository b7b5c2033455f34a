import { isDeepStrictEqual } from 'node:util';
import { isPhotoFile } from '@rooftop/inventory/feeds/photo-file';
import { isListedHost } from '@rooftop/inventory/feeds/photo-rules';

/** From which hosts a dealership takes photos: an agency's word, written with its feeds. */
export interface PhotoHosts {
  /**
   * Whether a dealership takes photos from this address: https, the usual port, no name and password, a listed host; or
   * the name of a file while a source of its has a folder of photos.
   */
  takes(dealership: string, source: string): boolean;
  /** Hosts that a dealership takes photos from, as its feeds list them. */
  hostsOf(dealership: string): readonly string[];
  /** Folders of the photos that came as files with a dealership's feeds. */
  foldersOf(dealership: string): readonly string[];
  /** Reads the lists now: an import may have come from a new source. */
  refresh(): Promise<void>;
  close(): void;
}

export interface HostList {
  readonly dealership: string;
  /** `photos.example.com`, or `*.example.com` for all below it */
  readonly hosts: readonly string[];
  readonly folder: string | null;
}

export interface PhotoHostsOptions {
  readonly read: () => Promise<readonly HostList[]>;
  readonly onTrouble: (error: unknown) => void;
  /** Called with a dealership that takes photos from other places than before. Pages show them from now on. */
  readonly onChange?: (dealership: string) => void;
  /** milliseconds until the lists are read again */
  readonly everyMs?: number;
}

/** Reads the lists, and again from time to time; what was read last holds while they cannot be had. */
export async function createPhotoHosts(options: PhotoHostsOptions): Promise<PhotoHosts> {
  const { read, onTrouble, onChange = () => {}, everyMs = 60_000 } = options;
  let lists: ReadonlyMap<string, readonly HostList[]> | null = null;

  async function refresh(): Promise<void> {
    try {
      const [before, after] = [lists, Map.groupBy(await read(), ({ dealership }) => dealership)];
      lists = after;
      if (before === null) return;
      for (const dealership of new Set([...before.keys(), ...after.keys()]))
        if (!isDeepStrictEqual(before.get(dealership), after.get(dealership))) onChange(dealership);
    } catch (error) {
      onTrouble(error);
    }
  }

  const hostsOf = (dealership: string) => (lists?.get(dealership) ?? []).flatMap((list) => list.hosts);
  const foldersOf = (dealership: string) =>
    (lists?.get(dealership) ?? []).flatMap(({ folder }) => (folder === null ? [] : [folder]));

  await refresh();
  const timer = setInterval(() => void refresh(), everyMs).unref();
  return {
    takes: (dealership, source) =>
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
