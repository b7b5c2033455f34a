// Next's own settings; the components are those of our app, which lie outside of this folder.
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export default {
  distDir: 'build',
  outputFileTracingRoot: root,
  turbopack: { root },
  experimental: { externalDir: true },
};
