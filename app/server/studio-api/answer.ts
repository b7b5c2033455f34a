/** What every part of the Studio API does the same way: the token, small bodies, and the headers of responses. */
import type { IncomingMessage } from 'node:http';

export type Answer = readonly [status: number, body?: object];

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

/** Reads a small JSON body. Returns undefined if the body is anything else, or longer than `maxBytes`. */
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
    return JSON.parse(Buffer.concat(parts).toString());
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
    [status, given]: Answer,
    { methods, messages }: { methods: readonly string[]; messages: Readonly<Record<number, string>> },
  ): Response {
    const message = messages[status] ?? MESSAGES[status];
    const body = given ?? (message && { message });
    const headers = {
      'Cache-Control': 'no-store',
      Vary: 'Origin',
      ...(incoming.headers.origin === studio && {
        'Access-Control-Allow-Origin': studio,
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      }),
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(status === 405 && { Allow: [...methods, 'OPTIONS'].join(', ') }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      // A refused, unread body must not stay in the connection.
      ...(incoming.method === 'POST' && !incoming.readableEnded && { Connection: 'close' }),
    };
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
}
