import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import remixOptions from './remix.config.js';

const COMPRESSIBLE = /\.(?:js|css|json|svg)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes a brotli and a gzip edition beside each asset of the browser's build; the server only sends them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // After Vite's own last word: it fills in what dynamic imports preload.
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

export default defineConfig({
  plugins: [tailwindcss(), remix(remixOptions), precompress()],
  // Inlined fonts and pictures would travel with every style sheet, wanted or not.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Two to four KB less on a first load than Vite's own.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 }, format: { comments: /@license/ } },
    // Bytes. A file for every icon would cost a request each, and more than it saves.
    rollupOptions: { output: { experimentalMinChunkSize: 1000 } },
  },
  // A dependency found while serving would reload the page of whoever looks first.
  optimizeDeps: {
    include: ['react', 'react-dom/client', '@remix-run/react', 'lucide-react'],
    // Routes name them, only the server loads them.
    exclude: ['@portabletext/react', 'd3-geo', 'i18next', 'lru-cache', 'topojson-client', 'zod'],
  },
});
