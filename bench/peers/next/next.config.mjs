// Next's default settings, but with our app's components, which are outside of this folder.
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export default {
  distDir: 'build',
  outputFileTracingRoot: root,
  turbopack: { root },
  experimental: { externalDir: true },
};
