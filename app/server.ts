/** The web process: every dealership's website. `node app/server.ts`, with `--dev` for hot reload. */
import { once } from 'node:events';
import { IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createContent } from '@rooftop/content/create-content';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { createImageUrl } from '@rooftop/content/image-url';
import { openPool } from '@rooftop/database/pool';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { listSources } from '@rooftop/inventory/storage/sources';
import { addConversion } from '@rooftop/leads/delivery/add-conversion';
import { deriveKey } from '@rooftop/vault/derive-key';
import { pino } from 'pino';
import { createDefence } from './abuse/create-defence.ts';
import { createContextFactory } from './context.server.ts';
import { createRateLimits } from './abuse/rate-limits.ts';
import { readWebEnvironment, type WebEnvironment } from './env.server.ts';
import { type InlineScripts, pagePolicy } from './http/content-security-policy.ts';
import { askedToEnd } from './http/asked-to-end.ts';
import { createApp } from './http/create-app.ts';
import { createFrontDoor } from './http/front-door.ts';
import { createMetrics, createMetricsServer } from './http/metrics.ts';
import { createPages, createRender } from './http/pages.ts';
import { createPublicOrigin } from './http/public-origin.ts';
import { createReadiness } from './http/readiness.ts';
import { createRefusalPages } from './http/refusal.ts';
import { createRegistry } from './http/registry.ts';
import { createReporter, createRequestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createUploads } from './http/upload-proxy.ts';
import type { Visit } from './http/visit.ts';
import { createWebServer, drain } from './http/web-server.ts';
import { createInventory } from './inventory/create-inventory.ts';
import { inventoryTag } from './inventory/inventory-tag.ts';
import { createLeads } from './leads/create-leads.ts';
import { createKeptAnswers } from './page-cache/kept-answers.ts';
import { createAddresses, KEPT_PAGES } from './page-cache/kept-pages.ts';
import { createMakePage } from './page-cache/make-page.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createPictures } from './pictures/create-pictures.ts';
import { openBuild, openDevelopment } from './remix-handler.ts';
import { createShareCards } from './share/create-share-cards.ts';
import { createPhoneCodes } from './visitor/phone/create-phone-codes.ts';
import { rememberAdvertising } from './visitor/remember-advertising.ts';
import { createVisitorSessions } from './visitor/visitor-sessions.ts';
import { createWording } from './wording.server.ts';

/** Milliseconds that requests in progress have when the process ends. */
const DRAIN_MS = 10_000;
/** Bytes of log lines that are written at once, and milliseconds that a line waits at most. */
const LOG_BUFFER = 8192;
const LOG_DELAY_MS = 100;
/** Reads inventories; one of them listens. */
const INVENTORY_CONNECTIONS = 6;
/** Takes leads and knows visitors. Never those of inventories: a lead waits for nothing that is not its own. */
const VISITOR_CONNECTIONS = 8;

const isDevelopment = process.argv.includes('--dev');
// React and Remix choose their edition when they are loaded.
process.env['NODE_ENV'] = isDevelopment ? 'development' : 'production';

