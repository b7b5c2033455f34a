import type { Pool } from '@rooftop/database/pool';
import type { ColumnProposal } from '@rooftop/inventory/feeds/columns';
import { importSource } from '@rooftop/inventory/feeds/import-source';
import { feedSourceShape } from '@rooftop/inventory/feeds/source';
import { openFeed } from '@rooftop/inventory/feeds/open-feed';
import { proposeForFile } from '@rooftop/inventory/feeds/propose-for-file';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import {
  findSource,
  listSources,
  type NamedSource,
  removeSource,
  saveSource,
} from '@rooftop/inventory/storage/sources';
import { readVehicleHistory } from '@rooftop/inventory/storage/vehicle-history';
import { listLogs, verifyAdvertised } from '@rooftop/inventory/storage/verify-advertised';
import type { Command } from './command.ts';
import { describeHistory, describeReport, describeSources } from './describe.ts';
import { describeLog } from './describe-log.ts';
import { describeVehicle } from './describe-vehicle.ts';
import { formatTable } from '../print-table.ts';
import { CommandError } from '../command-error.ts';
import { USAGE } from './usage.ts';

export type PrintLine = (line: string) => void;

/** Finds the named source or, without a name, the only one. A given file replaces its location. */
async function chooseSource(
  pool: Pool,
  { dealership, source, file }: Extract<Command, { name: 'import' | 'dry-run' | 'columns' }>,
): Promise<NamedSource> {
  const sources = await listSources(pool, dealership);
  const named = source === undefined ? sources : sources.filter(({ name }) => name === source);
  const [chosen] = named;
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

async function showColumns({ settings }: NamedSource, say: PrintLine): Promise<ColumnProposal> {
  const feed = await openFeed(settings.place, null);
  if (feed === null) throw new Error('A feed requested without an edition was reported as unchanged');
  try {
    const proposal = await proposeForFile(feed.path, settings);
    const { columns, unused, missing } = proposal;
    const rows = Object.entries(columns).map(([field, headers]) => [field, headers?.join(', ') ?? '']);
    say(formatTable([['field', 'columns'], ...rows]));
    if (unused.length > 0) say(`\nUnused columns: ${unused.join(', ')}`);
    if (missing.length > 0) say(`\nMissing: ${missing.join(', ')}. Map them with --column <field>=<header>.`);
    return proposal;
  } finally {
    await feed.close();
  }
}

/** Saves the proposed columns for this source; the location of its feed does not change. */
async function saveColumns(
  pool: Pool,
  { dealership, name }: NamedSource,
  { columns }: ColumnProposal,
): Promise<void> {
  const saved = await findSource(pool, dealership, name);
  if (saved !== null) await saveSource(pool, dealership, name, { ...saved.settings, columns });
}

/** Adds a host to those that a source's photos may come from. Returns false if there is no such source or host. */
async function allowPhotoHost(
  pool: Pool,
  { dealership, source, host }: Extract<Command, { name: 'photo-host' }>,
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
  { dealership, vin, limit }: Extract<Command, { name: 'history' }>,
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
export async function runCommand(
  pool: Pool,
  command: Exclude<Command, { name: 'feeds-out' }>,
  say: PrintLine,
  tell: PrintLine,
): Promise<boolean> {
  let isDone = true;
  switch (command.name) {
    case 'help':
      say(USAGE);
      break;
    case 'sources':
      say(describeSources(await listSources(pool, command.dealership)));
      break;
    case 'history':
      isDone = await showHistory(pool, command, say);
      break;
    case 'verify':
      isDone = await verifyLogs(pool, command.dealership, say);
      break;
    case 'source add':
      await saveSource(pool, command.dealership, command.source, command.settings);
      say(`Saved. Preview it with: npm run inventory -- dry-run ${command.dealership} ${command.source}`);
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
    case 'columns': {
      const source = await chooseSource(pool, command);
      const proposal = await showColumns(source, say);
      if (command.save) await saveColumns(pool, source, proposal);
      break;
    }
    case 'import':
    case 'dry-run': {
      const report = await importSource(pool, await chooseSource(pool, command), {
        force: command.name === 'import' && command.force,
        dryRun: command.name === 'dry-run',
        onProgress: (rows) => rows % 10_000 === 0 && rows > 0 && tell(`${rows} rows read`),
      });
      say(describeReport(report));
      isDone = report.problem === null;
    }
  }
  return isDone;
}
