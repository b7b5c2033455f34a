import { defineCliConfig } from 'sanity/cli';

/** While developing, scripts/studio.ts --dev hands over what /config.js says elsewhere. */
const developmentConfig = process.env['ROOFTOP_STUDIO_CONFIG'];

/** Where types are generated to; packages/content/generate-types.ts --check names another folder. */
const typesFolder = process.env['ROOFTOP_TYPES_FOLDER'] ?? 'packages/content';

/** What the Sanity CLI builds and generates from. No account is needed: the addresses reach the Studio at run time. */
export default defineCliConfig({
  api: { projectId: 'rooftop', dataset: 'production' },
  deployment: { autoUpdates: false },
  typegen: {
    path: 'packages/content/**/*.groq.ts',
    schema: `${typesFolder}/schema.generated.json`,
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
