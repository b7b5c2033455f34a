import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ContentHealth, ContentStats } from '@rooftop/content/content';
import type { PageCacheStats } from '../page-cache/page-cache.ts';
import { createOperationsMetrics, type OperationsSource } from './operations-metrics.ts';
import type { RequestRecord } from './request-log.ts';

interface MetricsSource {
  stats(): ContentStats;
  health(): ContentHealth;
}

/**
 * Metrics for operators: requests, page and content caches, event loop and memory, leads, mail, jobs and imports. Labels
 * never contain URLs or hosts.
 */
export function createMetrics(
  content: MetricsSource,
  caches: Readonly<Record<'pages' | 'searches', { stats(): PageCacheStats }>>,
  operations: OperationsSource,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by status; status 0 means the client disconnected.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last byte of its response.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const failures = new Counter({
    name: 'page_failures_total',
    help: 'Exceptions while answering.',
    labelNames: ['error'],
    registers,
  });
  // From the start, so that the first one is an increase (docs/operations.md).
  failures.inc({ error: 'PhoneCodesStopped' }, 0);
  const cache = new Gauge({
    name: 'content_cache',
    help: 'The content cache: reads by kind since the start, failures of the source, and current entries.',
    labelNames: ['kind'],
    registers,
  });
  const kept = new Gauge({
    name: 'page_cache',
    help: 'Cached pages: hits and misses since the start, their ratio, current entries and bytes.',
    labelNames: ['of', 'kind'],
    registers,
  });
  const live = new Gauge({
    name: 'content_live',
    help: '1 while the stream of changes is connected.',
    registers,
  });

  const updateOperations = createOperationsMetrics(registry, operations);

  return {
    /** All metrics in Prometheus text format. */
    read: async (): Promise<string> => {
      await updateOperations();
      for (const [kind, value] of Object.entries(content.stats())) cache.set({ kind }, value);
      for (const [of, cache] of Object.entries(caches)) {
        const { hits, misses, ...held } = cache.stats();
        const ratio = hits / Math.max(1, hits + misses);
        for (const [kind, value] of Object.entries({ hits, misses, ratio, ...held }))
          kept.set({ of, kind }, value);
      }
      live.set(Number(content.health().live));
      return registry.metrics();
    },
    answered({
      route,
      method,
      status,
      seconds,
    }: Pick<RequestRecord, 'route' | 'method' | 'status' | 'seconds'>): void {
      requests.inc({ route, method, status });
      durations.observe({ route }, seconds);
    },
    failed(error: unknown): void {
      failures.inc({ error: error instanceof Error ? error.name : typeof error });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** A website whose name was rebound to 127.0.0.1 sends its own name as the host (DNS rebinding). */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Serves only `/metrics`, and only to this machine. Requests for any other host get 421. */
export function createMetricsServer({ read }: Pick<Metrics, 'read'>): Server {
  return createServer((incoming, outgoing) => {
    if (!LOOPBACK_HOST.test(incoming.headers.host ?? '')) {
      outgoing.writeHead(421).end();
      return;
    }
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    read().then(
      (text) => outgoing.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
}
