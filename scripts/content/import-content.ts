import type { PrintLine } from '../terminal.ts';
import { open } from 'node:fs/promises';
import type { SanityClient } from '@sanity/client';
import { sanityImport } from '@sanity/import';
import { CommandError } from '../command-error.ts';

/** What to do with documents that already exist, in Sanity's terms. */
export type ImportOperation = 'create' | 'createOrReplace' | 'createIfNotExists';

/**
 * Adds the documents and assets of an export (tar.gz or ndjson) to the client's dataset. Documents come first and
 * references last, so an import that stops halfway can be repeated with `createOrReplace`.
 * @throws CommandError if the file cannot be read
 */
export async function importContent(
  client: SanityClient,
  { file, operation }: { readonly file: string; readonly operation: ImportOperation },
  say: PrintLine,
): Promise<{ documents: number; warnings: string[] }> {
  const handle = await open(file).catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
  let current = '';
  const { numDocs, warnings } = await sanityImport(handle.createReadStream(), {
    client,
    operation,
    onProgress: ({ step }) => {
      if (step !== current) say(step);
      current = step;
    },
  });
  return { documents: numDocs, warnings: warnings.map(({ message }) => message) };
}
