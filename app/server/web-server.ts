import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { BUDGETS } from '@rooftop/budgets/budgets';

/** Milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;
/** Longer than load balancers keep theirs, so that the load balancer closes first. */
const KEEP_ALIVE_MS = 65_000;

const CLIENT_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node's HTTP server with limits, and with our headers on the responses that Node's parser sends by itself. */
export function createWebServer(
  headers: ReadonlyMap<string, string>,
  onRequest: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
): Server {
  const server = createServer(
    {
      // Generous to a phone on a train, but not to a client that sends a byte now and then.
      headersTimeout: BUDGETS.headersTime.each,
      requestTimeout: BUDGETS.requestTime.each,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2_000,
      // The request guard refuses long targets before this applies.
      maxHeaderSize: BUDGETS.headerBytes.each,
      // The request guard answers a missing Host, with a page and our headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => void onRequest(incoming, outgoing),
  );
  server.setTimeout(IDLE_TIMEOUT_MS);
  const headerLines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = CLIENT_ERRORS[error.code ?? ''] ?? 400;
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines}` +
        'Cache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
  });
  return server;
}

/**
 * Stops accepting connections and waits for running requests.
 * @param patienceMs milliseconds until the remaining ones are cut off
 */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // Closes connections kept alive by a request that was running when the drain began.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => {
    server.closeAllConnections();
    resolve();
  }, patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Resolves when this process should end: on a signal, or when its supervisor dies. */
export function waitForShutdown(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
    process.once('disconnect', () => resolve());
  });
}
