import { randomUUIDv7 } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dealership } from '@rooftop/content/documents/dealership';
import type { HostIndex } from '@rooftop/tenancy/find-dealership';
import { clientIpAddress, requestedHost, canonicalize } from './forwarded.ts';
import { ALLOW, checkRequest } from './check-request.ts';
import { refuse, type RefusalPages } from './refusal.ts';
import type { Visit } from './visit.ts';

/** What is known about a request once it has been answered. Contains no personal data. */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  readonly dealership?: string;
  readonly route: string;
  /** 0 if the client disconnected before the response. */
  readonly status: number;
  readonly seconds: number;
}

export interface RequestGuardOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Rejects until the registry has been read once. */
  readonly hosts: () => Promise<HostIndex<Dealership>>;
  readonly publicOrigin: (host: string) => string;
  readonly trustedProxies: number;
  /** Whether the process can serve pages. */
  readonly isReady: () => Promise<boolean>;
  /** Whether the process is about to end. */
  readonly isDraining: () => boolean;
  readonly refusals: RefusalPages;
  /** Answers requests for the platform's own host. Returns false for any other request. */
  readonly answerPlatform: (host: string, incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  readonly onAnswered: (record: RequestRecord) => void;
  /** Answers an admitted request. Never rejects. */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse, visit: Visit) => void;
}

/** State of a request while it is being answered. */
interface Progress {
  readonly requestId: string;
  /** Used until there is a visit. */
  route: string;
  visit?: Visit;
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The request guard, which every request passes first. It assigns an ID and the headers every response has, checks
 * the target, host and origin, and passes the request on as if it came directly to the dealership's canonical host.
 */
export function createRequestGuard(options: RequestGuardOptions) {
  const { headers, hosts, publicOrigin, trustedProxies, refusals, answer } = options;
  const baseHeaders = new Map(Object.entries(headers));

  async function health(path: string, outgoing: ServerResponse): Promise<void> {
    const fine = path === '/healthz' || (!options.isDraining() && (await options.isReady()));
    outgoing.writeHead(fine ? 200 : 503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    outgoing.end(fine ? 'ok' : 'unavailable');
  }

  /** Checks the request and answers it if it is refused. */
  async function receive(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    progress: Progress,
  ): Promise<Visit | undefined> {
    const { method = 'GET', url: target = '' } = incoming;
    const [path = ''] = target.split('?', 1);
    if ((path === '/healthz' || path === '/readyz') && (method === 'GET' || method === 'HEAD')) {
      progress.route = 'health';
      await health(path, outgoing);
      return undefined;
    }
    progress.route = 'refused';
    const registry = await hosts().catch(() => null);
    if (registry === null) {
      refuse(outgoing, refusals, 503);
      return undefined;
    }
    const caller = {
      method,
      target,
      host: requestedHost(incoming, trustedProxies),
      origin: incoming.headers.origin,
      fetchSite: incoming.headersDistinct['sec-fetch-site']?.join(),
    };
    if (caller.host !== undefined && options.answerPlatform(caller.host, incoming, outgoing)) {
      progress.route = 'platform';
      return undefined;
    }
    const verdict = checkRequest(caller, registry, publicOrigin);
    if (verdict.kind === 'refuse') {
      if (verdict.status === 405) outgoing.setHeader('Allow', ALLOW);
      refuse(outgoing, refusals, verdict.status);
      return undefined;
    }
    if (verdict.kind === 'move') {
      progress.route = 'alias';
      outgoing.writeHead(301, { Location: verdict.location, 'Cache-Control': 'no-store' });
      outgoing.end();
      return undefined;
    }
    const { dealership, origin } = verdict;
    const ipAddress = clientIpAddress(incoming, trustedProxies);
    canonicalize(incoming, origin.slice(origin.indexOf('//') + 2));
    progress.visit = { requestId: progress.requestId, dealership, origin, ipAddress, route: 'none' };
    return progress.visit;
  }

  return async function open(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const started = performance.now();
    const progress: Progress = { requestId: randomUUIDv7(), route: 'none' };
    const method = incoming.method ?? '';
    outgoing.once('close', () => {
      const { requestId, visit } = progress;
      options.onAnswered({
        requestId,
        method: KNOWN_METHODS.has(method) ? method : 'other',
        ...(visit && { dealership: visit.dealership.slug }),
        route: visit?.route ?? progress.route,
        status: outgoing.writableFinished ? outgoing.statusCode : 0,
        seconds: (performance.now() - started) / 1000,
      });
    });
    outgoing.setHeaders(baseHeaders);
    outgoing.setHeader('X-Request-Id', progress.requestId);
    if (options.isDraining()) outgoing.setHeader('Connection', 'close');
    const visit = await receive(incoming, outgoing, progress);
    if (visit !== undefined) answer(incoming, outgoing, visit);
  };
}
