import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createFilteredHandler } from './filtered-handler.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

import type { writeSearch as WriteSearch } from '../routes/cars/write-search.server.tsx';

type Handle = ReturnType<typeof createRequestHandler>;

/** Remix, either the production build or Vite's development server. */
export interface RemixHandler {
  readonly handle: Handle;
  /** The client build's files. Empty in development. */
  readonly files: StaticFiles;
  /** Renders a search without Remix. Undefined in development, where its inputs change. */
  readonly writeSearch?: typeof WriteSearch;
  /** Development only: serves modules and hot reload, or calls `next`. */
  readonly modules?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

const BUILD = new URL('../build/', import.meta.url);

/**
 * Opens the production build in app/build.
 * @throws Error that names the command to run if there is no build
 */
export async function openBuild(): Promise<RemixHandler> {
  try {
    const build: ServerBuild = await import(new URL('server/index.js', BUILD).href);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entry.server.tsx exports it; Remix does not know
    const { writeSearch } = build.entry.module as unknown as { readonly writeSearch: typeof WriteSearch };
    return {
      writeSearch,
      handle: createFilteredHandler(build, 'production'),
      files: await readStaticFiles(new URL('client', BUILD).pathname),
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
    root: new URL('../..', import.meta.url).pathname,
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
    appType: 'custom',
  });
  const load = async (): Promise<ServerBuild> => {
    const build: unknown = await vite.ssrLoadModule('virtual:remix/server-build');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite hands modules out untyped
    return build as ServerBuild;
  };
  return {
    handle: createRequestHandler(load, 'development'),
    files: new Map(),
    modules: (incoming, outgoing, next) => vite.middlewares(incoming, outgoing, next),
    close: () => vite.close(),
  };
}
