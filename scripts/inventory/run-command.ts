import type { Pool } from '@rooftop/database/pool';
import { FeedError } from '@rooftop/inventory/feeds/feed-row';
import { importSource } from '@rooftop/inventory/feeds/import-source';
import { feedSourceShape } from '@rooftop/inventory/feeds/source';
import { toSettings } from '@rooftop/inventory/feeds/propose-columns';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import {
  findSource,
  listFeedSources,
  type NamedSource,
  removeSource,
  saveSource,
} from '@rooftop/inventory/storage/sources';
import { readVehicleHistory } from '@rooftop/inventory/storage/vehicle-history';
import { listLogs, verifyAdvertised } from '@rooftop/inventory/storage/verify-advertised';
import type { InventoryCommand } from './command.ts';
import { describeHistory, describeReport, describeSources } from './describe.ts';
import { describeGaps, describeProposal } from './describe-columns.ts';
import { describeLog } from './describe-log.ts';
import { describeVehicle } from './describe-vehicle.ts';
import { proposeForPlace } from './propose-for-place.ts';
import { CommandError } from '../command-error.ts';
import { INVENTORY_USAGE } from './usage.ts';
import type { PrintLine } from '../terminal.ts';

/** Name of a source that does not exist yet, in a dry run. */
const NEW_SOURCE = 'main';

type ReadingCommand = Extract<InventoryCommand, { name: 'import' | 'dry-run' | 'columns' }>;

/**
 * Finds the named source or, without a name, the only one. A given file replaces its location. To look at a file, no
 * source needs to exist yet.
 */
async function chooseSource(pool: Pool, command: ReadingCommand): Promise<NamedSource> {
  const { dealership, source, file } = command;
  const sources = await listFeedSources(pool, dealership);
  const named = source === undefined ? sources : sources.filter(({ name }) => name === source);
  const [chosen] = named;
  const isNew = chosen === undefined && (source !== undefined || sources.length === 0);
  if (isNew && command.name !== 'import' && command.settings !== undefined) {
    const settings = feedSourceShape.parse(command.settings);
    return { dealership, name: source ?? NEW_SOURCE, settings, etag: null };
  }
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

/**
 * Shows how a source's columns are read, and saves the proposal if asked to. Returns false if there is no source to save
 * it for.
 */
async function showColumns(
  pool: Pool,
  command: Extract<InventoryCommand, { name: 'columns' }>,
  say: PrintLine,
): Promise<boolean> {
  const { dealership, name, settings } = await chooseSource(pool, command);
  const proposal = await proposeForPlace(settings);
  if (proposal === null) {
    say('The feed is JSON of the store API, which has no columns.');
    return !command.save;
  }
  say(describeProposal(proposal));
  if (!command.save) return true;
  const saved = await findSource(pool, dealership, name);
  if (saved === null) {
    say(
      `\nNot saved: ${dealership} has no source ${name}. Add it first with: npm run inventory -- source add …`,
    );
    return false;
  }
  // The location of the feed does not change.
  await saveSource(pool, dealership, name, { ...saved.settings, columns: toSettings(proposal) });
  return true;
}

/** What a source's feed leaves open, in sentences. */
async function findGaps({ settings }: Pick<NamedSource, 'settings'>): Promise<readonly string[]> {
  const proposal = await proposeForPlace(settings);
  return proposal === null ? [] : describeGaps(proposal);
}

/** Adds a source, and tells what its feed leaves open before the first import. */
async function addSource(
  pool: Pool,
  { dealership, source, settings }: Extract<InventoryCommand, { name: 'source add' }>,
  say: PrintLine,
): Promise<void> {
  await saveSource(pool, dealership, source, settings);
  say(`Saved. Preview it with: npm run inventory -- dry-run ${dealership} ${source}`);
  try {
    for (const gap of await findGaps({ settings: feedSourceShape.parse(settings) })) say(gap);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    say(`Its feed cannot be read yet: ${error.message}`);
  }
}

/** Adds a host to those that a source's photos may come from. Returns false if there is no such source or host. */
async function allowPhotoHost(
  pool: Pool,
  { dealership, source, host }: Extract<InventoryCommand, { name: 'photo-host' }>,
): Promise<boolean> {
  const saved = await findSource(pool, dealership, source);
  const photoHosts = [...new Set([...(saved?.settings.photoHosts ?? []), host])];
  if (saved === null || !feedSourceShape.shape.photoHosts.safeParse(photoHosts).success) return false;
  await saveSource(pool, dealership, source, { ...saved.settings, photoHosts });
  return true;
}

/** Prints the latest imports, or the history of a car. Returns false if the dealership never had that car. */
async function showHistory(
  pool: Pool,
  { dealership, vin, limit }: Extract<InventoryCommand, { name: 'history' }>,
  say: PrintLine,
): Promise<boolean> {
  if (vin === null) {
    say(describeHistory(await createInventoryStore(pool).imports(dealership, limit)));
    return true;
  }
  const history = await readVehicleHistory(pool, dealership, vin);
  const isKnown = history.advertised.length + history.imported.length > 0;
  say(isKnown ? describeVehicle(history) : `${dealership} never had a car with the VIN ${vin}.`);
  return isKnown;
}

/** Verifies the log of what was advertised, of one dealership or all. Returns false if one is broken. */
async function verifyLogs(pool: Pool, dealership: string | null, say: PrintLine): Promise<boolean> {
  let isUnbroken = true;
  for (const name of dealership === null ? await listLogs(pool) : [dealership]) {
    const checked = await verifyAdvertised(pool, name);
    say(describeLog(checked));
    isUnbroken &&= checked.fault === null;
  }
  return isUnbroken;
}

/** Runs a command of `npm run inventory` that only needs the database. Returns false if it failed. */
export async function runInventoryCommand(
  pool: Pool,
  command: Exclude<InventoryCommand, { name: 'feeds-out' }>,
  say: PrintLine,
  tell: PrintLine,
): Promise<boolean> {
  let isDone = true;
  switch (command.name) {
    case 'help':
      say(INVENTORY_USAGE);
      break;
    case 'sources':
      say(describeSources(await listFeedSources(pool, command.dealership)));
      break;
    case 'history':
      isDone = await showHistory(pool, command, say);
      break;
    case 'verify':
      isDone = await verifyLogs(pool, command.dealership, say);
      break;
    case 'source add':
      await addSource(pool, command, say);
      break;
    case 'photo-host':
      isDone = await allowPhotoHost(pool, command);
      say(
        isDone
          ? `Photos from ${command.host} are shown within a minute.`
          : 'There is no such source, or the host is not a valid hostname.',
      );
      break;
    case 'source remove':
      isDone = await removeSource(pool, command.dealership, command.source);
      say(isDone ? 'Removed. Its cars stay unchanged.' : 'There is no such source.');
      break;
    case 'columns':
      isDone = await showColumns(pool, command, say);
      break;
    case 'import':
    case 'dry-run': {
      const chosen = await chooseSource(pool, command);
      const report = await importSource(pool, chosen, {
        force: command.name === 'import' && command.force,
        dryRun: command.name === 'dry-run',
        onProgress: (rows) => rows % 10_000 === 0 && rows > 0 && tell(`${rows} rows read`),
      });
      say(describeReport(report));
      if (command.name === 'dry-run') for (const gap of await findGaps(chosen)) say(gap);
      isDone = report.problem === null;
    }
  }
  return isDone;
}
