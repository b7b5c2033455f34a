import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import remixOptions from './remix.config.js';

const COMPRESSIBLE = /\.(?:js|css|json|svg)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes Brotli and gzip versions next to each asset of the browser build, so that the server only has to send them.
 */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // Runs after Vite's last step, which fills in the preloads of dynamic imports.
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!COMPRESSIBLE.test(fileName)) continue;
          const source = output.type === 'chunk' ? output.code : output.source;
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.br`,
            source: brotliCompressSync(source, BROTLI),
          });
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          });
        }
      },
    },
  };
}

/** Modules that may not be part of a browser file, by the end of their path, and what to do about it. */
const SERVER_ONLY: Readonly<Record<string, string>> = {
  // The rules of cache and sitemap.
  '/page.ts': 'Use it in loaders only.',
  '/zod/v4/classic/schemas.js': 'Code for browsers imports `zod/mini`.',
};

/** Fails the build if a browser file has a module that only the server may use. */
function keepOnServer(): Plugin {
  return {
    name: 'keep-on-server',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const rule = Object.entries(SERVER_ONLY).find(([end]) => id.endsWith(end));
          if (rule && renderedLength > 0) this.error(`${id} is part of ${output.fileName}. ${rule[1]}`);
        }
      }
    },
  };
}

/**
 * Replacements in Remix's code for a route whose code can't be loaded. A failed prefetch stays pending. Otherwise, if
 * nothing handles the event, the visitor gets an error page.
 */
const FAILED_ROUTES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'routeModules.js': [
    ['loadRouteModule(route, routeModulesCache)', 'loadRouteModule(route, routeModulesCache, isPrefetch)'],
    [
      'window.location.reload();',
      `if (!isPrefetch && window.dispatchEvent(new Event('routecodeerror', { cancelable: true }))) throw error;`,
    ],
  ],
  'links.js': [
    [
      'loadRouteModule(manifest.routes[match.route.id], routeModules)',
      'loadRouteModule(manifest.routes[match.route.id], routeModules, true)',
    ],
  ],
};

/**
 * Leaves it to app/site/loading what happens when the code of a route can't be loaded. Remix would reload the page that
 * the visitor wants to leave, every time, or the one they read because a prefetch failed.
 */
function reportFailedRoutes(): Plugin {
  return {
    name: 'report-failed-routes',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const [, file = ''] = /\/@remix-run\/react\/dist\/esm\/([^/]+)$/.exec(id) ?? [];
      const changes = FAILED_ROUTES[file];
      if (changes === undefined) return undefined;
      let changed = code;
      for (const [before, after] of changes) {
        if (!changed.includes(before))
          this.error('Remix loads routes in another way now. Adapt this plugin.');
        changed = changed.replace(before, after);
      }
      return { code: changed, map: null };
    },
  };
}

type ModuleInfoOf = Rollup.ManualChunkMeta['getModuleInfo'];

/** Where the modules of every page begin. */
const ENTRIES = ['app/entry.client.tsx', 'app/root.tsx'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** Finds what modules import without dynamic imports, directly and indirectly. */
function importedBy(modules: readonly string[], getModuleInfo: ModuleInfoOf): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...modules];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const imported = getModuleInfo(id)?.importedIds.filter((one) => !found.has(one)) ?? [];
    for (const one of imported) found.add(one);
    queue.push(...imported);
  }
  return found;
}

/**
 * Puts what every page loads into two files: packages, which stay in caches when only our own code changes, and our own
 * code. As files of their own, its many small modules would cost two KB more.
 */
function joinSharedChunks(): Plugin {
  let shared: ReadonlySet<string> | undefined;
  return {
    name: 'join-shared-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    outputOptions: (options) => ({
      ...options,
      manualChunks(id, { getModuleInfo }) {
        shared ??= importedBy(ENTRIES, getModuleInfo);
        if (!shared.has(id)) return undefined;
        return id.includes('/node_modules/') || id.startsWith('\0') ? 'framework' : 'shell';
      },
    }),
  };
}

/** Gives Conform the four functions it uses from `zod/mini`, as our forms do. All of Zod would add 18 KB to each form. */
function useSmallZod(): Plugin {
  return {
    name: 'use-small-zod',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId(source, importer) {
      const isConform = source === 'zod/v4' && importer?.includes('/@conform-to/zod/') === true;
      return isConform ? this.resolve('zod/mini', importer) : null;
    },
  };
}

export default defineConfig({
  plugins: [
    remix(remixOptions),
    useSmallZod(),
    precompress(),
    joinSharedChunks(),
    keepOnServer(),
    reportFailedRoutes(),
  ],
  // Inlined fonts and images would be downloaded with every style sheet, needed or not.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // The oldest browsers that know what our styles use. They get vendor prefixes and rules without nesting.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    // Saves two to four KB on a first load compared with Vite's default.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 }, format: { comments: /@license/ } },
    // In bytes. A separate file for every icon would cost a request each, and more than it saves. With more, what search
    // pages share with dialogs would bring the dialogs along: 3 KB.
    rollupOptions: { output: { experimentalMinChunkSize: 300 } },
  },
  // A dependency discovered while serving would reload the first visitor's page.
  optimizeDeps: {
    include: ['react', 'react-dom/client', '@remix-run/react'],
    // Routes import them, but only the server loads them, except `zod/mini`, which needs no bundling.
    exclude: ['@portabletext/react', 'i18next', 'lru-cache', 'zod'],
  },
});
