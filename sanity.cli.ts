import { defineCliConfig } from 'sanity/cli';

/** What the Sanity CLI builds and generates from. No account is needed: the addresses reach the Studio at run time. */
export default defineCliConfig({
  api: { projectId: 'rooftop', dataset: 'production' },
  deployment: { autoUpdates: false },
  typegen: {
    path: 'packages/content/**/*.groq.ts',
    schema: 'packages/content/schema.generated.json',
    generates: 'packages/content/sanity.types.generated.ts',
    overloadClientMethods: true,
  },
});
