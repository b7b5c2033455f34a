/** `POST /api/visits`: counts of what visitors do, from browsers that may send them. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import type { ContentView } from '@rooftop/content/content';
import { localDate } from '@rooftop/tenancy/calendar';
import { factCountsShape } from '@rooftop/visits/collector/fact-counts-shape';
import { underKnownName } from '@rooftop/visits/collector/known-names';
import type { VisitSums } from '@rooftop/visits/storage/visit-sums';
import { callerAddress } from '#app/http/caller-address.ts';
import { readBody } from '#app/http/read-body.ts';
import { readVisitor } from '#app/visitor/read-visitor.ts';
import type { WebContext } from '../site-request.ts';
import { type NamingContent, readKnownNames } from './known-names.ts';

const EMPTY = { 'Cache-Control': 'no-store' };
const answer = (status: number, headers = {}) =>
  new Response(null, { status, headers: { ...EMPTY, ...headers } });

interface VisitCollectorOptions {
  readonly sums: Pick<VisitSums, 'add'>;
  readonly content: { forDealership(id: string, view: ContentView): NamingContent };
  /** Milliseconds since 1970. Defaults to Date.now. */
  readonly now?: () => number;
  /** Milliseconds of a monotonic clock, for shares. Defaults to performance.now. */
  readonly clock?: () => number;
}

/**
 * Creates the handler. Without consent to analytics, or with Global Privacy Control, it accepts and records nothing,
 * whatever the browser sent. It reads no identifier. The caller's address is only counted in memory, for their share,
 * and what is recorded has no names but those that exist at the dealership.
 */
export function createVisitCollector({ sums, content, now = Date.now, clock }: VisitCollectorOptions) {
  const shares = createShares(BUDGETS.visitRequests, clock);

  return async function collectVisits({ req, get }: WebContext): Promise<Response> {
    const siteRequest = get('siteRequest');
    siteRequest.route = 'visits';
    const headers = { cookie: req.header('cookie'), gpc: req.header('sec-gpc') };
    if (!readVisitor(headers, siteRequest.dealership).consent.includes('analytics')) return answer(204);
    const { id: dealership, timeZone, languages } = siteRequest.dealership;
    const caller = callerAddress(siteRequest.ipAddress) ?? undefined;
    const refused = shares.take({ tenant: dealership, caller });
    if (refused !== undefined) return answer(429, { 'Retry-After': String(refused.retryAfterSeconds ?? 1) });
    const counts = factCountsShape.safeParse(await readBody(req.raw));
    if (!counts.success) return answer(400);
    const own = content.forDealership(dealership, { language: languages[0] ?? 'en' });
    const isKnown = await readKnownNames(own);
    sums.add(
      { dealership, day: localDate(timeZone, new Date(now())) },
      counts.data.map((count) => underKnownName(count, isKnown)),
    );
    return answer(204);
  };
}
