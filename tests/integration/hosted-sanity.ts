import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { generate } from 'selfsigned';

/** Fake for https://<project>.api.sanity.io. No name is resolved, and no request leaves the machine. */
export interface HostedSanity {
  /** Environment variables that route a process's Sanity requests here. */
  readonly environment: Record<string, string>;
  /** Hosts and ports that processes tried to reach. */
  readonly wanted: ReadonlySet<string>;
  stop(): Promise<void>;
}

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

/**
 * Serves a lake like hosted Sanity: over TLS with the name `<project>.api.sanity.io`, reached through an HTTP proxy.
 * The proxy refuses and records requests to any other host.
 * @param certificateFile path to which the certificate is written for NODE_EXTRA_CA_CERTS
 */
export async function startHostedSanity(
  lakeUrl: string,
  projectId: string,
  certificateFile: string,
): Promise<HostedSanity> {
  const name = `${projectId}.api.sanity.io`;
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  });
  await writeFile(certificateFile, cert);
  const api = createTlsServer({ key, cert }, (incoming, outgoing) => pass(lakeUrl, incoming, outgoing));
  // With Node's default of 5 s, a busy client may use a connection at the moment it is closed.
  api.keepAliveTimeout = 65_000;
  const apiPort = await listen(api);

  const wanted = new Set<string>();
  const proxy = createServer((_incoming, outgoing) => outgoing.writeHead(501).end());
  proxy.on('connect', ({ url = '' }: IncomingMessage, client: Duplex) => {
    wanted.add(url);
    client.on('error', () => client.destroy());
    if (url !== `${name}:443`) {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const upstream = connect(apiPort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  const proxyPort = await listen(proxy);
  // `server.close()` does not close tunnels, so track them here.
  const tunnels = new Set<Socket>();
  proxy.on('connection', (socket) => {
    tunnels.add(socket);
    socket.once('close', () => tunnels.delete(socket));
  });

  return {
    environment: { HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`, NODE_EXTRA_CA_CERTS: certificateFile },
    wanted,
    async stop() {
      const closed = Promise.all([once(api, 'close'), once(proxy, 'close')]);
      api.close();
      proxy.close();
      for (const tunnel of tunnels) tunnel.destroy();
      api.closeAllConnections();
      await closed;
    },
  };
}

/** Forwards a request unchanged, including the Host header, by which hosted Sanity identifies the project. */
function pass(lakeUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  // A new connection each time, because the lake may close an idle one at the moment it is used.
  const options = { ...(method && { method }), headers, agent: false };
  const upstream = request(new URL(url, lakeUrl), options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}
