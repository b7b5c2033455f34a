import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { FIELD_NAMES } from '@rooftop/inventory/feeds/feed-fields';
import { FEED_FORMATS, type FeedPlace, type FeedSourceInput } from '@rooftop/inventory/feeds/source';
import { inventoryUsageError } from './usage.ts';

/** The command-line options that describe a feed source. */
export const SETTINGS_OPTIONS = {
  file: { type: 'string' },
  folder: { type: 'string' },
  url: { type: 'string' },
  format: { type: 'string' },
  every: { type: 'string' },
  guard: { type: 'string' },
  store: { type: 'string', multiple: true },
  'default-store': { type: 'string' },
  column: { type: 'string', multiple: true },
  'photo-host': { type: 'string', multiple: true },
  'photo-folder': { type: 'string' },
  'allow-private': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof SETTINGS_OPTIONS }>>['values'];

/** Parses an option's value as a whole number between `least` and `most`. */
export function parseWholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw inventoryUsageError(`${option} must be a whole number between ${least} and ${most}, not "${text}".`);
}

function readPlace(values: Values): FeedPlace {
  const { file, folder, url } = values;
  if ([file, folder, url].filter(Boolean).length !== 1) {
    throw inventoryUsageError('Set the location of the feed with one of --file, --folder, and --url.');
  }
  if (file) return { kind: 'file', path: resolve(file) };
  if (folder) return { kind: 'folder', path: resolve(folder) };
  if (!url || !URL.canParse(url)) throw inventoryUsageError(`"${url}" is not a valid URL.`);
  return { kind: 'url', url, allowPrivate: values['allow-private'] };
}

/** Parses `key=value` pairs. */
function readPairs(option: string, pairs: readonly string[]): readonly (readonly [string, string])[] {
  return pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1 || at === pair.length - 1)
      throw inventoryUsageError(`${option} must be <key>=<value>, not "${pair}".`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

/**
 * Parses the options of `source add`.
 * @throws CommandError if an option is invalid
 */
export function readSourceSettings(values: Values): FeedSourceInput {
  const format = FEED_FORMATS.find((known) => known === (values.format ?? 'auto'));
  if (format === undefined) throw inventoryUsageError(`There is no format "${values.format}".`);
  const columns: NonNullable<FeedSourceInput['columns']> = {};
  for (const [name, header] of readPairs('--column', values.column ?? [])) {
    const field = FIELD_NAMES.find((known) => known === name);
    if (field === undefined) throw inventoryUsageError(`There is no field "${name}".`);
    columns[field] = [...(columns[field] ?? []), header];
  }
  return {
    place: readPlace(values),
    format,
    columns,
    stores: Object.fromEntries(
      readPairs('--store', values.store ?? []).map(([word, key]) => [word.toLowerCase(), key]),
    ),
    defaultStore: values['default-store'] ?? null,
    photoHosts: (values['photo-host'] ?? []).map((host) => host.toLowerCase()),
    photoFolder: values['photo-folder'] ? resolve(values['photo-folder']) : null,
    guardShare: parseWholeNumber('--guard', values.guard ?? '40', 0, 100) / 100,
    everyMinutes: values.every ? parseWholeNumber('--every', values.every, 5, 100_000) : null,
  };
}
