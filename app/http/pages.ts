import type { RequestContext } from '../context.server.ts';
import { acceptedEncoding, encodeBody, isCompressible } from './encode-body.ts';
import { statusOf } from './error-status.ts';
import { RETRY_AFTER, refusalHeaders, type RefusalPages } from './refusal.ts';
import type { Visit } from './visit.ts';

export interface PagesOptions {
  /** Remix */
  readonly handle: (request: Request, context: RequestContext) => Promise<Response>;
  readonly createContext: (request: Request, visit: Visit) => Promise<RequestContext>;
  /** the content policy of a page with this nonce */
  readonly policy: (nonce: string) => string;
  readonly refusals: RefusalPages;
}

/** Answers with pages, their data, and the results of forms. */
export function createPages({ handle, createContext, policy, refusals }: PagesOptions) {
  return async function page(request: Request, visit: Visit): Promise<Response> {
    visit.route = new URL(request.url).pathname.endsWith('.data') ? 'data' : 'page';
    const context = await createContext(request, visit);
    const answer = await handle(forRemix(request), context);
    const failed = visit.failure === undefined ? undefined : statusOf(visit.failure);
    const status = answer.status >= 500 && failed !== undefined ? failed : answer.status;
    const type = answer.headers.get('content-type');
    const isPage = type?.startsWith('text/html') ?? false;

    if (status >= 500 && (answer.body === null || type === null || type.startsWith('text/plain'))) {
      const shown = status === 503 ? 503 : 500;
      return new Response(refusals[shown], { status: shown, headers: refusalHeaders(shown) });
    }

    // A write to a page without a form: Remix's answer explains our insides.
    if (status === 405) {
      return new Response(refusals[405], { status, headers: { ...refusalHeaders(405), Allow: 'GET, HEAD' } });
    }

    const headers = new Headers(answer.headers);
    if (!headers.has('cache-control') || status >= 400) headers.set('Cache-Control', 'private, no-store');
    if (status === 503) headers.set('Retry-After', RETRY_AFTER);
    if (isPage) headers.set('Content-Security-Policy', policy(context.nonce));
    if (answer.body === null) return new Response(null, { status, headers });
    return encoded(new Uint8Array(await answer.arrayBuffer()), { status, headers }, request);
  };
}

/** Remix sees reads and writes, never HEAD; Node leaves the body out of the answer. `_data` was for older clients. */
function forRemix(request: Request): Request {
  const url = new URL(request.url);
  const isLegacy = url.searchParams.has('_data');
  if (request.method !== 'HEAD' && !isLegacy) return request;
  url.searchParams.delete('_data');
  if (request.method === 'HEAD') return new Request(url, { headers: request.headers });
  return new Request(url, request);
}

async function encoded(
  bytes: Uint8Array<ArrayBuffer>,
  { status, headers }: { status: number; headers: Headers },
  request: Request,
): Promise<Response> {
  if (!isCompressible(headers.get('content-type'), bytes.length))
    return new Response(bytes, { status, headers });
  headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
  if (encoding === undefined) return new Response(bytes, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await encodeBody(bytes, encoding), { status, headers });
}
