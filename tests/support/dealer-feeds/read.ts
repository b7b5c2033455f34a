/** Reads the feeds of this folder. */
import { fileURLToPath } from 'node:url';
import type { FeedRow, FeedVehicle } from '@rooftop/inventory/feeds/feed-row';
import { readFeed } from '@rooftop/inventory/feeds/read-feed';
import { readTable } from '@rooftop/inventory/feeds/read-table';
import { DEFAULT_READING } from '../feeds.ts';

/** Path of a feed by its name without the extension. */
export const feedPath = (name: string): string => fileURLToPath(new URL(`${name}.csv`, import.meta.url));

export async function rowsOf(name: string): Promise<readonly FeedRow[]> {
  const rows: FeedRow[] = [];
  for await (const row of readFeed(feedPath(name), DEFAULT_READING)) rows.push(row);
  return rows;
}

/** Something of each car in a feed. */
export async function valuesOf<Value>(
  name: string,
  pick: (vehicle: FeedVehicle) => Value,
): Promise<readonly Value[]> {
  return (await rowsOf(name)).flatMap((row) => (row.kind === 'vehicle' ? [pick(row.vehicle)] : []));
}

export const carsOf = (name: string): Promise<readonly FeedVehicle[]> => valuesOf(name, (vehicle) => vehicle);

/** The cells of a column, each with something of the car in its row, or with the row's kind if it is no car. */
export async function cellsOf(
  name: string,
  header: string,
  pick: (vehicle: FeedVehicle) => unknown,
): Promise<readonly (readonly [cell: string, meaning: unknown])[]> {
  const table: (readonly string[])[] = [];
  for await (const { cells } of readTable(feedPath(name))) table.push(cells);
  const [headers = [], ...cells] = table;
  const rows = (await rowsOf(name)).filter(({ kind }) => kind !== 'note');
  const at = headers.indexOf(header);
  return rows.map((row, index) => [
    cells[index]?.[at] ?? '',
    row.kind === 'vehicle' ? pick(row.vehicle) : row.kind,
  ]);
}
