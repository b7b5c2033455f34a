import type { IncomingMessage, ServerResponse } from 'node:http';
import { normaliseHost } from '@rooftop/tenancy/normalise-host';

export interface DeskOptions {
  /** host of the platform itself, which no dealership can have */
  readonly domain: string;
  /** address of the Studio: pages from elsewhere are not shown answers */
  readonly studioUrl: string;
  /**
   * Whether whoever signed in with this token may read what the dealership writes.
   * @throws when nobody can say
   */
  readonly mayRead: (token: string, dealership: string) => Promise<boolean>;
  /** What people thought of the dealership's answers. @param dealership id of its document */
  readonly helpVotes: (dealership: string) => Promise<object>;
  readonly onError: (error: unknown) => void;
}

/** The id of a dealership's document follows. */
const ADDRESS = /^\/api\/desk\/help-votes\/([\w-]{1,128})$/;
const TOKEN = /^Bearer ([\w.~+/=-]{1,512})$/i;

/**
 * What the Studio asks of the platform beyond its content: at the platform's own host, with the token of whoever is
 * signed in, and without cookies. What somebody may read of a dealership's content, he may ask about it.
 * @returns a function that says whether it took the request
 */
export function createDesk({ studioUrl, mayRead, helpVotes, onError, ...options }: DeskOptions) {
  const domain = normaliseHost(options.domain);
  const { origin: studio } = new URL(studioUrl);

  async function statusAndBody(
    { method, headers }: IncomingMessage,
    dealership: string,
  ): Promise<readonly [status: number, body?: object]> {
    if (method === 'OPTIONS') return [204];
    if (method !== 'GET') return [405];
    const [, token] = TOKEN.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) return [401];
    try {
      return (await mayRead(token, dealership)) ? [200, await helpVotes(dealership)] : [403];
    } catch (error) {
      onError(error);
      return [503];
    }
  }

  async function send(dealership: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    const [status, body] = await statusAndBody(incoming, dealership);
    outgoing.setHeader('Cache-Control', 'no-store');
    outgoing.setHeader('Vary', 'Origin');
    if (incoming.headers.origin === studio) {
      outgoing.setHeader('Access-Control-Allow-Origin', studio);
      outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization');
    }
    if (status === 401) outgoing.setHeader('WWW-Authenticate', 'Bearer');
    if (status === 405) outgoing.setHeader('Allow', 'GET, OPTIONS');
    if (body !== undefined) outgoing.setHeader('Content-Type', 'application/json');
    outgoing.writeHead(status).end(body && JSON.stringify(body));
  }

  return function answer(host: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const [, dealership] = ADDRESS.exec(incoming.url ?? '') ?? [];
    if (dealership === undefined || normaliseHost(host) !== domain) return false;
    void send(dealership, incoming, outgoing);
    return true;
  };
}
