// Our pages and routes in a default Remix build, with Remix's own entries and Vite's default settings.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import options from '../../../remix.config.js';

const app = fileURLToPath(new URL('../../../app/', import.meta.url));
const defaults = join(
  dirname(createRequire(import.meta.url).resolve('@remix-run/dev/package.json')),
  'dist/config/defaults',
);
const ENTRIES = new Map([
  [join(app, 'entry.server.tsx'), join(defaults, 'entry.server.node.tsx')],
  [join(app, 'entry.client.tsx'), join(defaults, 'entry.client.tsx')],
]);

const stockEntries = {
  name: 'stock-entries',
  enforce: 'pre',
  // The stock entry's package is next to the build, not next to our entry.
  resolveId: (source) => (source === 'isbot' ? { id: source, external: true } : null),
  load(id) {
    const stock = ENTRIES.get(id.split('?')[0]);
    return stock === undefined ? null : readFile(stock, 'utf8');
  },
};

export default defineConfig({
  plugins: [stockEntries, remix({ ...options, appDirectory: '../../../app', buildDirectory: 'build' })],
  // Packages installed only next to our app can't be resolved from this build, or resolve to another version.
  ssr: { noExternal: (await readdir(join(app, 'node_modules'))).filter((name) => /^\w/.test(name)) },
});
