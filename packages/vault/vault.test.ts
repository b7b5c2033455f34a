import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SealBrokenError } from './seal-secret.ts';
import {
  dealershipKeyMadeAt,
  openBeside,
  openValue,
  rotateDealershipKey,
  sealBeside,
  type SealedRow,
  sealValue,
} from './vault.ts';

const key = Buffer.alloc(32, 1);
const KIND = 'credit-application';
const VALUE = { ssn: '000-12-3456' };

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  ({ pool } = database);
});
afterAll(() => database.drop());

const newPlace = () => ({ dealership: `dealership-${randomUUID()}`, id: randomUUID() });
type Place = ReturnType<typeof newPlace>;
const seal = (at: Place) => inTransaction(pool, (client) => sealValue(client, key, KIND, at, VALUE));
async function rowOf(at: Place, sealed: Buffer): Promise<SealedRow> {
  const { rows } = await pool.query<Omit<SealedRow, 'sealed'>>(
    `SELECT data_keys.sealed AS "dataKey", keys.sealed AS "dealershipKey"
     FROM vault_data_keys AS data_keys JOIN vault_dealership_keys AS keys USING (dealership)
     WHERE dealership = $1 AND id = $2`,
    [at.dealership, at.id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no key');
  return { ...row, sealed };
}

it('opens what was sealed, with a key per value and dealership', async () => {
  const [at, elsewhere] = [newPlace(), newPlace()];
  const next = { ...at, id: randomUUID() };
  const rows = [];
  for (const place of [at, next, elsewhere]) rows.push(await rowOf(place, await seal(place)));
  expect(openValue(key, KIND, at, await rowOf(at, await seal(at)))).toEqual(VALUE);
  expect(new Set(rows.map(({ dataKey }) => dataKey)).size).toBe(3);
  expect(rows[0]?.dealershipKey).toEqual(rows[1]?.dealershipKey);
  expect(rows[0]?.dealershipKey).not.toEqual(rows[2]?.dealershipKey);
});

it('seals a further value with the key of another one, and both become unreadable together', async () => {
  const at = newPlace();
  const [id, other] = [randomUUID(), randomUUID()];
  const mail = { id, value: 'Mail' };
  expect(await sealBeside(pool, key, KIND, at, mail)).toBeNull();
  await seal(at);
  const sealed = await sealBeside(pool, key, KIND, at, mail);
  if (sealed === null) throw new Error('not sealed');
  await rotateDealershipKey({ pool, key }, at.dealership);
  expect(await openBeside(pool, key, KIND, at, [{ id, sealed }])).toEqual(['Mail']);
  await expect(openBeside(pool, key, KIND, at, [{ id: other, sealed }])).rejects.toThrow(SealBrokenError);
  await pool.query('DELETE FROM vault_data_keys WHERE id = $1', [at.id]);
  expect(await openBeside(pool, key, KIND, at, [{ id, sealed }])).toEqual([]);
});

it('makes one key for a dealership whose first values are sealed at once', async () => {
  const { dealership } = newPlace();
  const places = Array.from({ length: 5 }, () => ({ dealership, id: randomUUID() }));
  const sealed = await Promise.all(places.map(seal));
  for (const [index, at] of places.entries())
    expect(openValue(key, KIND, at, await rowOf(at, sealed[index] ?? Buffer.alloc(0)))).toEqual(VALUE);
});

describe('does not open', () => {
  interface Attempt {
    readonly master: Uint8Array;
    readonly kind: 'credit-application' | 'credit-application-draft';
    readonly at: Place;
    readonly row: SealedRow;
  }
  const changed = (bytes: Uint8Array) => Buffer.from(bytes).fill((bytes[20] ?? 0) ^ 1, 20, 21);
  it.each<[why: string, change: (good: Attempt, other: Attempt) => Partial<Attempt>]>([
    ['with another ENCRYPTION_KEY', () => ({ master: Buffer.alloc(32, 2) })],
    ['as another kind', () => ({ kind: 'credit-application-draft' })],
    ['for another dealership', ({ at }) => ({ at: { ...at, dealership: 'dealership-other' } })],
    ['under another id', ({ at }) => ({ at: { ...at, id: randomUUID() } })],
    ['another value in its place', ({ row }, other) => ({ row: { ...row, sealed: other.row.sealed } })],
    ['with the key of another value', ({ row }, other) => ({ row: { ...row, dataKey: other.row.dataKey } })],
    ['all of another dealership', (_, other) => ({ row: other.row })],
    ['a modified value', ({ row }) => ({ row: { ...row, sealed: changed(row.sealed) } })],
    ['with a modified key', ({ row }) => ({ row: { ...row, dataKey: changed(row.dataKey) } })],
    [
      'with a modified key of the dealership',
      ({ row }) => ({ row: { ...row, dealershipKey: changed(row.dealershipKey) } }),
    ],
  ])('%s', async (_, change) => {
    const attempt = async (): Promise<Attempt> => {
      const at = newPlace();
      return { master: key, kind: KIND, at, row: await rowOf(at, await seal(at)) };
    };
    const good = await attempt();
    const { master, kind, at, row } = { ...good, ...change(good, await attempt()) };
    expect(() => openValue(master, kind, at, row)).toThrow(SealBrokenError);
  });
});

describe('rotation', () => {
  it('gives the dealership another key, and leaves its values readable', async () => {
    const at = newPlace();
    const [sealed, other] = [await seal(at), newPlace()];
    const [before, untouched] = [await rowOf(at, sealed), await rowOf(other, await seal(other))];
    const madeAt = await dealershipKeyMadeAt({ pool }, at.dealership);
    expect(await rotateDealershipKey({ pool, key }, at.dealership)).toBe(1);
    expect(Number(await dealershipKeyMadeAt({ pool }, at.dealership))).toBeGreaterThan(Number(madeAt));
    const after = await rowOf(at, sealed);
    expect(after.dealershipKey).not.toEqual(before.dealershipKey);
    expect(openValue(key, KIND, at, after)).toEqual(VALUE);
    // Neither the former key with the new data key, nor the reverse.
    for (const mixed of [
      { ...after, dealershipKey: before.dealershipKey },
      { ...before, dealershipKey: after.dealershipKey },
    ])
      expect(() => openValue(key, KIND, at, mixed)).toThrow(SealBrokenError);
    expect(await rowOf(other, Buffer.from(untouched.sealed))).toEqual(untouched);
  });

  it('loses nothing that is stored meanwhile', async () => {
    const { dealership } = newPlace();
    await seal({ dealership, id: randomUUID() });
    const places = Array.from({ length: 12 }, () => ({ dealership, id: randomUUID() }));
    const [sealed] = await Promise.all([
      Promise.all(places.map(seal)),
      rotateDealershipKey({ pool, key }, dealership),
      rotateDealershipKey({ pool, key }, dealership),
    ]);
    for (const [index, at] of places.entries())
      expect(openValue(key, KIND, at, await rowOf(at, sealed[index] ?? Buffer.alloc(0)))).toEqual(VALUE);
  });

  it('changes nothing for a dealership without a key', async () => {
    expect(await rotateDealershipKey({ pool, key }, 'dealership-none')).toBeNull();
    expect(await dealershipKeyMadeAt({ pool }, 'dealership-none')).toBeNull();
  });
});
