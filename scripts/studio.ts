import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { createPublicOrigin } from '@rooftop/platform/hosts/public-origin';
import { readContentApi } from './content-api.ts';
import { developStudio } from './studio/develop.ts';
import { configScript, createStudioApp, type StudioConfig } from './studio/studio-app.ts';

// Serves Sanity Studio: the build or, with --dev, the sources with hot reload.
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('../studio/dist', import.meta.url));
const icon = fileURLToPath(new URL('../studio/branding/icon.svg', import.meta.url));

/** Milliseconds that open connections have to finish. */
const GRACE = 5000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

/** Shuts the process down cleanly, once: on Ctrl-C, on request, and when the supervisor is gone. */
function onStop(stop: () => void): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    stop();
  };
  process.on('SIGINT', once).on('SIGTERM', once);
  if (process.send) process.on('disconnect', once);
}

function serveBuild(host: string, port: number, config: StudioConfig, options: { https: boolean }): void {
  const { fetch } = createStudioApp(dist, icon, config, options);
  const server = serve({ fetch, hostname: host, port }, () => {
    say(`Studio on http://${host}:${port}`);
    process.send?.('ready');
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`Port ${port} is in use. Set STUDIO_PORT to another one.`);
    process.disconnect?.();
  });
  onStop(() => {
    server.close(() => process.disconnect?.());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE).unref();
  });
}

async function main(): Promise<void> {
  const { dev } = parseArgs({ options: { dev: { type: 'boolean', default: false } } }).values;
  const env = readEnvironment(
    [
      'HOST',
      'STUDIO_PORT',
      'STUDIO_URL',
      'LAKE_URL',
      'PLATFORM_DOMAIN',
      'PORT',
      'PUBLIC_SCHEME',
      'TRUST_PROXY',
    ],
    process.env,
  );
  const { projectId, dataset, apiHost, isOwnLake } = readContentApi(process.env);
  const config = {
    projectId,
    dataset,
    apiHost: isOwnLake ? env.LAKE_URL : apiHost,
    deskUrl: createPublicOrigin(env)(env.PLATFORM_DOMAIN),
  };
  if (dev) {
    const child = await developStudio(root, env.HOST, env.STUDIO_PORT, configScript(config));
    child.once('exit', (code) => process.exit(code ?? 0));
    onStop(() => child.kill('SIGTERM'));
    process.send?.('ready');
    return;
  }
  if (!existsSync(`${dist}/index.html`)) {
    fail('The Studio has not been built. Run: npm run build');
    return;
  }
  serveBuild(env.HOST, env.STUDIO_PORT, config, { https: env.STUDIO_URL.startsWith('https:') });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  fail(error.message);
}
