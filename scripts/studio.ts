import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { defineCommand } from '@rooftop/lake/command-line';
import { createPublicOrigin } from '@rooftop/platform/hosts/public-origin';
import { z } from 'zod';
import { CommandError } from './command-error.ts';
import { readContentApi } from './content-api.ts';
import { runOnlyCommand } from './run-script.ts';
import { developStudio } from './studio/develop.ts';
import { configScript, createStudioApp, type StudioConfig } from './studio/studio-app.ts';
import { say } from './terminal.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('../studio/dist', import.meta.url));
const icon = fileURLToPath(new URL('../studio/branding/icon.svg', import.meta.url));

/** Milliseconds that open connections have to finish. */
const GRACE = 5000;

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

async function serveStudio({ dev }: { readonly dev: boolean }): Promise<void> {
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
  if (!existsSync(`${dist}/index.html`))
    throw new CommandError('The Studio has not been built. Run: npm run build');
  serveBuild(env.HOST, env.STUDIO_PORT, config, { https: env.STUDIO_URL.startsWith('https:') });
}

export const studioCommand = defineCommand({
  name: 'studio',
  summary: 'serves the Sanity Studio',
  input: z.object({
    dev: z.boolean().default(false).describe('serves the sources with hot reload instead of the build'),
  }),
  run: (_: void, input) => serveStudio(input),
});

if (import.meta.main) await runOnlyCommand(studioCommand);
