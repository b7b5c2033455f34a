import { randomUUID } from 'node:crypto';
import type { Pool } from '@rooftop/database/pool';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { logConsent } from './consent-log.ts';
import { expireConsentLogJob } from './expire-consent-log.job.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** The query of docs/operations.md. */
const readConsentLog = async (pool: Pool, { dealership, visitor }: { dealership: string; visitor: string }) =>
  (
    await pool.query<{ allowed: string[]; gpc: boolean; version: string; wording: string }>(
      `SELECT chosen_at, allowed, gpc, version, wording
       FROM consent_choices JOIN consent_wordings USING (version)
       WHERE dealership = $1 AND visitor = $2 ORDER BY id DESC`,
      [dealership, visitor],
    )
  ).rows;

const wording = { language: 'en', text: 'We use cookies.' };

test('logs every choice of a visitor with the words they read, for their dealership only', async () => {
  const { pool } = database;
  const one = { dealership: 'a', visitor: randomUUID() };
  await logConsent(pool, { ...one, allowed: ['essential'], gpc: false, wording });
  await logConsent(pool, { ...one, allowed: ['essential', 'analytics'], gpc: true, wording });
  const changed = { language: 'es', text: 'Usamos cookies.' };
  await logConsent(pool, { ...one, dealership: 'b', allowed: ['essential'], gpc: false, wording: changed });

  const log = await readConsentLog(pool, one);
  expect(log).toMatchObject([
    { allowed: ['essential', 'analytics'], gpc: true, wording: 'We use cookies.' },
    { allowed: ['essential'], gpc: false, wording: 'We use cookies.' },
  ]);
  const [other] = await readConsentLog(pool, { ...one, dealership: 'b' });
  expect(other?.wording).toBe('Usamos cookies.');
  expect(new Set([...log, other].map((choice) => choice?.version)).size).toBe(2);
});

test('deletes choices after 37 months', async () => {
  const { pool } = database;
  const old = { dealership: 'a', visitor: randomUUID() };
  for (const age of ['36 months', '38 months']) {
    await logConsent(pool, { ...old, allowed: ['essential'], gpc: false, wording });
    await pool.query(
      `UPDATE consent_choices SET chosen_at = now() - $2::interval
       WHERE id = (SELECT max(id) FROM consent_choices WHERE visitor = $1)`,
      [old.visitor, age],
    );
  }
  await expireConsentLogJob.run({ pool });
  expect(await readConsentLog(pool, old)).toHaveLength(1);
});
