import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import type { ContentServices } from './content-services.ts';
import { exportContent } from './export-content.ts';

export const exportContentCommand = defineCommand({
  name: 'content export',
  summary: 'writes all documents, drafts and assets to one file',
  positionals: ['file'],
  input: z.object({
    file: z.string().optional().describe('if omitted, <dataset>-<date>.tar.gz'),
    overwrite: z.boolean().default(false).describe('replaces a file of that name'),
  }),
  run: ({ withClient, say }: ContentServices, { file, overwrite }) =>
    withClient('content export', async ({ client }) => {
      const exported = await exportContent(client, { file, overwrite }, say);
      say(`Exported ${exported.documents} documents and ${exported.assets} assets to ${exported.file}`);
    }),
});
