/** What browsers learn about the running build: its ID, and the route rules (spec 7). */
import { createHash } from 'node:crypto';
import type { Content } from '@rooftop/content/content';
import { orFallback } from '@rooftop/platform/or-fallback';
import { type BuildMeta, routeRules } from '../site/loading/route-rules.ts';
import type { WebMiddleware } from './site-request.ts';

/**
 * Serves `/builds/latest.json` and `/builds/meta/<build>.json`. Only the running build has rules; others are 404, and
 * there are none while the content source fails.
 */
export function createBuilds(buildId: string, content: Pick<Content, 'forDealership'>): WebMiddleware {
  const metaPath = `/builds/meta/${buildId}.json`;
  return async function serveBuilds(c) {
    const siteRequest = c.get('siteRequest');
    siteRequest.route = 'builds';
    if (c.req.path === '/builds/latest.json')
      return c.json({ id: buildId }, 200, { 'Cache-Control': 'no-store' });
    if (c.req.path !== metaPath) return c.notFound();
    const { id, hostnames, languages } = siteRequest.dealership;
    const own = content.forDealership(id, { language: languages[0] ?? 'en' });
    const rules = routeRules(await orFallback(own.redirectRules(), []), hostnames);
    const text = JSON.stringify({ id: buildId, rules } satisfies BuildMeta);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'Content-Type': 'application/json' };
    const isKnown = c.env.incoming.headers['if-none-match'] === etag;
    return isKnown ? c.body(null, 304, headers) : c.body(text, 200, headers);
  };
}