async function start(env: WebEnvironment): Promise<void> {
  // A write of its own for every line would cost as much as sending a kept page. What is left is written on exit.
  const logFile = pino.destination({ sync: false, minLength: LOG_BUFFER, periodicFlush: LOG_DELAY_MS });
  const log = pino({ name: 'web', level: env.LOG_LEVEL, base: { name: 'web' } }, logFile);
  const https = env.PUBLIC_SCHEME === 'https';
  const sanity = {
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost: env.SANITY_API_HOST,
  };
  const content = createContent({
    client: createSanityClient({ ...sanity, token: env.SANITY_API_TOKEN }),
    log,
  });
  const onIdleError = (err: Error) => log.warn({ err }, 'database lost');
  const pool = openPool(env.DATABASE_URL, { max: VISITOR_CONNECTIONS, onIdleError });
  const inventoryPool = openPool(env.DATABASE_URL, { max: INVENTORY_CONNECTIONS, onIdleError });
  const tokenKey = deriveKey(env.ENCRYPTION_KEY, 'form-token');
  const limits = createRateLimits(pool, tokenKey);
  const inventory = await createInventory({
    pool: inventoryPool,
    onTrouble: (err) => log.warn({ err }, 'inventory not followed'),
  });
  const visitors = createVisitorSessions({
    pool,
    key: deriveKey(env.ENCRYPTION_KEY, 'visitor-cookie'),
    secureCookies: https,
  });
  const pictures = await createPictures({
    folder: env.DATA_DIR,
    readHosts: async () => {
      const sources = await listSources(inventoryPool, null);
      return sources.map(({ dealership, settings }) => ({ dealership, hosts: settings.photoHosts }));
    },
    findListing: async ({ dealership }, vin) => {
      const own = content.forDealership(dealership.id, { language: 'en' });
      const cars = await inventory.forDealership(dealership.id, { content: own }).index();
      return cars.find(vin);
    },
    seesPrivate: (cookies, visit) =>
      visitors
        .open(cookies, {
          dealership: visit.dealership.id,
          consent: ['essential'],
          report: (error) => report(error, visit),
        })
        .hasUnlockedInventory(),
    log,
  });
  const sayIn = await createWording();
  const refusals = createRefusalPages('en', sayIn('en'));
  const pageCache = createPageCache({ maxBytes: env.PAGE_CACHE_MB * 1024 * 1024 });
  content.onChange((change) => pageCache.apply(change));
  inventory.onChange((dealership) => {
    pageCache.apply({ kind: 'tags', tags: inventoryTag(dealership).tags });
  });
  const metrics = createMetrics(content, pageCache);
  const report = createReporter(log, (error) => metrics.failed(error));
  const logRequest = createRequestLog(log);
  const headers = securityHeaders({ https });
  let isDraining = false;

  const visits = new WeakMap<IncomingMessage, Visit>();
  const frontDoor = createFrontDoor({
    headers,
    hosts: createRegistry(() => content.dealerships(), env.PLATFORM_DOMAIN),
    publicOrigin: createPublicOrigin(env),
    trustedProxies: env.TRUST_PROXY,
    isReady: createReadiness({
      askDatabase: () => pool.query('SELECT 1'),
      isContentReady: () => content.isReady(),
    }),
    isDraining: () => isDraining,
    refusals,
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
      } else if (!tryKept(incoming, outgoing, visit)) next();
    },
  });
  const server = createWebServer(headers, (incoming: IncomingMessage, outgoing: ServerResponse) => {
    frontDoor(incoming, outgoing).catch((err: unknown) => {
      log.error({ err }, 'front door failed');
      outgoing.destroy();
    });
  });
  const remix = isDevelopment ? await openDevelopment(server) : await openBuild();

  const pages = {
    handle: remix.handle,
    createContext: createContextFactory({
      content,
      inventory,
      leads: createLeads({
        pool,
        key: deriveKey(env.ENCRYPTION_KEY, 'lead-keys'),
        isProduction: env.APP_ENV === 'production',
      }),
      visitors,
      limits,
      phoneCodes: await createPhoneCodes(env, pool, log),
      tell: (event) => addConversion(pool, event),
      defence: createDefence({
        pool,
        limits,
        key: tokenKey,
        onTrouble: (err) => log.warn({ err }, 'forms are taken without counting'),
      }),
      imageUrl: createImageUrl({ ...sanity, ...(sanity.apiHost !== undefined && { baseUrl: '' }) }),
      pictures: pictures.addressesFor,
      shareCards: createShareCards({
        pictureHost: sanity.apiHost ?? 'https://cdn.sanity.io',
        onTrouble: (err) => log.warn({ err }, 'no picture for a shared link'),
      }),
      sayIn,
      secureCookies: https,
      showsCatalogue: isDevelopment || env.UI_CATALOGUE === 'on',
      report,
    }),
    policy: (scripts: InlineScripts) =>
      pagePolicy({
        scripts,
        imageHosts: sanity.apiHost === undefined ? ['https://cdn.sanity.io'] : [],
        https,
        development: isDevelopment,
      }),
    refusals,
  };
  const tryKept = createKeptAnswers({
    cache: pageCache,
    content,
    address: createAddresses(env.PAGE_CACHE_MB === 0 ? [] : KEPT_PAGES),
    makePage: createMakePage({ render: createRender(pages), policy: pages.policy, onError: report }),
    refusals,
    onError: report,
  });
  const app = createApp({
    files: remix.files,
    uploads: sanity.apiHost === undefined ? null : createUploads({ ...sanity, apiHost: sanity.apiHost }),
    pictures: pictures.routes,
    page: createPages(pages),
    refusals,
    onError: report,
  });
  const listener = getRequestListener((request, { incoming, outgoing }) => {
    const visit = incoming instanceof IncomingMessage ? visits.get(incoming) : undefined;
    if (visit === undefined) throw new Error('A request came past the front door.');
    return app.fetch(request, { incoming, outgoing, visit });
  });
  const ops = createMetricsServer(metrics);

  // Read once before saying ready; a source that is down does not keep us from starting.
  await content.dealerships().catch((err: unknown) => log.warn({ err }, 'no registry yet'));
  server.listen(env.PORT, env.HOST);
  ops.listen(env.OPS_PORT, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(ops, 'listening')]);
  log.info({ port: env.PORT }, 'ready');
  process.send?.('ready');
  void pictures.warm();

  await askedToEnd();
  isDraining = true;
  log.info('draining');
  // Hot reload holds a connection that never ends by itself.
  await remix.close();
  await drain(server, DRAIN_MS);
  content.close();
  ops.close();
  pictures.close();
  await inventory.close();
  await Promise.all([pool.end(), inventoryPool.end()]);
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
