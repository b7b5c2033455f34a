/** From which hosts a dealership takes photos: an agency's word, written with its feeds. */
export interface PhotoHosts {
  /** Whether a dealership takes photos from this address: https, the usual port, no name and password, a listed host. */
  takes(dealership: string, source: string): boolean;
  close(): void;
}

export interface HostList {
  readonly dealership: string;
  /** `photos.example.com`, or `*.example.com` for all below it */
  readonly hosts: readonly string[];
}

export interface PhotoHostsOptions {
  readonly read: () => Promise<readonly HostList[]>;
  readonly onTrouble: (error: unknown) => void;
  /** milliseconds until the lists are read again */
  readonly everyMs?: number;
}

/** Reads the lists, and again from time to time; what was read last holds while they cannot be had. */
export async function createPhotoHosts(options: PhotoHostsOptions): Promise<PhotoHosts> {
  const { read, onTrouble, everyMs = 60_000 } = options;
  let hosts: ReadonlyMap<string, readonly string[]> = new Map();

  async function refresh(): Promise<void> {
    try {
      const byDealership = Map.groupBy(await read(), ({ dealership }) => dealership);
      hosts = new Map([...byDealership].map(([key, lists]) => [key, lists.flatMap((list) => list.hosts)]));
    } catch (error) {
      onTrouble(error);
    }
  }

  await refresh();
  const timer = setInterval(() => void refresh(), everyMs).unref();
  return {
    takes: (dealership, source) => isListed(source, hosts.get(dealership) ?? []),
    close: () => clearInterval(timer),
  };
}

function isListed(source: string, hosts: readonly string[]): boolean {
  if (hosts.length === 0 || !URL.canParse(source)) return false;
  const { protocol, hostname, port, username, password } = new URL(source);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
