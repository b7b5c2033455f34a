/** The web process, which serves every dealership's website. `node app/server.ts`, with `--dev` for hot reload. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { pino } from 'pino';
import { readWebEnvironment, type WebEnvironment } from './env.server.ts';
import { createStudioApi } from './server/studio-api/studio-api.ts';
import { createStudioRights } from './server/studio-api/studio-rights.ts';
import { createFeedSources } from './server/feeds-out/feed-sources.ts';
import { createPlatformHost } from './server/feeds-out/platform-host.ts';
import { type InlineScripts, pagePolicy } from './server/content-security-policy.ts';
import { waitForShutdown } from './server/wait-for-shutdown.ts';
import { createApp } from './server/create-app.ts';
import { createRequestGuard } from './server/request-guard.ts';
import { createMetrics, createMetricsServer } from './server/metrics.ts';
import { createPages, createRender } from './server/pages.ts';
import { createPublicOrigin } from './server/public-origin.ts';
import { createReadiness } from './server/readiness.ts';
import { createRenderingQueues } from './server/rendering-queue.ts';
import { createRefusalPages } from './server/refusal.ts';
import { createRegistry } from './server/registry.ts';
import { createReporter, createRequestLog } from './server/request-log.ts';
import { securityHeaders } from './server/security-headers.ts';
import { createUploads } from './server/upload-proxy.ts';
import type { Visit } from './server/visit.ts';
import { createWebServer, drain } from './server/web-server.ts';
import { inventoryTag } from './vehicles/inventory/inventory-tag.ts';
import { createCachedPageHandler } from './server/page-cache/serve-cached-pages.ts';
import { createCanonicalizer } from './server/page-cache/cacheable-urls.ts';
import { cacheablePages } from './server/page-cache/cacheable-pages.ts';
import { createRenderForCache } from './server/page-cache/render-for-cache.ts';
import type { PageBytes } from './server/page-cache/page-bytes.ts';
import { createPageCache } from './server/page-cache/page-cache.ts';
import { openSite } from './server/open-site.ts';
import { openBuild, openDevelopment } from './server/remix-handler.ts';
import { readPages } from './routes/read-pages.ts';
import { rememberAdvertising } from './visitor/remember-advertising.ts';

/** Milliseconds that running requests get to finish when the process ends. */
const DRAIN_MS = 10_000;
/** Bytes of log lines per write (pino writes less than 16 KB at once), and the maximum milliseconds a line waits. */
const LOG_BUFFER = 16_000;
const LOG_DELAY_MS = 100;
/** Milliseconds that startup waits for large inventories. 100,000 vehicles take about two seconds of CPU time. */
const WARMING_MS = 15_000;
/**
 * New connections that may wait to be accepted. With the default of 511, a traffic spike makes the rest wait for
 * seconds.
 */
const BACKLOG = 4096;
const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
const isDevelopment = process.argv.includes('--dev');
// React and Remix pick their development or production build when they are loaded.
process.env['NODE_ENV'] = isDevelopment ? 'development' : 'production';

