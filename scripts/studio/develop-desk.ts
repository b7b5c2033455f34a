import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

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
  configureServer({ middlewares, transformIndexHtml }) {
    middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://studio.invalid');
      const send = (type: string, body: string) => {
        response.setHeader('Content-Type', type);
        response.end(body);
      };
      try {
        const [path, type] = FILES[pathname] ?? [];
        if (path !== undefined && type !== undefined) return send(type, await readFile(path, 'utf8'));
        if (pathname === '/config.js') return send('text/javascript', config);
        if (!/^\/desk(?:\/|$)/.test(pathname)) return next();
        // Its URLs are of any depth, and Vite serves sources by their path in the project.
        const page = await readFile(file('desk/index.html'), 'utf8');
        const html = page.replace('./main.tsx', '/studio/desk/main.tsx');
        return send('text/html', await transformIndexHtml(pathname, html));
      } catch (error) {
        return next(error);
      }
    });
  },
});
