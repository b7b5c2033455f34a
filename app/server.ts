/** The web process, which serves every dealership's website. `node app/server.ts`, with `--dev` for hot reload. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { hidePasswords } from '@rooftop/environment/hide-passwords';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { Hono } from 'hono';
import { pino } from 'pino';
import { readWebEnvironment, type WebEnvironment } from './env.server.ts';
import { createBuilds } from './server/builds.ts';
import { createPhoneFinder } from './server/find-phone.ts';
import { VISITS_PATH } from '@rooftop/visits/collector/fact-count';
import { PREVIEW_END_PATH, PREVIEW_PATH, PREVIEW_SETTINGS_PATH } from './http/preview-path.ts';
import { INSPECTOR_PATH } from './site/inspector/inspector-path.ts';
import { createArmAssignment } from './visitor/experiments/assign-arms.server.ts';
import { createFeedSources } from '@rooftop/platform/feeds-out/feed-sources';
import { createPlatformFeed, LISTINGS_PATH } from './server/feeds-out/platform-feed.server.ts';
import { createFloodGuard } from './server/guard/flood-guard.ts';
import { createHostCookies } from './server/guard/host-cookies.ts';
import { limitBody } from './server/guard/limit-body.ts';
import { createMetrics, createMetricsServer } from './server/monitoring/metrics.ts';
import { openPages } from './server/open-pages.ts';
import { openSite } from './server/open-site.ts';
import { createPlatformOnly } from './server/guard/platform-host.ts';
import { forCachedPages, forVisitors } from './server/preview/preview.ts';
import { createHealthCheck } from './server/monitoring/health.ts';
import { keepCookies } from './server/responses/keep-cookies.ts';
import { createRefusals } from './server/responses/refusal.ts';
import { openBuild, openDevelopment } from './server/rendering/remix-handler.ts';
import { createRequestGuard } from './server/guard/request-guard.ts';
import { createReporter, identifyRequest, recordRequests } from './server/monitoring/request-log.ts';
import { securityHeaders } from './server/responses/security-headers.ts';
import { createStrictTransport } from './server/responses/strict-transport.ts';
import { serveStaticFiles } from './server/responses/static-files.ts';
import { createUploads } from './server/images/uploads.ts';
import { createPriceNotes } from './vehicles/inventory/price-note.server.ts';
import type { SiteRequest, WebEnv } from './server/site-request.ts';
import { createVisitCollector } from './server/visits/collect-visits.ts';
import { createWebServer, drain, waitForShutdown } from './server/web-server.ts';
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
const isDevelopment = process.argv.includes('--dev');
// React and Remix pick their development or production build when they are loaded.
process.env['NODE_ENV'] = isDevelopment ? 'development' : 'production';

async function start(env: WebEnvironment): Promise<void> {
  // One write per line would cost as much as sending a cached page. The rest is written on exit.
  const logFile = pino.destination({ sync: false, minLength: LOG_BUFFER, periodicFlush: LOG_DELAY_MS });
  const log = pino({ name: 'web', level: env.LOG_LEVEL, base: { name: 'web' } }, logFile);
  const https = env.PUBLIC_SCHEME === 'https';
  const headers = securityHeaders({ https });
  const report = createReporter(log, (error) => metrics.failed(error));
  const site = await openSite(env, log, report, { isDevelopment });
  const { sanity, content, inventory, pictures, translateIn } = site;
  const refuse = createRefusals(translateIn);
  const { hosts, publicOrigin } = site;

  const app = new Hono<WebEnv>();
  const countRefused = (status: number) =>
    metrics.answered({ route: 'refused', method: 'other', status, seconds: 0 });
  const floodGuard = await createFloodGuard({
    trustedProxies: env.TRUST_PROXY,
    refuse,
    headers,
    onRefused: () => countRefused(429),
  });
  const answer = getRequestListener(app.fetch, {
    // The guard refuses a missing host.
    hostname: 'missing.invalid',
    errorHandler(error) {
      const status = error instanceof RequestError ? 400 : 500;
      if (status === 500) log.error({ err: error }, 'request failed');
      countRefused(status);
      return refuse(status, Object.fromEntries(headers));
    },
  });
  const server = createWebServer(headers, refuse, (incoming, outgoing) =>
    floodGuard.admit(incoming, outgoing, async () => answer(incoming, outgoing)),
  );
  const remix = isDevelopment ? await openDevelopment(server) : await openBuild(env.BUILD_DIR);
  const pages = await openPages({ env, site, remix, isDevelopment, refuse, report });
  const metrics = createMetrics(content, pages.caches, {
    read: () => site.readFigures(),
    dealerships: () => content.dealerships(),
    onFailure: (err) => log.warn({ err }, 'figures not read'),
  });
  let isDraining = false;

  app.use(identifyRequest);
  app.use(recordRequests(log, metrics));
  app.use(({ env: { outgoing } }, next) => {
    outgoing.setHeaders(headers);
    if (isDraining) outgoing.setHeader('Connection', 'close');
    return next();
  });
  app.use(
    createStrictTransport({
      https,
      domains: [env.PLATFORM_DOMAIN, ...(env.HSTS_DOMAINS ?? [])],
      trustedProxies: env.TRUST_PROXY,
    }),
  );
  const checkHealth = createHealthCheck({
    askDatabase: () => site.askDatabase(),
    isContentReady: () => content.isReady(),
    isDraining: () => isDraining,
  });
  app.get('/healthz', checkHealth);
  app.get('/readyz', checkHealth);

  const forPlatform = createPlatformOnly(env.PLATFORM_DOMAIN, env.TRUST_PROXY);
  for (const [path, answer] of Object.entries(site.studioApis.routes)) app.all(path, forPlatform(answer));
  const platformFeed = createPlatformFeed({
    sources: createFeedSources({
      content,
      inventory,
      pictures: pictures.addressesFor,
      priceNoteIn: createPriceNotes(translateIn),
      hosts,
      publicOrigin,
      domain: env.PLATFORM_DOMAIN,
    }),
    refuse,
    onError: (err) => log.error({ err }, 'platform feed not sent'),
  });
  app.get(LISTINGS_PATH, forPlatform(platformFeed));

  app.use(createRequestGuard({ hosts, publicOrigin, trustedProxies: env.TRUST_PROXY, refuse }));
  app.use(keepCookies);
  app.use(createHostCookies(https));
  app.use((c, next) => site.preview.recognize(c, next));
  app.use(
    forVisitors(({ env: { incoming, outgoing }, get }, next) => {
      rememberAdvertising(incoming, outgoing, get('siteRequest'), https);
      return next();
    }),
  );
  app.use(forVisitors(createArmAssignment(content, site.armsCookie)));
  app.use(remix.modules ?? forCachedPages(pages.cached));
  app.post('*', limitBody({ refuse, findPhone: createPhoneFinder(content) }));
  app.get(INSPECTOR_PATH, (c) => site.eventInspector.open(c));
  app.get(PREVIEW_PATH, (c) => site.preview.open(c));
  app.get(PREVIEW_SETTINGS_PATH, (c) => site.preview.settings(c));
  app.get(PREVIEW_END_PATH, (c) => site.preview.end(c));
  app.post(VISITS_PATH, createVisitCollector({ sums: site.visitSums, content }));
  app.get('/assets/*', serveStaticFiles(remix.files));
  app.get('/builds/*', createBuilds(remix.buildId, content));
  if (sanity.apiHost !== undefined) {
    const serveUpload = createUploads({
      ...sanity,
      apiHost: sanity.apiHost,
      token: env.SANITY_API_TOKEN,
      signature: site.imageSignature,
      refuse,
    });
    app.get('/images/*', serveUpload);
    app.get('/files/*', serveUpload);
  }
  for (const [path, answer] of Object.entries(site.pictureRoutes))
    app.get(path, async (c) => {
      const siteRequest = c.get('siteRequest');
      siteRequest.route = 'pictures';
      // The desk for leads shows them on the Studio's origin.
      c.env.outgoing.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      return (await answer(c.req.raw, siteRequest)) ?? c.notFound();
    });
  app.all('*', pages.rendered);

  app.notFound(() => refuse(404));
  app.onError((error, c) => {
    const siteRequest: SiteRequest | undefined = c.get('siteRequest');
    const { path } = c.req;
    const refused = siteRequest && {
      path,
      languages: siteRequest.dealership.languages,
      site: { ...siteRequest.dealership, phone: null },
    };
    if (error instanceof QueueFullError) {
      floodGuard.countRefusal(siteRequest?.ipAddress ?? null);
      return refuse(503, {}, refused);
    }
    if (siteRequest === undefined) {
      c.set('failure', error);
      log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    } else report(error, siteRequest);
    return refuse(500, {}, refused);
  });

  const ops = createMetricsServer(metrics);
  inventory.onChange(() => void pictures.refreshHosts());
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
  if (env.DRAW_AHEAD === 'on') void pictures.drawAhead();

  await waitForShutdown();
  isDraining = true;
  log.info('draining');
  // Hot reload holds a connection that never ends by itself.
  await remix.close();
  // Open inboxes would hold theirs until they are cut off.
  await site.studioApis.close();
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
  const text = isPlain ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${hidePasswords(text ?? '')}\n`);
  process.exit(1);
}
