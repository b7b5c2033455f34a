/** `POST /api/visits`: counts of what visitors do, from browsers that may send them. */
import { localDate } from '@rooftop/tenancy/calendar';
import { factCountsShape } from '@rooftop/visits/collector/fact-counts-shape';
import type { VisitSums } from '@rooftop/visits/storage/visit-sums';
import { readBody } from '../http/read-body.ts';
import { readVisitor } from '../visitor/read-visitor.ts';
import type { WebContext } from './visit.ts';

/** Requests that this process accepts per second. Nobody is told apart, so the limit is for all of them together. */
const MOST_PER_SECOND = 100;

const EMPTY = { 'Cache-Control': 'no-store' };
const answer = (status: number, headers = {}) =>
  new Response(null, { status, headers: { ...EMPTY, ...headers } });

/**
 * Creates the handler. Without consent to analytics, or with Global Privacy Control, it accepts and records nothing,
 * whatever the browser sent. It reads no identifier and no address.
 * @param now milliseconds since 1970
 */
export function createVisitCollector(sums: Pick<VisitSums, 'add'>, now: () => number = Date.now) {
  let second = 0;
  let accepted = 0;

  function isOver(): boolean {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, accepted] = [current, 0];
    accepted += 1;
    return accepted > MOST_PER_SECOND;
  }

  return async function collectVisits({ req, get }: WebContext): Promise<Response> {
    const visit = get('visit');
    visit.route = 'visits';
    const headers = { cookie: req.header('cookie'), gpc: req.header('sec-gpc') };
    if (!readVisitor(headers, visit.dealership).consent.includes('analytics')) return answer(204);
    if (isOver()) return answer(429, { 'Retry-After': '60' });
    const counts = factCountsShape.safeParse(await readBody(req.raw));
    if (!counts.success) return answer(400);
    const { id: dealership, timeZone } = visit.dealership;
    sums.add({ dealership, day: localDate(timeZone, new Date(now())) }, counts.data);
    return answer(204);
  };
}
