import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { studioPage } from './studio-page.ts';
import { deskPolicy, studioPolicy } from './studio-policy.ts';

/** For two years. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Settings that the Studio gets from /config.js. */
export interface StudioConfig {
  readonly projectId: string;
  readonly dataset: string;
  /** URL where browsers reach the lake. undefined means hosted Sanity. */
  readonly apiHost?: string | undefined;
  /** URL of the platform's own Studio API. */
  readonly deskUrl?: string | undefined;
}

/**
 * Returns the script that runs before the Studio. JSON is JavaScript; `<` is escaped in case it is ever inlined in a
 * page.
 */
export function configScript(config: StudioConfig): string {
  return `globalThis.rooftopConfig = ${JSON.stringify(config).replaceAll('<', '\\u003c')};\n`;
}

/**
 * Serves the built Studio, and below /desk the desk for leads.
 * @param dist the build's folder
 * @param icon an SVG file
 * @param options.https whether browsers reach the Studio over HTTPS. Defaults to false.
 * @throws Error if there is no build
 */
export function createStudioApp(
  dist: string,
  icon: string,
  config: StudioConfig,
  { https = false }: { readonly https?: boolean } = {},
): Hono {
  const html = studioPage(readFileSync(join(dist, 'index.html'), 'utf8'));
  const sign = readFileSync(icon, 'utf8');
  const desk = readFileSync(join(dist, 'desk/index.html'), 'utf8');
  const policies = { studio: studioPolicy(html, config), desk: deskPolicy(config) };
  const app = new Hono();

  app.use(async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      return context.text('Only GET and HEAD.', 405, { Allow: 'GET, HEAD' });
    }
    await next();
    const part = /^\/desk(?:\/|$)/.test(context.req.path) ? 'desk' : 'studio';
    context.header('Content-Security-Policy', policies[part]);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'same-origin');
    if (https) context.header('Strict-Transport-Security', HSTS);
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    context.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    return undefined;
  });
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/config.js', (context) =>
    context.body(configScript(config), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
    }),
  );
  app.get('/icon.svg', (context) =>
    context.body(sign, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' }),
  );
  for (const path of ['/static/*', '/desk/assets/*']) {
    app.use(path, async (context, next) => {
      await next();
      if (context.res.ok) context.header('Cache-Control', 'public, max-age=8640000, immutable');
    });
    app.use(path, serveStatic({ root: dist, precompressed: true }));
    app.get(path, (context) => context.notFound());
  }
  for (const path of ['/desk/manifest.webmanifest', '/desk/service-worker.js']) {
    app.use(path, async (context, next) => {
      await next();
      context.header('Cache-Control', 'no-cache');
    });
    app.get(path, serveStatic({ root: dist }));
  }
  for (const path of ['/desk', '/desk/*'])
    app.get(path, (context) => context.html(desk, 200, { 'Cache-Control': 'no-cache' }));
  // Every other path is a view inside the Studio.
  app.get('*', (context) => context.html(html, 200, { 'Cache-Control': 'no-cache' }));
  app.notFound((context) => context.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  return app;
}
