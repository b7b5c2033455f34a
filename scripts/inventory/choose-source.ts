import { resolve } from 'node:path';
import type { Pool } from '@rooftop/database/pool';
import { type FeedSourceInput, feedSourceShape } from '@rooftop/inventory/feeds/source';
import { listFeedSources, type NamedSource } from '@rooftop/inventory/storage/sources';
import { z } from 'zod';
import { CommandError } from '../command-error.ts';

/** Name of a source that does not exist yet, in a dry run. */
const NEW_SOURCE = 'main';

/** How users name a feed. */
export const sourceName = z.string().describe('a name for the feed');
/** The name of a feed that exists. */
export const sourceToRead = sourceName.optional().describe('the name of the feed; if omitted, the only one');
/** A file to read instead of the location in a feed's settings. */
export const fileToRead = z
  .string()
  .transform((path) => resolve(path))
  .optional()
  .describe('reads this file instead of the location in the settings of the source');

interface FeedToRead {
  readonly dealership: string;
  readonly source?: string | undefined;
  /** Absolute path. */
  readonly file?: string | undefined;
  /** Settings of a source that does not exist yet, to look at its file. */
  readonly settings?: FeedSourceInput | undefined;
}

/**
 * Finds the named source or, without a name, the only one. A given file replaces its location.
 * @throws CommandError if it cannot be told which one, or if there is none
 */
export async function chooseSource(
  pool: Pool,
  { dealership, source, file, settings }: FeedToRead,
): Promise<NamedSource> {
  const sources = await listFeedSources(pool, dealership);
  const named = source === undefined ? sources : sources.filter(({ name }) => name === source);
  const [chosen] = named;
  const isNew = chosen === undefined && (source !== undefined || sources.length === 0);
  if (isNew && settings !== undefined)
    return {
      dealership,
      name: source ?? NEW_SOURCE,
      settings: feedSourceShape.parse(settings),
      etag: null,
    };
  if (chosen === undefined || named.length > 1) {
    const names = sources.map(({ name }) => name).join(', ');
    throw new CommandError(
      sources.length === 0
        ? `${dealership} has no sources. Add one with: npm run inventory -- source add …`
        : `Name a source of ${dealership}: ${names}.`,
    );
  }
  if (file === undefined) return chosen;
  // The saved edition belongs to the configured location, not to this file.
  return { ...chosen, settings: { ...chosen.settings, place: { kind: 'file', path: file } } };
}
