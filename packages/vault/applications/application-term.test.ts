import { inTransaction, type Pool } from '@rooftop/database/pool';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addLead } from '../../../tests/support/leads/add-lead.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessLog, listApplications, storeApplication } from './applications.ts';
import { expireApplications, setTerm } from './application-term.ts';

const key = Buffer.alloc(32, 1);
let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  ({ pool } = database);
});
afterAll(() => database.drop());

/** Stores an application that arrived so long ago. */
async function store(dealership: string, ago: string): Promise<string> {
  const lead = await addLead(pool, dealership);
  const sent = { dealership, lead, application: {}, draft: crypto.randomUUID() };
  await inTransaction(pool, (client) => storeApplication({ key }, client, sent));
  await pool.query('UPDATE credit_applications SET received_at = received_at - $2::interval WHERE id = $1', [
    lead,
    ago,
  ]);
  return lead;
}
const kept = async (dealership: string) => (await listApplications(pool, dealership)).map(({ id }) => id);

it('deletes applications at the end of their dealership’s term, with their keys, and logs it', async () => {
  const old = await store('usual', '24 months 1 hour');
  const recent = await store('usual', '23 months');
  const short = await store('short', '4 months');
  const other = await store('short', '2 months');
  expect(await setTerm(pool, 'short', 3)).toBe(true);
  expect(await setTerm(pool, 'unknown', 3)).toBe(false);
  await expect(setTerm(pool, 'short', 25)).rejects.toThrow();

  expect(await expireApplications(pool)).toBe(2);
  expect(await kept('usual')).toEqual([recent]);
  expect(await kept('short')).toEqual([other]);
  const { rows } = await pool.query('SELECT id FROM vault_data_keys ORDER BY id');
  expect(rows).toEqual([{ id: recent }, { id: other }].sort((a, b) => a.id.localeCompare(b.id)));
  for (const [dealership, id] of [
    ['usual', old],
    ['short', short],
  ] as const)
    expect(await accessLog(pool, { dealership, id })).toMatchObject([{ event: 'deleted', reason: null }]);
  expect(await expireApplications(pool)).toBe(0);
});
