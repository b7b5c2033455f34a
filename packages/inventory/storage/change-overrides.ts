import { isDeepStrictEqual } from 'node:util';
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import type { OverrideChange, Overrides } from '../overrides.ts';
import { recordAdvertised } from './advertised-log.ts';
import { lockInventory } from './import-lock.ts';
import { toJson } from './to-json.ts';
import { announceVersion, raiseVersion } from './write-changes.ts';

/** What somebody changes of one car. */
export interface OverrideRequest {
  readonly dealership: string;
  /** In upper case. */
  readonly vin: string;
  readonly change: OverrideChange;
  readonly by: { readonly id: string; readonly name: string };
  /** Defaults to now; tests replace it. */
  readonly at?: Date;
}

/** New overrides by VIN. */
type Changed = Map<string, Overrides>;

/** The VINs of a dealership's featured cars in their order. */
async function featuredVins(client: PoolClient, dealership: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ vin: string }>(
    `SELECT vin FROM vehicles WHERE dealership = $1 AND overrides <> '{}' AND overrides ? 'featured'
     ORDER BY (overrides ->> 'featured')::integer, vin`,
    [dealership],
  );
  return rows.map(({ vin }) => vin);
}

/** The order of featured cars after a change. A car that is newly featured comes last. */
function reordered(
  vins: readonly string[],
  vin: string,
  change: Extract<OverrideChange, { isFeatured: boolean } | { move: string }>,
): readonly string[] {
  const others = vins.filter((one) => one !== vin);
  if ('isFeatured' in change)
    return change.isFeatured ? (vins.includes(vin) ? vins : [...vins, vin]) : others;
  const at = vins.indexOf(vin);
  if (at < 0) return vins;
  return others.toSpliced(Math.max(at + (change.move === 'up' ? -1 : 1), 0), 0, vin);
}

/** Numbers the featured cars anew. Returns the cars whose place is another one. */
async function changedPlaces(
  client: PoolClient,
  dealership: string,
  order: readonly string[],
): Promise<Changed> {
  const { rows } = await client.query<{ vin: string; overrides: Overrides }>(
    `SELECT vin, overrides FROM vehicles
     WHERE dealership = $1 AND (vin = ANY ($2) OR (overrides <> '{}' AND overrides ? 'featured'))`,
    [dealership, order],
  );
  return new Map(
    rows.flatMap(({ vin, overrides: { featured, ...rest } }) => {
      const place = order.indexOf(vin) + 1;
      if (place === (featured ?? 0)) return [];
      return [[vin, place === 0 ? rest : { ...rest, featured: place }] as const];
    }),
  );
}

/** The car's own overrides after a change of anything but its place. */
function changedCar(
  before: Overrides,
  change: Exclude<OverrideChange, { isFeatured: boolean } | { move: string }>,
): Overrides {
  if ('note' in change) {
    const { note: _, ...rest } = before;
    return Object.values(change.note).every((text) => text === null) ? rest : { ...rest, note: change.note };
  }
  if ('isHidden' in change) {
    const { isHidden: _, ...rest } = before;
    return change.isHidden ? { ...rest, isHidden: true } : rest;
  }
  const { isPrivate: _, ...rest } = before;
  return change.isPrivate ? { ...rest, isPrivate: true } : rest;
}

/**
 * Changes what the dealership says of one of its cars, sold ones included, in the same way as an import: with a new
 * version of the inventory, which every process reads at once, and an entry in the log of what was advertised.
 * @returns false if the dealership never had the car
 */
export async function changeOverrides(
  pool: Pool,
  { dealership, vin, change, by, at = new Date() }: OverrideRequest,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await lockInventory(client, dealership);
    const found = await client.query<{ overrides: Overrides }>(
      'SELECT overrides FROM vehicles WHERE dealership = $1 AND vin = $2',
      [dealership, vin],
    );
    const before = found.rows[0]?.overrides;
    if (before === undefined) return false;
    let changed: Changed;
    if ('isFeatured' in change || 'move' in change) {
      const order = reordered(await featuredVins(client, dealership), vin, change);
      changed = await changedPlaces(client, dealership, order);
    } else {
      const after = changedCar(before, change);
      changed = new Map(isDeepStrictEqual(before, after) ? [] : [[vin, after]]);
    }
    if (changed.size === 0) return true;
    const version = await raiseVersion(client, dealership);
    await client.query(
      `UPDATE vehicles SET overrides = changed.overrides, version = $2
       FROM unnest($3::text[], $4::jsonb[]) changed (vin, overrides)
       WHERE dealership = $1 AND vehicles.vin = changed.vin`,
      [dealership, version, [...changed.keys()], [...changed.values()].map(toJson)],
    );
    await client.query(
      `INSERT INTO vehicle_override_log (dealership, vin, at, staff_id, staff_name, change)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [dealership, vin, at, by.id, by.name, toJson(change)],
    );
    await recordAdvertised(client, dealership, at, { vin });
    await announceVersion(client, { dealership, version });
    return true;
  });
}
