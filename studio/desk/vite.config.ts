import { defineConfig } from 'vite';

/** Builds the desk into the Studio's build, which is served on the same origin: both share a session. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  logLevel: 'error',
  build: {
    outDir: '../dist/desk',
    emptyOutDir: true,
    target: 'es2022',
    // As the website: browsers without nesting get styles without it.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    // Every file would cost a request, and nothing is needed later only.
    cssCodeSplit: false,
  },
});