async function start(env: WebEnvironment): Promise<void> {
  // One write per line would cost as much as sending a cached page. The rest is written on exit.
  const logFile = pino.destination({ sync: false, minLength: LOG_BUFFER, periodicFlush: LOG_DELAY_MS });
  const log = pino({ name: 'web', level: env.LOG_LEVEL, base: { name: 'web' } }, logFile);
  const https = env.PUBLIC_SCHEME === 'https';
  const site = await openSite(env, log, (error, visit) => report(error, visit), { isDevelopment });
  const { sanity, content, inventory, pictures, translateIn, createContext } = site;
  const refusals = createRefusalPages('en', translateIn('en'));
  const pageCache = createPageCache<PageBytes>({ maxBytes: env.PAGE_CACHE_MB * 1024 * 1024 });
  content.onChange((change) => pageCache.apply(change));
  const dropCars = (dealership: string) =>
    pageCache.apply({ kind: 'tags', tags: inventoryTag(dealership).tags });
  inventory.onChange(dropCars);
  pictures.onOtherPhotos(dropCars);
  inventory.onChange(() => void pictures.refreshHosts());
  const metrics = createMetrics(content, { pages: pageCache });
  const report = createReporter(log, (error) => metrics.failed(error));
  const logRequest = createRequestLog(log);
  const headers = securityHeaders({ https });
  let isDraining = false;

  const hosts = createRegistry({
    dealerships: () => content.dealerships(),
    readHolders: () => site.readHostHolders(),
    platformDomain: env.PLATFORM_DOMAIN,
    onFailure: (err) => log.warn({ err }, 'confirmed hostnames not read'),
  });
  const publicOrigin = createPublicOrigin(env);
  const desk = createStudioApi({
    domain: env.PLATFORM_DOMAIN,
    studioUrl: env.STUDIO_URL,
    rights: createStudioRights(sanity),
    data: site.deskData,
    onError: (err) => log.error({ err }, 'Studio API request failed'),
  });
  const listings = createPlatformHost({
    domain: env.PLATFORM_DOMAIN,
    sources: createFeedSources({
      content,
      inventory,
      pictures: pictures.addressesFor,
      translateIn,
      hosts,
      publicOrigin,
      domain: env.PLATFORM_DOMAIN,
    }),
    refusals,
    onError: (err) => log.error({ err }, 'platform feed not sent'),
  });
  const visits = new WeakMap<IncomingMessage, Visit>();
  const guardRequest = createRequestGuard({
    headers,
    hosts,
    publicOrigin,
    trustedProxies: env.TRUST_PROXY,
    isReady: createReadiness({
      askDatabase: () => site.askDatabase(),
      isContentReady: () => content.isReady(),
    }),
    isDraining: () => isDraining,
    refusals,
    answerPlatform: (...asked) => desk(...asked) || listings(...asked),
    onAnswered(record) {
      metrics.answered(record);
      logRequest(record);
    },
    answer(incoming, outgoing, visit) {
      visits.set(incoming, visit);
      rememberAdvertising(incoming, outgoing, visit, https);
      const next = () => void listener(incoming, outgoing);
      if (remix.modules) {
        visit.route = 'modules';
        remix.modules(incoming, outgoing, next);
      } else {
        serveCached(incoming, outgoing, visit, next);
      }
    },
  });
  const server = createWebServer(headers, (incoming: IncomingMessage, outgoing: ServerResponse) => {
    guardRequest(incoming, outgoing).catch((err: unknown) => {
      log.error({ err }, 'request guard failed');
      outgoing.destroy();
    });
  });
  const remix = isDevelopment ? await openDevelopment(server) : await openBuild();

  const policy = (scripts: InlineScripts): string =>
    pagePolicy({
      scripts,
      imageHosts: sanity.apiHost === undefined ? ['https://cdn.sanity.io'] : [],
      https,
      development: isDevelopment,
    });
  const render = createRender({ handle: remix.handle, createContext, refusals });
  const { keeping, rendering } = createRenderingQueues({
    atOnce: env.PAGES_AT_ONCE,
    waiting: env.PAGES_WAITING,
  });
  const renderForCache = createRenderForCache({ render, policy, onError: report });
  const page = createPages({ render, policy });
  const serveCached = createCachedPageHandler({
    cache: pageCache,
    content,
    address: createCanonicalizer(env.PAGE_CACHE_MB === 0 ? [] : cacheablePages(await readPages())),
    searches: env.PAGE_CACHE_MB > 0,
    renderForCache: (asked, visit) =>
      (asked.isSearch ? rendering : keeping).run(() => renderForCache(asked, visit)),
    refusals,
    onError: report,
  });
  const app = createApp({
    files: remix.files,
    uploads:
      sanity.apiHost === undefined
        ? null
        : createUploads({
            ...sanity,
            apiHost: sanity.apiHost,
            token: env.SANITY_API_TOKEN,
            signature: site.imageSignature,
          }),
    pictures: pictures.routes,
    // A submitted form never waits in the queue.
    page: (request, visit) =>
      isRead(request) ? rendering.run(() => page(request, visit)) : page(request, visit),
    refusals,
    onError: report,
  });
  const listener = getRequestListener((request, { incoming, outgoing }) => {
    const visit = incoming instanceof IncomingMessage ? visits.get(incoming) : undefined;
    if (visit === undefined) throw new Error('A request bypassed the request guard.');
    return app.fetch(request, { incoming, outgoing, visit });
  });
  const ops = createMetricsServer(metrics);

  // Read the registry once before reporting ready. A source that is down does not block startup.
  await content.dealerships().catch((err: unknown) => log.warn({ err }, 'registry not read yet'));
  // No visitor should wait for a large inventory to load, but a slow database does not block startup.
  const warmed = inventory.warm((dealership) => content.forDealership(dealership, { language: 'en' }));
  await Promise.race([warmed, setTimeout(WARMING_MS, undefined, { ref: false })]);
  server.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG });
  ops.listen(env.OPS_PORT, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(ops, 'listening')]);
  log.info({ port: env.PORT }, 'ready');
  process.send?.('ready');
  void pictures.warm();

  await waitForShutdown();
  isDraining = true;
  log.info('draining');
  // Hot reload holds a connection that never ends by itself.
  await remix.close();
  await drain(server, DRAIN_MS);
  ops.close();
  await site.close();
  log.info('stopped');
  process.exit(0);
}

try {
  await start(readWebEnvironment());
} catch (error) {
  const isPlain = error instanceof EnvironmentError;
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
