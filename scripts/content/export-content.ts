import type { PrintLine } from '../terminal.ts';
import { access, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';
import { CommandError } from '../command-error.ts';

/**
 * Writes the client's whole dataset, drafts and assets included, to a tar.gz that `import` and Sanity's own CLI can
 * read. The file appears only once it is complete.
 * @throws CommandError if the file exists and must not be overwritten
 */
export async function exportContent(
  client: SanityClient,
  { file, overwrite }: { readonly file: string | undefined; readonly overwrite: boolean },
  say: PrintLine,
): Promise<{ file: string; documents: number; assets: number }> {
  const { dataset = '' } = client.config();
  const path = resolve(file ?? `${dataset}-${new Date().toISOString().slice(0, 10)}.tar.gz`);
  if (!overwrite && (await exists(path))) {
    throw new CommandError(`${path} exists already. Give another name, or add --overwrite.`);
  }
  const unfinished = `${path}.part`;
  try {
    const { documentCount, assetCount } = await exportDataset({
      client,
      dataset,
      outputPath: unfinished,
      onProgress: ({ step, update }) => {
        if (!update) say(step);
      },
    });
    await rename(unfinished, path);
    return { file: path, documents: documentCount, assets: assetCount };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
