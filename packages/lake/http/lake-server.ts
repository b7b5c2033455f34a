/** Node's HTTP server with limits on what strangers can make it wait for. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export interface ServerLimits {
  /** milliseconds until the headers of a request must be complete */
  readonly headersMs: number;
  /** milliseconds until a request must be complete, unless `allowLongBody` gave it more */
  readonly requestMs: number;
  /** open connections; more are refused */
  readonly connections: number;
}

export const SERVER_LIMITS: ServerLimits = { headersMs: 10_000, requestMs: 30_000, connections: 2000 };

/** How long the upload of a signed-in person may take, in ms. */
const LONG_BODY_MS = 10 * 60 * 1000;
/** Longer than load balancers keep theirs, so that the balancer closes first. */
const KEEP_ALIVE_MS = 65_000;
/** Longer than the pause between two signs of life of a stream. */
const IDLE_MS = 120_000;
const MAX_HEADER_BYTES = 32_768;

const patience = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Gives a request minutes instead of seconds. For uploads, after the person has signed in. */
export function allowLongBody(incoming: IncomingMessage | undefined): void {
  if (incoming) clearTimeout(patience.get(incoming));
}

/** Makes the server; it does not listen yet. */
export function createLakeServer(
  fetch: Parameters<typeof getRequestListener>[0],
  limits: ServerLimits,
): Server {
  const answer = getRequestListener(fetch);
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: LONG_BODY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(2000, limits.headersMs),
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (incoming, outgoing) => {
      const timer = setTimeout(() => {
        // Nobody reads the empty body of a GET, so it never ends; what is open then is a stream of events.
        if (incoming.complete) return;
        if (outgoing.headersSent) incoming.socket.destroy();
        else outgoing.writeHead(408, { Connection: 'close' }).end(() => incoming.socket.destroy());
      }, limits.requestMs).unref();
      patience.set(incoming, timer);
      for (const event of ['end', 'close']) incoming.once(event, () => clearTimeout(timer));
      // A body that nobody reads would otherwise be read to its end, so that the connection can be used again.
      outgoing.once('finish', () => {
        if (!incoming.complete) incoming.socket.destroySoon();
      });
      void answer(incoming, outgoing);
    },
  );
  server.setTimeout(IDLE_MS);
  server.maxConnections = limits.connections;
  return server;
}
