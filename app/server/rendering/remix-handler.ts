import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createRequestHandler, type ServerBuild } from '#app/framework.server.ts';
import { createFilteredHandler } from './route-filter.ts';
import { type Handle, withoutLegacyParameter } from './legacy-parameter.ts';
import { withBoundedManifest } from './route-manifest.ts';
import { readStaticFiles, type StaticFiles } from '../responses/static-files.ts';
import type { WebMiddleware } from '../site-request.ts';

/** Remix, either the production build or Vite's development server. */
export interface RemixHandler {
  readonly handle: Handle;
  /** Identifies the browser's files. */
  readonly buildId: string;
  /** The client build's files. Empty in development. */
  readonly files: StaticFiles;
  /** Development only: serves modules and hot reload. */
  readonly modules?: WebMiddleware;
  close(): Promise<void>;
}

const BUILD = new URL('../../build', import.meta.url).pathname;

/**
 * Opens the production build.
 * @param folder absolute path; defaults to app/build
 * @throws Error that names the command to run if there is no build
 */
export async function openBuild(folder = BUILD): Promise<RemixHandler> {
  try {
    const build: ServerBuild = await import(pathToFileURL(join(folder, 'server/index.js')).href);
    return {
      handle: withoutLegacyParameter(withBoundedManifest(createFilteredHandler(build, 'production'))),
      buildId: build.assets.version,
      files: await readStaticFiles(join(folder, 'client')),
      close: async () => {},
    };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND') {
      throw new Error('The website is not built: run "npm run build" first.', { cause });
    }
    throw cause;
  }
}

/** Opens Vite, with hot reload over the web server's own port. */
export async function openDevelopment(server: Server): Promise<RemixHandler> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: new URL('../../..', import.meta.url).pathname,
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
    appType: 'custom',
  });
  const load = async (): Promise<ServerBuild> => {
    const build: unknown = await vite.ssrLoadModule('virtual:remix/server-build');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite hands modules out untyped
    return build as ServerBuild;
  };
  return {
    handle: withoutLegacyParameter(withBoundedManifest(createRequestHandler(load, 'development'))),
    buildId: 'development',
    files: new Map(),
    modules: (c, next) =>
      new Promise((resolve, reject) => {
        const { incoming, outgoing } = c.env;
        c.get('siteRequest').route = 'modules';
        outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
        vite.middlewares(incoming, outgoing, () => void next().then(resolve, reject));
      }),
    close: () => vite.close(),
  };
}
