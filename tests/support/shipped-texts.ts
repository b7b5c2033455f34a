import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

/** A text of a folder of tenants/, as a shopper reads it. */
export interface ShippedText {
  /** Its file in that folder, for messages. */
  readonly file: string;
  readonly text: string;
}

/** Every text in a JSON value, except in entries that show only where the settings offer something. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (typeof value === 'object' && value !== null && !('onlyWhereOffered' in value))
    for (const part of Object.values(value)) yield* textsIn(part);
}

/** The file's name without its date, if it is a version of a legal text. */
const versionsOf = (file: string): string | null =>
  file.startsWith('legal/') ? file.replace(/\.\d[\d-]+\./, '.') : null;

/** Whether a later version replaces a legal text. Names of versions differ in their dates only. */
const isReplaced = (file: string, files: readonly string[]): boolean =>
  versionsOf(file) !== null && files.some((other) => versionsOf(other) === versionsOf(file) && other > file);

/** Legal texts about a promise. The website shows them only where the settings make it. */
const PROMISED = /^legal\/(?:lifetime-engine-warranty|maintenance-plan)\./;

/**
 * The texts of a folder of tenants/ in all its languages, without those that are replaced or depend on settings. The
 * settings and the feeds are left out: they are what texts are compared with.
 * @param slug the folder's name
 */
export async function shippedTexts(slug: string): Promise<readonly ShippedText[]> {
  const folder = new URL(`../../tenants/${slug}/`, import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => /\.(?:json|md)$/.test(file) && !/^(?:dealership|feed|stores)\.json$/.test(file),
  );
  const texts = files
    .filter((file) => !isReplaced(file, files) && !PROMISED.test(file))
    .map(async (file): Promise<readonly ShippedText[]> => {
      const content = await readFile(new URL(file, folder), 'utf8');
      const parts = file.endsWith('.md') ? content.split(/\n{2,}/) : [...textsIn(JSON.parse(content))];
      return parts.map((text) => ({ file, text }));
    });
  return (await Promise.all(texts)).flat();
}

/** The website's own words in one language, which every dealership shows. */
export async function websiteWords(language: string): Promise<Readonly<Record<string, string>>> {
  const file = new URL(`../../app/locales/${language}.json`, import.meta.url);
  return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
}
