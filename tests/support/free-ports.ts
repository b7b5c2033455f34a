import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

function portOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return String(address.port);
}

/**
 * Returns TCP ports that are free at this moment and differ from each other.
 * @param names settings to return them as
 */
export async function freePorts<Name extends string>(...names: Name[]): Promise<Record<Name, string>> {
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server, index) => [names[index], portOf(server)]);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name has a port
  return Object.fromEntries(ports) as Record<Name, string>;
}
