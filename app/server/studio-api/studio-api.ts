import type { IncomingMessage, ServerResponse } from 'node:http';
import { normalizeHost } from '@rooftop/tenancy/normalize-host';
import type { StudioRights } from './studio-rights.ts';
import { readHost } from './read-host.ts';

/** The Studio API's data about dealerships. `dealership` is the ID of its document. */
export interface StudioApiData {
  /** Votes on the dealership's help center answers. */
  helpVotes(dealership: string): Promise<object>;
  /** Hosts with photos of the dealership's cars that are not shown. */
  photoHosts(dealership: string): Promise<readonly object[]>;
  /** Shows photos from this host. Returns false if it is not one of the dealership's `photoHosts`, or cannot be allowed. */
  allowPhotoHost(dealership: string, host: string): Promise<boolean>;
}

export interface StudioApiOptions {
  /** The platform's own host, which no dealership can have. */
  readonly domain: string;
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: StudioRights;
  readonly data: StudioApiData;
  readonly onError: (error: unknown) => void;
}

type Answer = readonly [status: number, body?: object];

/** Followed by the ID of a dealership's document. */
const ADDRESS = /^\/api\/desk\/(help-votes|photo-hosts)\/([\w-]{1,128})$/;
const TOKEN = /^Bearer ([\w.~+/=-]{1,512})$/i;
const METHODS = { 'help-votes': ['GET'], 'photo-hosts': ['GET', 'POST'] } as const;
type Topic = keyof typeof METHODS;

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Send a host as {"host": "photos.example.com"}.',
  401: 'Sign in first.',
  403: 'You don’t have permission to do this for this dealership.',
  404: 'No photos of this dealership are waiting for this host, or it cannot be allowed.',
  405: 'This method is not available here.',
  503: 'The platform is unavailable right now. Try again later.',
};

/**
 * The Studio's API for data beyond its content: on the platform's own host, with the signed-in user's token and
 * without cookies. Everyone who may read the dealership's document may read this; agencies and administrators may
 * allow photo hosts.
 * @returns a function that returns whether it handled the request
 */
export function createStudioApi({ studioUrl, rights, data, onError, ...options }: StudioApiOptions) {
  const domain = normalizeHost(options.domain);
  const { origin: studio } = new URL(studioUrl);

  async function read(topic: Topic, token: string, dealership: string): Promise<Answer> {
    if (!(await rights.mayRead(token, dealership))) return [403];
    if (topic === 'help-votes') return [200, await data.helpVotes(dealership)];
    const [hosts, mayAllow] = await Promise.all([
      data.photoHosts(dealership),
      rights.mayManage(token, dealership),
    ]);
    return [200, { hosts, mayAllow }];
  }

  async function allowHost(token: string, dealership: string, incoming: IncomingMessage): Promise<Answer> {
    if (!(await rights.mayRead(token, dealership)) || !(await rights.mayManage(token, dealership)))
      return [403];
    const host = await readHost(incoming);
    if (host === null) return [400];
    return (await data.allowPhotoHost(dealership, host)) ? [200, { allowed: host }] : [404];
  }

  async function statusAndBody(topic: Topic, dealership: string, incoming: IncomingMessage): Promise<Answer> {
    const { method = '', headers } = incoming;
    if (method === 'OPTIONS') return [204];
    if (!METHODS[topic].some((one) => one === method)) return [405];
    const [, token] = TOKEN.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) return [401];
    try {
      return method === 'GET'
        ? await read(topic, token, dealership)
        : await allowHost(token, dealership, incoming);
    } catch (error) {
      onError(error);
      return [503];
    }
  }

  async function send(topic: Topic, dealership: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    const [status, given] = await statusAndBody(topic, dealership, incoming);
    const body = given ?? (MESSAGES[status] && { message: MESSAGES[status] });
    outgoing.setHeader('Cache-Control', 'no-store');
    outgoing.setHeader('Vary', 'Origin');
    if (incoming.headers.origin === studio) {
      outgoing.setHeader('Access-Control-Allow-Origin', studio);
      outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    }
    if (status === 401) outgoing.setHeader('WWW-Authenticate', 'Bearer');
    if (status === 405) outgoing.setHeader('Allow', [...METHODS[topic], 'OPTIONS'].join(', '));
    if (body !== undefined) outgoing.setHeader('Content-Type', 'application/json');
    // A refused, unread body must not stay in the connection.
    if (!incoming.readableEnded && incoming.method === 'POST') outgoing.setHeader('Connection', 'close');
    outgoing.writeHead(status).end(body && JSON.stringify(body));
  }

  return function answer(host: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const [, topic, dealership] = ADDRESS.exec(incoming.url ?? '') ?? [];
    if (dealership === undefined || normalizeHost(host) !== domain) return false;
    void send(topic === 'photo-hosts' ? topic : 'help-votes', dealership, incoming, outgoing);
    return true;
  };
}
