import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { WebContext } from '../visit.ts';
import type { StudioRights } from './studio-rights.ts';

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
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: StudioRights;
  readonly data: StudioApiData;
  readonly onError: (error: unknown) => void;
}

type Answer = readonly [status: number, body?: object];

/** Ends with the ID of a dealership's document. */
export const STUDIO_API_PATH = '/api/desk/:topic{help-votes|photo-hosts}/:dealership{[\\w-]{1,128}}';
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

/** Bytes. A hostname has at most 253 characters. */
const MAX_BYTES = 1024;
const bodyShape = z.object({ host: z.string().min(1).max(253) });

/** Reads a host from a small JSON body. Returns null if the body is anything else, or too long. */
async function readHost(incoming: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > MAX_BYTES) return null;
    parts.push(bytes);
  }
  try {
    return bodyShape.parse(JSON.parse(Buffer.concat(parts).toString())).host;
  } catch {
    return null;
  }
}

/**
 * The Studio's API for data beyond its content: on the platform's own host, with the signed-in user's token and
 * without cookies. Everyone who may read the dealership's document may read this; agencies and administrators may
 * allow photo hosts.
 */
export function createStudioApi({ studioUrl, rights, data, onError }: StudioApiOptions) {
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

  return async function studioApi({ req, env }: WebContext): Promise<Response> {
    const { incoming } = env;
    const topic = req.param('topic') === 'photo-hosts' ? 'photo-hosts' : 'help-votes';
    const [status, given] = await statusAndBody(topic, req.param('dealership') ?? '', incoming);
    const body = given ?? (MESSAGES[status] && { message: MESSAGES[status] });
    const headers = {
      'Cache-Control': 'no-store',
      Vary: 'Origin',
      ...(incoming.headers.origin === studio && {
        'Access-Control-Allow-Origin': studio,
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      }),
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(status === 405 && { Allow: [...METHODS[topic], 'OPTIONS'].join(', ') }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      // A refused, unread body must not stay in the connection.
      ...(incoming.method === 'POST' && !incoming.readableEnded && { Connection: 'close' }),
    };
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
}
