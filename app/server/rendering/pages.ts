import { phoneFor } from '@rooftop/content/documents/dealership/company/company';
import type { RequestContext } from '#app/context.server.ts';
import type { RequestVisitor } from '../create-context.ts';
import { readTerms } from '#app/vehicles/inventory/visitor-terms.ts';
import { createDependencies, type Dependencies } from '../page-cache/dependencies.ts';
import { previewVisitor } from '../preview/preview-visitor.ts';
import { readVisitor, type VisitorHeaders } from '#app/visitor/read-visitor.ts';
import type { InlineScripts } from '../responses/security-headers.ts';
import { acceptedEncoding, encodeBody, isCompressible } from '../responses/encode-body.ts';
import { statusOf } from '#app/http/error-status.ts';
import { hasTicket } from '#app/http/ticket-path.ts';
import { RETRY_AFTER, type RefusalStatus, type Refuse } from '../responses/refusal.ts';
import { UNBUFFERED } from '#app/http/stream-text.ts';
import type { SiteRequest } from '../site-request.ts';

/** Remix's response, ready to send except for Cache-Control and the authorization of its scripts. */
interface RenderedPage {
  readonly response: Response;
  /** The nonce on our inline scripts. */
  readonly nonce: string;
}

/** Renders the page of a request as this visitor may see it. */
export type RenderPage = (
  request: Request,
  siteRequest: SiteRequest,
  visitor: RequestVisitor,
  dependencies: Dependencies,
) => Promise<RenderedPage>;

interface RenderOptions {
  /** Remix's request handler. */
  readonly handle: (request: Request, context: RequestContext) => Promise<Response>;
  readonly createContext: (
    siteRequest: SiteRequest,
    pathname: string,
    visitor: RequestVisitor,
    dependencies: Dependencies,
  ) => Promise<RequestContext>;
  readonly refuse: Refuse;
}

interface PagesOptions {
  readonly render: RenderPage;
  /** Content policy of a page. */
  readonly policy: (scripts: InlineScripts, siteRequest: SiteRequest) => string;
}

const isEmptyPage = ({ body, headers }: Response): boolean =>
  body === null && (headers.get('content-type')?.startsWith('text/html') ?? false);

/** Creates the function that has Remix render pages and their data and handle forms. */
export function createRender({ handle, createContext, refuse }: RenderOptions) {
  /**
   * A write to a missing page gets the same page as a read, because Remix loads no data for a page whose action
   * threw.
   */
  async function ask(request: Request, context: RequestContext): Promise<Response> {
    const answer = await handle(request, context);
    if (request.method === 'GET' || answer.status !== 404 || !isEmptyPage(answer)) return answer;
    const headers = new Headers(request.headers);
    for (const name of ['content-type', 'content-length']) headers.delete(name);
    return handle(new Request(request.url, { headers }), context);
  }

  return async function render(
    request: Request,
    siteRequest: SiteRequest,
    visitor: RequestVisitor,
    dependencies: Dependencies,
  ): Promise<RenderedPage> {
    const { pathname } = new URL(request.url);
    siteRequest.route = pathname.endsWith('.data') ? 'data' : 'page';
    siteRequest.hasTicket = hasTicket(pathname);
    const context = await createContext(siteRequest, pathname, visitor, dependencies);
    const answer = await ask(request, context);
    const { dealership } = siteRequest;
    const response = await presentable(answer, siteRequest, async (status, added) => {
      // After a failure, nothing else is read.
      const phone = status < 500 ? phoneFor(await context.company(), 'sales') : null;
      const site = { ...dealership, phone };
      return refuse(status, added, { path: pathname, languages: dealership.languages, site });
    });
    return { response, nonce: context.nonce };
  };
}

/** The response with a status and text that are safe to show in public. */
async function presentable(
  answer: Response,
  siteRequest: SiteRequest,
  refuse: (...page: [RefusalStatus, Readonly<Record<string, string>>?]) => Promise<Response>,
): Promise<Response> {
  const failed = siteRequest.failure === undefined ? undefined : statusOf(siteRequest.failure);
  const status = answer.status >= 500 && failed !== undefined ? failed : answer.status;
  const type = answer.headers.get('content-type');

  if (status >= 500 && (answer.body === null || type === null || type.startsWith('text/plain')))
    return refuse(status === 503 ? 503 : 500);

  // A write to a page without a form: Remix's response would expose internals.
  if (status === 405) return refuse(405, { Allow: 'GET, HEAD' });
  if (status === 400 && isEmptyPage(answer)) return refuse(400);

  if (status < 400) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'private, no-store');
  if (status === 503) headers.set('Retry-After', RETRY_AFTER);
  return new Response(answer.body, { status, headers });
}

/** The visitor, as their request headers describe them. */
function knownVisitor(
  sent: VisitorHeaders & { readonly userAgent: string | null },
  { dealership, ipAddress, arms = {} }: SiteRequest,
): RequestVisitor {
  const { userAgent, cookie = null } = sent;
  return {
    ...readVisitor(sent, dealership),
    terms: readTerms(cookie),
    arms,
    client: { cookies: cookie, ipAddress, userAgent },
  };
}

/** Serves pages and form results that are for this visitor only. */
export function createPages({ policy, render }: PagesOptions) {
  return async function page(request: Request, siteRequest: SiteRequest): Promise<Response> {
    const { headers: sent } = request;
    const { preview, dealership } = siteRequest;
    const visitor =
      preview === undefined
        ? knownVisitor(
            { cookie: sent.get('cookie'), gpc: sent.get('sec-gpc'), userAgent: sent.get('user-agent') },
            siteRequest,
          )
        : previewVisitor(preview.settings, dealership);
    // Of a preview, loaders see the URL and nothing else.
    const asked = preview === undefined ? asRead(request) : new Request(request.url);
    const { response, nonce } = await render(asked, siteRequest, visitor, createDependencies());
    const { status } = response;
    const headers = new Headers(response.headers);
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (preview !== undefined) {
      for (const name of ['cache-control', 'set-cookie', 'etag']) headers.delete(name);
      headers.set('X-Robots-Tag', 'noindex');
    }
    if (!headers.has('cache-control')) headers.set('Cache-Control', 'private, no-store');
    if (isPage && !headers.has('content-security-policy'))
      headers.set('Content-Security-Policy', policy({ nonce }, siteRequest));
    // Trackers of the page that a link leads to read the URL of the page before.
    if (siteRequest.hasTicket) headers.set('Referrer-Policy', 'strict-origin');
    if (response.body === null) return new Response(null, { status, headers });
    if (headers.has(UNBUFFERED.name)) return streamed(response.body, { status, headers }, request);
    return encoded(new Uint8Array(await response.arrayBuffer()), { status, headers }, request);
  };
}

/** Remix only handles reads and writes. Node omits the body from responses to HEAD. */
const asRead = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request;

/** A body that is sent while it is generated. */
function streamed(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { status, headers }: { status: number; headers: Headers },
  request: Request,
): Response {
  headers.append('Vary', 'Accept-Encoding');
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  if (acceptedEncoding(accepted, ['gzip']) === undefined) return new Response(body, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers });
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
  return new Response(await encodeBody(bytes, encoding, 'quick'), { status, headers });
}
