import { resolve } from 'node:path';
import type { FeedSourceInput } from '@rooftop/inventory/feeds/source';
import { readArguments } from '../read-arguments.ts';
import { readSourceSettings, SETTINGS_OPTIONS, parseWholeNumber } from './source-settings.ts';
import { inventoryUsageError } from './usage.ts';

const OPTIONS = {
  ...SETTINGS_OPTIONS,
  force: { type: 'boolean', default: false },
  save: { type: 'boolean', default: false },
  limit: { type: 'string', default: '20' },
  help: { type: 'boolean', default: false },
} as const;

/** A feed source, or a file to read instead of its feed. */
interface FeedToRead {
  readonly dealership: string;
  /** Name of the feed source. undefined means the dealership's only one. */
  readonly source: string | undefined;
  /** Path of the file to read. undefined means the location in the source's settings. */
  readonly file: string | undefined;
}

/** A file to look at, which needs no source yet. */
interface Preview extends FeedToRead {
  /** Settings of a source that does not exist yet. undefined without a file. */
  readonly settings: FeedSourceInput | undefined;
}

/** `dealership` is what the user typed: a slug or an id. */
export type InventoryCommand =
  | { readonly name: 'help' }
  | (FeedToRead & { readonly name: 'import'; readonly force: boolean })
  | (Preview & { readonly name: 'dry-run' })
  | (Preview & { readonly name: 'columns'; readonly save: boolean })
  | { readonly name: 'sources'; readonly dealership: string | null }
  | { readonly name: 'feeds-out'; readonly dealership: string | null }
  | { readonly name: 'verify'; readonly dealership: string | null }
  | {
      readonly name: 'history';
      readonly dealership: string;
      /** Null for the history of imports. */
      readonly vin: string | null;
      readonly limit: number;
    }
  | {
      readonly name: 'source add';
      readonly dealership: string;
      readonly source: string;
      readonly settings: FeedSourceInput;
    }
  | {
      readonly name: 'photo-host';
      readonly dealership: string;
      readonly source: string;
      readonly host: string;
    }
  | { readonly name: 'source remove'; readonly dealership: string; readonly source: string };

/**
 * Parses the arguments of `npm run inventory`.
 * @throws CommandError with the usage if the arguments are invalid
 */
export function parseInventoryCommand(args: readonly string[]): InventoryCommand {
  const { values, positionals } = readArguments(args, OPTIONS, inventoryUsageError);
  const [verb, ...words] = positionals;
  if (values.help || verb === undefined || verb === 'help') return { name: 'help' };
  const name = verb === 'source' ? `source ${words.shift() ?? ''}` : verb;
  const [dealership, source, ...rest] = words;
  if (rest.length > (name === 'photo-host' ? 1 : 0))
    throw inventoryUsageError(`Unexpected argument: ${rest.join(' ')}.`);
  if (name === 'sources' || name === 'feeds-out' || name === 'verify')
    return { name, dealership: dealership ?? null };
  if (!dealership) throw inventoryUsageError('Name a dealership and a command.');
  const reading = { dealership, source, file: values.file && resolve(values.file) };
  const settings = values.file ? readSourceSettings(values) : undefined;
  switch (name) {
    case 'import':
      return { name, ...reading, force: values.force };
    case 'dry-run':
      return { name, ...reading, settings };
    case 'columns':
      return { name, ...reading, settings, save: values.save };
    case 'history':
      return {
        name,
        dealership,
        vin: source?.toUpperCase() ?? null,
        limit: parseWholeNumber('--limit', values.limit, 1, 1000),
      };
    case 'photo-host': {
      const [host] = rest;
      if (!source || !host) throw inventoryUsageError('Name the source and the host.');
      return { name, dealership, source, host: host.toLowerCase() };
    }
    case 'source remove':
      if (!source) throw inventoryUsageError('Name the source.');
      return { name, dealership, source };
    case 'source add':
      if (!source) throw inventoryUsageError('Choose a name for the source.');
      return { name, dealership, source, settings: readSourceSettings(values) };
    default:
      throw inventoryUsageError(`There is no command "${name}".`);
  }
}
