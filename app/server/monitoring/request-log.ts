import { randomUUIDv7 } from 'node:crypto';
import type { Logger } from 'pino';
import { statusOf } from '#app/http/error-status.ts';
import type { Metrics } from './metrics.ts';
import type { SiteRequest, WebMiddleware } from '../site-request.ts';

/** What is known about a request once it has been answered. Contains no personal data. */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  readonly dealership: string | undefined;
  readonly route: string;
  /** 0 if the client disconnected before the response. */
  readonly status: number;
  readonly seconds: number;
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Routes that every page requests by the dozen, or that machines request every second. */
const QUIET = new Set(['assets', 'uploads', 'health', 'modules']);

/** Gives a request an ID of ours. Hono's own middleware would believe the client's. */
export const identifyRequest: WebMiddleware = (c, next) => {
  const id = randomUUIDv7();
  c.set('requestId', id);
  c.env.outgoing.setHeader('X-Request-Id', id);
  return next();
};

/**
 * Logs and counts every request when its connection is done with it. A 500 whose cause nobody has logged is an error of its
 * own: somebody has to find out why.
 */
export function recordRequests(log: Logger, metrics: Pick<Metrics, 'answered'>): WebMiddleware {
  const logRequest = createRequestLog(log);
  return (c, next) => {
    const started = performance.now();
    const { incoming, outgoing } = c.env;
    outgoing.once('close', () => {
      const siteRequest: SiteRequest | undefined = c.get('siteRequest');
      const method = incoming.method ?? '';
      const record = {
        requestId: c.get('requestId'),
        method: KNOWN_METHODS.has(method) ? method : 'other',
        dealership: siteRequest?.dealership.slug,
        route: siteRequest?.route ?? c.get('route') ?? 'none',
        status: outgoing.writableFinished ? outgoing.statusCode : 0,
        seconds: (performance.now() - started) / 1000,
      };
      metrics.answered(record);
      logRequest(record);
      const failure: unknown = siteRequest === undefined ? c.get('failure') : siteRequest.failure;
      // A response that could not be written is cut off after its status.
      if (outgoing.headersSent && outgoing.statusCode === 500 && failure === undefined) {
        const { requestId, dealership, route } = record;
        log.error({ requestId, dealership, route }, 'answered 500 without a logged cause');
      }
    });
    return next();
  };
}

/** One line per request, without IP address, query, cookies or anything a visitor typed. */
function createRequestLog(log: Logger): (record: RequestRecord) => void {
  return ({ requestId, dealership, route, method, status, seconds }) => {
    const facts = { requestId, dealership, route, method, status, ms: Math.round(seconds * 1e5) / 100 };
    if (QUIET.has(route) && status < 500) log.debug(facts, 'request');
    else log.info(facts, 'request');
  };
}

/** Reports exceptions: the first one of a request is logged with the request's ID. */
export function createReporter(log: Logger, count: (error: unknown) => void) {
  return function report(error: unknown, siteRequest: SiteRequest): void {
    if (siteRequest.failure !== undefined) return;
    siteRequest.failure = error;
    count(error);
    const facts = {
      err: error,
      requestId: siteRequest.requestId,
      dealership: siteRequest.dealership.slug,
      route: siteRequest.route,
    };
    if (statusOf(error) >= 500 && statusOf(error) !== 503) log.error(facts, 'request failed');
    else log.warn(facts, 'content unavailable');
  };
}
