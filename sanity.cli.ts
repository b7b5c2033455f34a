import { defineCliConfig } from 'sanity/cli';
import { developDesk } from './scripts/studio/develop-desk.ts';

/** During development, scripts/studio.ts --dev passes what /config.js contains otherwise. */
const developmentConfig = process.env['ROOFTOP_STUDIO_CONFIG'];

/** Output folder of the generated types; packages/content/generate-types.ts --check sets another one. */
const typesFolder = process.env['ROOFTOP_TYPES_FOLDER'] ?? 'packages/content';

/**
 * Options of the Sanity CLI for builds and generated types. No account is needed: the Studio gets its URLs at
 * runtime.
 */
export default defineCliConfig({
  api: { projectId: 'rooftop', dataset: 'production' },
  deployment: { autoUpdates: false },
  typegen: {
    path: 'packages/content/**/*.groq.ts',
    schema: 'packages/content/build/schema.json',
    generates: `${typesFolder}/sanity.types.generated.ts`,
    overloadClientMethods: true,
  },
  vite: (config) =>
    developmentConfig === undefined
      ? config
      : {
          ...config,
          plugins: [
            ...(config.plugins ?? []),
            developDesk(developmentConfig),
            {
              name: 'rooftop-config',
              transformIndexHtml: (html) => ({
                html: html.replace(/<script[^>]*\bdata-sanity-core\b[^>]*><\/script>/, ''),
                tags: [{ tag: 'script', children: developmentConfig, injectTo: 'head-prepend' }],
              }),
            },
          ],
        },
});
