import { nextMidnight } from '@rooftop/tenancy/calendar';
import { createDependencies } from './dependencies.ts';
import type { Dependencies } from './dependencies.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { createPageBytes, type PageBytes } from './page-bytes.ts';
import type { MadePage } from './page-cache.ts';
import type { PageRequest } from './page-key.ts';
import type { Visitor } from './visitor.ts';
import type { InlineScripts } from '../http/content-security-policy.ts';
import type { RenderedPage } from '../http/pages.ts';
import type { Visit } from '../http/visit.ts';

/** Answers of Remix that a kept page has no use for; what stands here belongs to one response. */
const OWN_HEADERS = new Set(['set-cookie', 'content-length', 'date', 'connection']);

/** Says that the page is elsewhere, or, of the data of a page, what Remix says instead. */
const MOVED: ReadonlySet<number> = new Set([202, 301, 302, 303, 307, 308]);

export interface MakePageOptions {
  readonly render: (
    request: Request,
    visit: Visit,
    visitor: Visitor,
    dependencies: Dependencies,
  ) => Promise<RenderedPage>;
  readonly policy: (scripts: InlineScripts) => string;
  readonly onError: (error: unknown, visit: Visit) => void;
}

/**
 * Makes a page that everybody may get. It is made from its key: the request that loaders see has its address and
 * nothing else, so nothing that a visitor sends can get into it. A page with something for its visitor alone is not for
 * everybody, and neither is one that has moved: his query goes along.
 */
export function createMakePage({ render, policy, onError }: MakePageOptions) {
  return async function makePage(asked: PageRequest, visit: Visit): Promise<MadePage<PageBytes>> {
    const dependencies = createDependencies();
    // What a page says of days, such as the year in its footer, is true until the next one.
    dependencies.trueUntil(nextMidnight(visit.dealership.timeZone, new Date()));
    const request = new Request(asked.visit.origin + asked.address);
    const { response, nonce } = await render(request, visit, asked.visitor, dependencies);
    if (dependencies.isForOneVisitor()) return { page: null, keep: dependencies.keep() };
    if (MOVED.has(response.status)) return { page: null };
    const setsCookie = response.headers.has('set-cookie');
    if (setsCookie) onError(new Error(`The kept page ${asked.address} sets a cookie.`), visit);
    const isOwn = response.headers.has('cache-control') || setsCookie || visit.failure !== undefined;

    const headers = new Map([...response.headers].filter(([name]) => !OWN_HEADERS.has(name)));
    const html = await response.arrayBuffer();
    const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false;
    const hashed = isDocument ? hashInlineScripts(new TextDecoder().decode(html), nonce) : undefined;
    const isWhole = response.status === 200 && hashed !== null;
    if (isDocument && !headers.has('content-security-policy'))
      headers.set('content-security-policy', policy(hashed ? { hashes: hashed.hashes } : { nonce }));
    if (isWhole && !isOwn) {
      headers.set('cache-control', 'private, no-cache');
      headers.set('vary', 'Accept-Encoding, Cookie, Sec-GPC');
    } else if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');

    const page = createPageBytes({
      status: response.status,
      headers,
      route: visit.route,
      bytes: hashed ? new TextEncoder().encode(hashed.html) : new Uint8Array(html),
    });
    return isWhole && !isOwn ? { page, keep: dependencies.keep() } : { page };
  };
}
