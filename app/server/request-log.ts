import type { Logger } from 'pino';
import { statusOf } from '../http/error-status.ts';
import type { RequestRecord } from './request-guard.ts';
import type { Visit } from './visit.ts';

/** Routes that every page requests by the dozen, or that machines request every second. */
const QUIET = new Set(['assets', 'uploads', 'health', 'modules']);

/** One line per request, without IP address, query, cookies or anything a visitor typed. */
export function createRequestLog(log: Logger): (record: RequestRecord) => void {
  return ({ requestId, dealership, route, method, status, seconds }) => {
    const facts = { requestId, dealership, route, method, status, ms: Math.round(seconds * 1e5) / 100 };
    if (QUIET.has(route) && status < 500) log.debug(facts, 'request');
    else log.info(facts, 'request');
  };
}

/** Reports exceptions: the first one of a request is logged with the request's ID. */
export function createReporter(log: Logger, count: (error: unknown) => void) {
  return function report(error: unknown, visit: Visit): void {
    if (visit.failure !== undefined) return;
    visit.failure = error;
    count(error);
    const facts = {
      err: error,
      requestId: visit.requestId,
      dealership: visit.dealership.slug,
      route: visit.route,
    };
    if (statusOf(error) >= 500 && statusOf(error) !== 503) log.error(facts, 'request failed');
    else log.warn(facts, 'content unavailable');
  };
}
