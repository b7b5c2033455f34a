/** What every part of the Studio API does the same way: the token, small bodies, and the headers of responses. */
import type { IncomingMessage } from 'node:http';
import { parseJson } from '#app/http/parse-json.ts';

export type ApiResponse = readonly [status: number, body?: object];

/** The body of a response that is no JSON. */
export class SentFile {
  readonly content: BodyInit;
  readonly type: string;
  /** Name under which browsers save it: letters, digits, hyphens and dots. Null if it is not to be saved. */
  readonly name: string | null;

  constructor(content: BodyInit, type: string, name: string | null = null) {
    this.content = content;
    this.type = type;
    this.name = name;
  }
}

const TOKEN = /^Bearer ([\w.~+/=-]{1,512})$/i;

/** Messages for the reader of the Studio, by status. */
const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Sign in first.',
  403: 'You don’t have permission to do this for this dealership.',
  405: 'This method is not available here.',
  503: 'The platform is unavailable right now. Try again later.',
};

/** Returns the bearer token of a request, or undefined if it has none that could be valid. */
export const tokenOf = ({ headers }: IncomingMessage): string | undefined =>
  TOKEN.exec(headers.authorization ?? '')?.[1];

/** Reads a small JSON body. Returns undefined if the body is anything else, has text that cannot be stored, or is longer than `maxBytes`. */
export async function readSmallJson(incoming: IncomingMessage, maxBytes: number): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > maxBytes) return undefined;
    parts.push(bytes);
  }
  try {
    return parseJson(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}

/**
 * Creates the function that makes responses. Only pages of the Studio can read them, and nobody stores them.
 * @param studioUrl URL of the Studio
 */
export function createResponder(studioUrl: string) {
  const { origin: studio } = new URL(studioUrl);
  return function respond(
    incoming: IncomingMessage,
    [status, content]: ApiResponse,
    { methods, messages }: { methods: readonly string[]; messages: Readonly<Record<number, string>> },
  ): Response {
    const message = messages[status] ?? MESSAGES[status];
    const body = content ?? (message && { message });
    const headers = {
      'Cache-Control': 'no-store',
      Vary: 'Origin',
      ...(incoming.headers.origin === studio && {
        'Access-Control-Allow-Origin': studio,
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        'Access-Control-Allow-Methods': methods.join(', '),
        'Access-Control-Expose-Headers': 'Content-Disposition',
      }),
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(status === 405 && { Allow: [...methods, 'OPTIONS'].join(', ') }),
      ...(body !== undefined && {
        'Content-Type': body instanceof SentFile ? body.type : 'application/json',
      }),
      ...(body instanceof SentFile && { 'X-Content-Type-Options': 'nosniff' }),
      ...(body instanceof SentFile &&
        body.name !== null && { 'Content-Disposition': `attachment; filename="${body.name}"` }),
      // A refused, unread body must not stay in the connection.
      ...((incoming.method === 'POST' || incoming.method === 'PUT') &&
        !incoming.readableEnded && { Connection: 'close' }),
    };
    if (body === undefined) return new Response(null, { status, headers });
    return new Response(body instanceof SentFile ? body.content : JSON.stringify(body), { status, headers });
  };
}
