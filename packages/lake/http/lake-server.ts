/** Node's HTTP server with limits on how long unauthenticated clients can keep it waiting. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { shareSockets, type SocketShares } from './share-sockets.ts';

export interface ServerLimits {
  /** Milliseconds until a request's headers must be complete. */
  readonly headersMs: number;
  /** The same while more than half of all connections are taken. */
  readonly busyHeadersMs: number;
  /** Milliseconds until a request must be complete, unless `allowLongBody` extended it. */
  readonly requestMs: number;
  /** Maximum number of open connections, in all and per caller. Null for a port that only our own processes reach. */
  readonly sockets: SocketShares['budget'] | null;
}

export const SERVER_LIMITS: ServerLimits = {
  headersMs: BUDGETS.headersTime.each,
  busyHeadersMs: BUDGETS.busyHeadersTime.each,
  requestMs: BUDGETS.requestTime.each,
  sockets: BUDGETS.lakeSockets,
};

/** Maximum duration of a signed-in user's upload, in ms. */
const LONG_BODY_MS = 10 * 60 * 1000;
/** Longer than load balancers keep idle connections, so that the balancer closes first. */
const KEEP_ALIVE_MS = 65_000;
/** Longer than the pause between two keep-alive messages of a stream. */
const IDLE_MS = 120_000;

const patience = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Gives a request minutes instead of seconds. For uploads, after the user has signed in. */
export function allowLongBody(incoming: IncomingMessage | undefined): void {
  if (incoming) clearTimeout(patience.get(incoming));
}

/**
 * Creates the server without starting to listen.
 * @param trustedProxies number of our own proxies in front. Behind one, connections of a caller cannot be told apart
 */
export function createLakeServer(
  fetch: Parameters<typeof getRequestListener>[0],
  limits: ServerLimits,
  trustedProxies: number,
): Server {
  const answer = getRequestListener(fetch);
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: LONG_BODY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(500, limits.headersMs),
      maxHeaderSize: BUDGETS.headerBytes.each,
    },
    (incoming, outgoing) => {
      const timer = setTimeout(() => {
        // Nothing reads the empty body of a GET, so it never ends. An open response at this point is an event stream.
        if (incoming.complete) return;
        if (outgoing.headersSent) incoming.socket.destroy();
        else outgoing.writeHead(408, { Connection: 'close' }).end(() => incoming.socket.destroy());
      }, limits.requestMs).unref();
      patience.set(incoming, timer);
      for (const event of ['end', 'close']) incoming.once(event, () => clearTimeout(timer));
      // Otherwise Node would read an unused body to its end so that it can reuse the connection.
      outgoing.once('finish', () => {
        if (!incoming.complete) incoming.socket.destroySoon();
      });
      void answer(incoming, outgoing);
    },
  );
  server.setTimeout(IDLE_MS);
  const { sockets: budget, headersMs, busyHeadersMs } = limits;
  if (budget !== null) {
    shareSockets(server, { budget, countsCallers: trustedProxies === 0, headersMs, busyHeadersMs });
  }
  return server;
}
