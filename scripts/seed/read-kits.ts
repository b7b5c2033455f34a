import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { DOCUMENT_TYPES, OWNED_TYPES } from '@rooftop/content/documents/document-types';
import { KEY_PATTERN } from '@rooftop/content/objects/fields/key-pattern';
import { standardNavigation } from '@rooftop/content/documents/navigation/standard-navigation';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { z } from 'zod';
import { EVERY_DEALERSHIP, type Kit, type KitEntry, KitError, parseKit } from './kit.ts';
import { readArticles, readLegalDocuments } from './read-markdown.ts';

const TENANTS = new URL('../../tenants/', import.meta.url);

const KITS = OWNED_TYPES.flatMap((type) => {
  const { kit } = { kit: null, ...DOCUMENT_TYPES[type] };
  return kit === null ? [] : [{ type, ...kit }];
});

/** Files with one document, and its type. */
const SINGLE = [{ file: 'dealership.json', type: 'dealership' }, ...KITS.filter(({ isOnly }) => isOnly)];

/** Files with a list of documents, and their type, in the order in which the documents are written. */
const LISTS = KITS.filter(({ isOnly }) => !isOnly);

const KNOWN = [
  ...SINGLE.map(({ file }) => file),
  ...LISTS.map(({ file }) => file),
  'pictures.json',
  'feed.json',
];

const fieldsShape = z.record(z.string(), z.unknown());
const listShape = z.array(z.looseObject({ key: z.string() }));
const languagesShape = z.looseObject({
  languages: z.tuple([z.enum(LANGUAGES)], z.enum(LANGUAGES)),
});

/**
 * Reads a JSON file of a kit, or returns null if it does not exist.
 * @param path relative to tenants/
 * @throws KitError if it is not JSON or does not have this shape
 */
export async function readJson<Shape extends z.ZodType>(
  path: string,
  shape: Shape,
  root: URL = TENANTS,
): Promise<z.infer<Shape> | null> {
  const url = new URL(path, root);
  if (!existsSync(url)) return null;
  let value: unknown;
  try {
    value = JSON.parse(await readFile(url, 'utf8'));
  } catch (cause) {
    throw new KitError(`tenants/${path}: ${cause instanceof Error ? cause.message : 'not JSON'}`, { cause });
  }
  return parseKit(shape, value, `tenants/${path}`);
}

/** Reads the files of a subfolder: their content by name. Empty if there is none. */
async function readFolder(path: string, root: URL): Promise<ReadonlyMap<string, string>> {
  const url = new URL(`${path}/`, root);
  if (!existsSync(url)) return new Map();
  const names = (await readdir(url)).filter((name) => /\.(md|json)$/.test(name)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, url), 'utf8')] as const)),
  );
}

async function readPages(slug: string, root: URL): Promise<KitEntry[]> {
  const names = [...(await readFolder(`${slug}/pages`, root)).keys()];
  return Promise.all(
    names.map(async (name) => ({
      source: `tenants/${slug}/pages/${name}`,
      type: 'page',
      key: name.replace(/\.json$/, ''),
      fields: (await readJson(`${slug}/pages/${name}`, fieldsShape, root)) ?? {},
    })),
  );
}

async function readKit(slug: string, root: URL): Promise<Kit> {
  if (!KEY_PATTERN.test(slug))
    throw new KitError(
      `tenants/${slug}: the name of a kit's folder has lower-case letters, digits and hyphens`,
    );
  const folder = new URL(`${slug}/`, root);
  const files = await readdir(folder);
  const unknown = files.find((name) => name.endsWith('.json') && !KNOWN.includes(name));
  if (unknown !== undefined)
    throw new KitError(
      `tenants/${slug}/${unknown}: this file has no meaning. Known are ${KNOWN.join(', ')}.`,
    );

  const entries: KitEntry[] = [];
  for (const { file: name, type } of SINGLE) {
    const fields = await readJson(`${slug}/${name}`, fieldsShape, root);
    if (fields !== null) entries.push({ source: `tenants/${slug}/${name}`, type, key: null, fields });
  }
  if (slug !== EVERY_DEALERSHIP && !entries.some(({ type }) => type === 'navigation')) {
    const source = `tenants/${slug}/navigation.json`;
    entries.push({ source, type: 'navigation', key: null, fields: { ...standardNavigation } });
  }
  for (const { file: name, type } of LISTS) {
    for (const { key, ...fields } of (await readJson(`${slug}/${name}`, listShape, root)) ?? [])
      entries.push({ source: `tenants/${slug}/${name}, "${key}"`, type, key, fields });
  }
  entries.push(
    ...(await readPages(slug, root)),
    ...readArticles(`tenants/${slug}/articles`, await readFolder(`${slug}/articles`, root)),
    ...readLegalDocuments(`tenants/${slug}/legal`, await readFolder(`${slug}/legal`, root)),
  );
  const settings = await readJson(`${slug}/dealership.json`, languagesShape, root);
  return {
    slug,
    folder,
    languages: settings?.languages ?? LANGUAGES,
    entries,
    pictures: new Map(Object.entries((await readJson(`${slug}/pictures.json`, fieldsShape, root)) ?? {})),
  };
}

/** Returns the names of all folders in tenants/ with this file, in alphabetical order. */
export async function foldersWith(file: string, root: URL = TENANTS): Promise<readonly string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${file}`, root)))
    .map(({ name }) => name)
    .sort();
}

/**
 * Reads the kits of all dealerships in tenants/, and the content that all of them share.
 * @throws KitError naming file and field
 */
export async function readKits(
  root: URL = TENANTS,
): Promise<{ readonly kits: readonly Kit[]; readonly shared: Kit }> {
  const slugs = await foldersWith('dealership.json', root);
  return {
    kits: await Promise.all(slugs.map((slug) => readKit(slug, root))),
    shared: await readKit(EVERY_DEALERSHIP, root),
  };
}
