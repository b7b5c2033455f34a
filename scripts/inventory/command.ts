import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FIELD_NAMES } from '@rooftop/inventory/feeds/fields';
import { FEED_FORMATS, type FeedPlace, type FeedSourceInput } from '@rooftop/inventory/feeds/source';

/** The command cannot be carried out as it was given; the message says what to write instead. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

export const USAGE = `npm run inventory -- import  <dealership> [<source>] [--file <path>] [--force]
npm run inventory -- dry-run <dealership> [<source>] [--file <path>]
npm run inventory -- columns <dealership> [<source>] [--file <path>]
npm run inventory -- sources [<dealership>]
npm run inventory -- history <dealership> [--limit 20]
npm run inventory -- source add    <dealership> <source> --file | --folder | --url <place> [settings]
npm run inventory -- source remove <dealership> <source>

<dealership>  its slug, such as lakeshore, or the id of its document
<source>      a name for the feed; left out: the only one there is

import    makes the inventory follow the feed; cars that it lacks become sold
          --file     reads this file instead of the source's place
          --force    also when more cars are missing than the guard allows
dry-run   shows what an import would do, and does nothing
columns   shows which column of a file is read as what, and what nothing is read from
history   the latest imports, and why one was refused or failed

Settings of a source:
  --format ${FEED_FORMATS.join(' | ')}
  --every <minutes>         import it on this schedule
  --guard <percent>         refuse a feed that lacks more of the cars (40)
  --store <number>=<key>    a dealer number or name of the feed, and the store it means; may be repeated
  --default-store <key>     the store of cars for which the feed says none
  --column <field>=<header> a column that is not known by itself; may be repeated
  --allow-private           the address may be in the own network, and without https

Fields: ${FIELD_NAMES.join(', ')}`;

const OPTIONS = {
  file: { type: 'string' },
  folder: { type: 'string' },
  url: { type: 'string' },
  format: { type: 'string' },
  every: { type: 'string' },
  guard: { type: 'string' },
  store: { type: 'string', multiple: true },
  'default-store': { type: 'string' },
  column: { type: 'string', multiple: true },
  'allow-private': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  limit: { type: 'string', default: '20' },
  help: { type: 'boolean', default: false },
} as const;

/** A feed that is named, or a file in its stead. */
interface Reading {
  readonly dealership: string;
  /** undefined: the only one there is */
  readonly source: string | undefined;
  /** undefined: where the source says */
  readonly file: string | undefined;
}

export type Command =
  | { readonly name: 'help' }
  | (Reading & { readonly name: 'import'; readonly force: boolean })
  | (Reading & { readonly name: 'dry-run' | 'columns' })
  | { readonly name: 'sources'; readonly dealership: string | null }
  | { readonly name: 'history'; readonly dealership: string; readonly limit: number }
  | {
      readonly name: 'source add';
      readonly dealership: string;
      readonly source: string;
      readonly settings: FeedSourceInput;
    }
  | { readonly name: 'source remove'; readonly dealership: string; readonly source: string };

type Values = ReturnType<typeof read>['values'];

/** Reads the arguments of `npm run inventory`. Throws RefusedError, with the usage, for what it does not understand. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = read(args);
  const [verb, ...words] = positionals;
  if (values.help || verb === undefined || verb === 'help') return { name: 'help' };
  const name = verb === 'source' ? `source ${words.shift() ?? ''}` : verb;
  const [dealership, source, ...rest] = words;
  if (rest.length > 0) throw refusal(`"${rest.join(' ')}" is too much.`);
  if (name === 'sources') return { name, dealership: dealership ? dealershipId(dealership) : null };
  if (!dealership) throw refusal('Say which dealership, and what to do.');
  const id = dealershipId(dealership);
  const reading = { dealership: id, source, file: values.file && resolve(values.file) };
  switch (name) {
    case 'import':
      return { name, ...reading, force: values.force };
    case 'dry-run':
    case 'columns':
      return { name, ...reading };
    case 'history':
      return { name, dealership: id, limit: wholeNumber('--limit', values.limit, 1, 1000) };
    case 'source remove':
      if (!source) throw refusal('Say which source.');
      return { name, dealership: id, source };
    case 'source add':
      if (!source) throw refusal('Say a name for the source.');
      return { name, dealership: id, source, settings: readSettings(values) };
    default:
      throw refusal(`There is no command "${name}".`);
  }
}

/** Documents of dealerships have their slug behind the type (decision 11). */
const dealershipId = (text: string): string => (text.startsWith('dealership-') ? text : `dealership-${text}`);

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw refusal(`${option} wants a whole number between ${least} and ${most}, not "${text}".`);
}

function readPlace(values: Values): FeedPlace {
  const { file, folder, url } = values;
  if ([file, folder, url].filter(Boolean).length !== 1) {
    throw refusal('Say where the feed is with one of --file, --folder and --url.');
  }
  if (file) return { kind: 'file', path: resolve(file) };
  if (folder) return { kind: 'folder', path: resolve(folder) };
  if (!url || !URL.canParse(url)) throw refusal(`"${url}" is no address.`);
  return { kind: 'url', url, allowPrivate: values['allow-private'] };
}

/** `key=value` pairs. */
function readPairs(option: string, pairs: readonly string[]): readonly (readonly [string, string])[] {
  return pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1 || at === pair.length - 1)
      throw refusal(`${option} wants something=something, not "${pair}".`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

function readSettings(values: Values): FeedSourceInput {
  const format = FEED_FORMATS.find((known) => known === (values.format ?? 'auto'));
  if (format === undefined) throw refusal(`There is no format "${values.format}".`);
  const columns: NonNullable<FeedSourceInput['columns']> = {};
  for (const [name, header] of readPairs('--column', values.column ?? [])) {
    const field = FIELD_NAMES.find((known) => known === name);
    if (field === undefined) throw refusal(`There is no field "${name}".`);
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
    guardShare: wholeNumber('--guard', values.guard ?? '40', 0, 100) / 100,
    everyMinutes: values.every ? wholeNumber('--every', values.every, 5, 100_000) : null,
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error));
  }
}

const refusal = (message: string) => new RefusedError(`${message}\n\n${USAGE}`);
