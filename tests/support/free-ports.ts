/**
 * Ports for the processes that tests start. The kernel never hands them out as ephemeral ports, so nothing takes one
 * between the choice and the start, and each test process has a block of its own.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';

/** Above the default ports of most programs, ours included, and above 10080, which browsers and `fetch` refuse. */
const FIRST_PORT = 10_100;
/** Where ephemeral ports begin on Linux unless configured otherwise. On other systems they begin higher. */
const EPHEMERAL = 32_768;
/** Ports of one test process. It reuses them in turn, so they must outnumber those in use at the same time. */
const BLOCK = 100;

/** Returns the first port that the kernel hands out itself. */
async function firstEphemeralPort(): Promise<number> {
  const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').catch(() => '');
  const first = Number.parseInt(range, 10);
  // A machine configured to hand out almost every port leaves no room for blocks.
  return first > FIRST_PORT + 20 * BLOCK ? first : EPHEMERAL;
}

/** Listens on a port of the loopback interface. Returns null if it is in use. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Takes a block for this process: listens on its first port until the process exits. */
async function takeBlock(): Promise<number> {
  const end = await firstEphemeralPort();
  for (let first = FIRST_PORT; first + BLOCK <= end; first += BLOCK) {
    const lock = await listen(first);
    if (lock === null) continue;
    lock.unref();
    return first;
  }
  throw new Error(`No block of ports is free between ${FIRST_PORT} and ${end}.`);
}

let block: Promise<number> | undefined;
let handedOut = 0;

/** Returns the next port of the block that is free. */
async function nextPort(): Promise<number> {
  const first = await (block ??= takeBlock());
  for (let tries = 1; tries < BLOCK; tries += 1) {
    const port = first + 1 + (handedOut++ % (BLOCK - 1));
    const server = await listen(port);
    if (server === null) continue;
    await once(server.close(), 'close');
    return port;
  }
  throw new Error(`All ports from ${first} to ${first + BLOCK - 1} are in use.`);
}

/**
 * Returns TCP ports that are free and differ from each other.
 * @param names settings to return them as
 */
export async function freePorts<Name extends string>(...names: Name[]): Promise<Record<Name, string>> {
  const ports: [Name, string][] = [];
  for (const name of names) ports.push([name, String(await nextPort())]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name has a port
  return Object.fromEntries(ports) as Record<Name, string>;
}
