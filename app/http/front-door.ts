import { randomUUIDv7 } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dealership } from '@rooftop/content/documents/dealership';
import type { HostIndex } from '@rooftop/tenancy/find-dealership';
import { askedHost, canonicalise } from './forwarded.ts';
import { ALLOW, judge } from './gate.ts';
import { refuse, type RefusalPages } from './refusal.ts';
import type { Visit } from './visit.ts';

/** What is known of a request when it has been answered. Nothing in it names a person. */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  readonly dealership?: string;
  readonly route: string;
  /** 0: the client went away before it had an answer */
  readonly status: number;
  readonly seconds: number;
}

export interface FrontDoorOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Rejects while the registry has never been read. */
  readonly hosts: () => Promise<HostIndex<Dealership>>;
  readonly publicOrigin: (host: string) => string;
  readonly trustedProxies: number;
  /** Whether the process can answer pages. */
  readonly isReady: () => Promise<boolean>;
  /** Whether it is about to end. */
  readonly isDraining: () => boolean;
  readonly refusals: RefusalPages;
  readonly onAnswered: (record: RequestRecord) => void;
  /** Answers a request that may come in. Never rejects. */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse, visit: Visit) => void;
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * What every request passes first: it gets its id and the headers that no answer lacks, is judged by form, host
 * and origin, and goes on as if it came straight to the dealership's canonical host.
 */
export function createFrontDoor(options: FrontDoorOptions) {
  const { headers, hosts, publicOrigin, trustedProxies, refusals, answer } = options;
  const baseHeaders = new Map(Object.entries(headers));

  async function health(path: string, outgoing: ServerResponse): Promise<void> {
    const fine = path === '/healthz' || (!options.isDraining() && (await options.isReady()));
    outgoing.writeHead(fine ? 200 : 503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    outgoing.end(fine ? 'ok' : 'unavailable');
  }

  async function receive(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    requestId: string,
  ): Promise<Visit | string> {
    const { method = 'GET', url: target = '' } = incoming;
    const [path = ''] = target.split('?', 1);
    if ((path === '/healthz' || path === '/readyz') && (method === 'GET' || method === 'HEAD')) {
      await health(path, outgoing);
      return 'health';
    }
    let registry: HostIndex<Dealership>;
    try {
      registry = await hosts();
    } catch {
      refuse(outgoing, refusals, 503);
      return 'no-registry';
    }
    const caller = {
      method,
      target,
      host: askedHost(incoming, trustedProxies),
      origin: incoming.headers.origin,
      fetchSite: incoming.headersDistinct['sec-fetch-site']?.join(),
    };
    const verdict = judge(caller, registry, publicOrigin);
    if (verdict.kind === 'refuse') {
      if (verdict.status === 405) outgoing.setHeader('Allow', ALLOW);
      refuse(outgoing, refusals, verdict.status);
      return 'refused';
    }
    if (verdict.kind === 'move') {
      outgoing.writeHead(301, { Location: verdict.location, 'Cache-Control': 'no-store' });
      outgoing.end();
      return 'alias';
    }
    canonicalise(incoming, new URL(verdict.origin).host);
    return { requestId, dealership: verdict.dealership, origin: verdict.origin, route: 'none' };
  }

  return async function open(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const started = performance.now();
    const requestId = randomUUIDv7();
    const method = incoming.method ?? '';
    let outcome: Visit | string = 'none';
    outgoing.once('close', () => {
      const visit = typeof outcome === 'string' ? undefined : outcome;
      options.onAnswered({
        requestId,
        method: KNOWN_METHODS.has(method) ? method : 'other',
        ...(visit && { dealership: visit.dealership.slug }),
        route: visit?.route ?? String(outcome),
        status: outgoing.headersSent && outgoing.writableFinished ? outgoing.statusCode : 0,
        seconds: (performance.now() - started) / 1000,
      });
    });
    outgoing.setHeaders(baseHeaders);
    outgoing.setHeader('X-Request-Id', requestId);
    if (options.isDraining()) outgoing.setHeader('Connection', 'close');
    outcome = await receive(incoming, outgoing, requestId);
    if (typeof outcome !== 'string') answer(incoming, outgoing, outcome);
  };
}
