import { resolve } from 'node:path';
import { FIELD_NAMES } from '@rooftop/inventory/feeds/feed-fields';
import { FEED_FORMATS, type FeedPlace, type FeedSourceInput } from '@rooftop/inventory/feeds/source';
import { UsageError } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { word } from '../word.ts';

/** Splits `key=value`. Returns null if one of them is missing. */
function readPair(text: string): readonly [string, string] | null {
  const at = text.indexOf('=');
  return at < 1 || at === text.length - 1 ? null : [text.slice(0, at), text.slice(at + 1)];
}

/** Splits `field=header`. Returns null if there is no such field. */
function readColumn(text: string) {
  const [name, header] = readPair(text) ?? [];
  const field = FIELD_NAMES.find((known) => known === name);
  return field === undefined || header === undefined ? null : ([field, header] as const);
}

const pair = word(readPair, 'it must be <key>=<value>.');
const column = word(readColumn, `it must be <field>=<header>. Fields: ${FIELD_NAMES.join(', ')}.`);

/** What can be typed of a feed source, for commands that add it or look at its file before that. */
export const settingsInput = {
  format: z.enum(FEED_FORMATS).default('auto').describe(FEED_FORMATS.join(', ')),
  every: z.coerce.number().int().min(5).max(100_000).optional().describe('imports it every so many minutes'),
  guard: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(40)
    .describe('refuses a feed in which more than this percentage of the cars is missing'),
  store: z
    .array(pair)
    .default([])
    .describe('<number>=<key> maps a dealer number or name in the feed to a store; may be repeated'),
  'default-store': z.string().optional().describe('the store of cars for which the feed names none'),
  column: z
    .array(column)
    .default([])
    .describe('<field>=<header> maps a column that is not recognized; may be repeated'),
  'photo-host': z
    .array(z.string())
    .default([])
    .describe('allows photos from this host, *.example.com for all its subdomains; may be repeated'),
  'photo-folder': z
    .string()
    .optional()
    .describe('photos that the feed names by file, such as UW4100-1.jpg, are read from this folder'),
  file: z.string().optional().describe('the file of the feed'),
  folder: z.string().optional().describe('the folder into which its files are put'),
  url: z.url().optional().describe('its https address'),
  'allow-private': z.boolean().default(false).describe('allows a private network address, and http'),
};

const settingsShape = z.object(settingsInput);
type Settings = z.output<typeof settingsShape>;

/** @throws UsageError if there is not exactly one location */
function placeOf({ file, folder, url, 'allow-private': allowPrivate }: Settings): FeedPlace {
  const places: FeedPlace[] = [
    ...(file === undefined ? [] : [{ kind: 'file', path: resolve(file) } as const]),
    ...(folder === undefined ? [] : [{ kind: 'folder', path: resolve(folder) } as const]),
    ...(url === undefined ? [] : [{ kind: 'url', url, allowPrivate } as const]),
  ];
  const [place, ...others] = places;
  if (place === undefined || others.length > 0)
    throw new UsageError('Set the location of the feed with one of --file, --folder, and --url.');
  return place;
}

/**
 * The settings of a feed source, as they are stored.
 * @throws UsageError if there is not exactly one location
 */
export function toSourceSettings(typed: Settings): FeedSourceInput {
  const columns: NonNullable<FeedSourceInput['columns']> = {};
  for (const [field, header] of typed.column) columns[field] = [...(columns[field] ?? []), header];
  return {
    place: placeOf(typed),
    format: typed.format,
    columns,
    stores: Object.fromEntries(typed.store.map(([word, key]) => [word.toLowerCase(), key])),
    defaultStore: typed['default-store'] ?? null,
    photoHosts: typed['photo-host'].map((host) => host.toLowerCase()),
    photoFolder: typed['photo-folder'] === undefined ? null : resolve(typed['photo-folder']),
    guardShare: typed.guard / 100,
    everyMinutes: typed.every ?? null,
  };
}
