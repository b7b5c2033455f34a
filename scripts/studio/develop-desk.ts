import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';

const file = (path: string) => fileURLToPath(new URL(`../../studio/${path}`, import.meta.url));

/** Files of the desk that are served as they are. */
const FILES: Readonly<Record<string, readonly [path: string, type: string]>> = {
  '/desk/manifest.webmanifest': [file('desk/public/manifest.webmanifest'), 'application/manifest+json'],
  '/desk/service-worker.js': [file('desk/public/service-worker.js'), 'text/javascript'],
  '/icon.svg': [file('branding/icon.svg'), 'image/svg+xml'],
};

/**
 * Serves the desk for leads below /desk of the Studio's development server, from its sources and with hot reload.
 * @param config content of /config.js
 */
export const developDesk = (config: string): Plugin => ({
  name: 'rooftop-desk',
  configureServer(server) {
    /** Returns the content type and body of a URL of the desk, or null for another one. */
    async function read(pathname: string): Promise<readonly [type: string, body: string] | null> {
      const [path, type] = FILES[pathname] ?? [];
      if (path !== undefined && type !== undefined) return [type, await readFile(path, 'utf8')];
      if (pathname === '/config.js') return ['text/javascript', config];
      if (!/^\/desk(?:\/|$)/.test(pathname)) return null;
      // Its URLs are of any depth, and Vite serves sources by their path in the project.
      const page = await readFile(file('desk/index.html'), 'utf8');
      const html = page.replace('./main.tsx', '/studio/desk/main.tsx');
      return ['text/html', await server.transformIndexHtml(pathname, html)];
    }
    async function answer(
      { url = '/' }: Connect.IncomingMessage,
      response: ServerResponse,
      next: Connect.NextFunction,
    ): Promise<void> {
      try {
        const found = await read(new URL(url, 'http://studio.invalid').pathname);
        if (found === null) return next();
        response.setHeader('Content-Type', found[0]);
        response.end(found[1]);
      } catch (error) {
        next(error);
      }
    }
    server.middlewares.use((request, response, next) => void answer(request, response, next));
  },
});
