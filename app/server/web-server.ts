import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import type { Refuse } from './responses/refusal.ts';

/** Milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;
/** Longer than load balancers keep theirs, so that the load balancer closes first. */
const KEEP_ALIVE_MS = 65_000;

const CLIENT_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** An error of Node's HTTP parser, with the bytes that it read last. */
interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

/** The path of a request that Node's parser has given up. `/` if it is unknown. */
const pathIn = (received: string): string => /^[A-Z]+ (\/\S*)/.exec(received)?.[1] ?? '/';

/**
 * Lines that delete the cookies of a request whose headers are too large, which visitors can't do by themselves. Only
 * cookies of this hostname are deleted: others of the same domain belong to somebody else.
 */
const deletedCookies = (received: string): readonly string[] =>
  [...received.matchAll(/^cookie:(.*)$/gim)]
    .flatMap(([, pairs = '']) => pairs.split(';'))
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => /^[\w.-]+$/.test(name))
    .map((name) => `${name}=; Path=/; Max-Age=0${name.startsWith('__') ? '; Secure' : ''}`);

/**
 * Node's HTTP server with limits, and with our headers on the responses that Node's parser sends by itself. One of them has a
 * page: a visitor whose cookies have grown too large would see nothing on any page of the website.
 */
export function createWebServer(
  headers: ReadonlyMap<string, string>,
  refuse: Refuse,
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
  const answerError = async (error: ClientError, socket: Duplex) => {
    const received = error.rawPacket?.toString('latin1') ?? '';
    const isLongUrl = pathIn(received).length > BUDGETS.urlBytes.each;
    const parsed = CLIENT_ERRORS[error.code ?? ''] ?? 400;
    const status = parsed === 431 && isLongUrl ? 414 : parsed;
    const page = status === 431 ? refuse(431, {}, { path: pathIn(received), languages: LANGUAGES }) : null;
    const body = (await page?.text()) ?? '';
    const sent = new Headers([...headers, ['Cache-Control', 'no-store']]);
    for (const [name, value] of page?.headers ?? []) sent.set(name, value);
    if (page) for (const line of deletedCookies(received)) sent.append('Set-Cookie', line);
    sent.set('Content-Length', String(Buffer.byteLength(body)));
    sent.set('Connection', 'close');
    const lines = [...sent].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
  };
  server.on('clientError', (error: ClientError, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else void answerError(error, socket);
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
