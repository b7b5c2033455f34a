import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { expireServiceDraftsJob } from './expire-service-drafts.job.ts';
import { findServiceDraft, linkServiceDraft, saveServiceDraft } from './service-drafts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const DRAFT = {
  appointment: randomUUID(),
  store: 'erie',
  vehicle: { year: 2018, make: 'Honda', model: 'CR-V' },
  opCodes: ['LOF'],
  start: new Date('2026-11-24T13:30:00Z'),
};

test('keeps what was said, for one dealership, until it becomes a lead', async () => {
  const { pool } = database;
  const at = { dealership: 'dealership-a', id: randomUUID() };
  const elsewhere = { ...at, dealership: 'dealership-b' };
  expect(await findServiceDraft(pool, at)).toBeNull();
  await saveServiceDraft(pool, at, { ...DRAFT, opCodes: [], start: null });
  await saveServiceDraft(pool, at, DRAFT);
  await saveServiceDraft(pool, elsewhere, { ...DRAFT, store: 'other' });
  expect(await findServiceDraft(pool, at)).toEqual({ ...DRAFT, lead: null, isHeld: false });
  expect(await findServiceDraft(pool, elsewhere)).toBeNull();

  const lead = randomUUID();
  await pool.query(
    `INSERT INTO leads (id, number, dealership, form, state, content, circumstances, vendor, routing, destinations)
     VALUES ($1, 1, 'dealership-a', 'SERVICE', 'accepted', '{}', '{}', '{}', '{}', '[]')`,
    [lead],
  );
  await linkServiceDraft(pool, at, { lead, appointment: DRAFT.appointment, start: DRAFT.start });
  await saveServiceDraft(pool, at, { ...DRAFT, store: 'changed' });
  expect(await findServiceDraft(pool, at)).toEqual({ ...DRAFT, lead, isHeld: false });
  await pool.query(`UPDATE leads SET state = 'quarantined', suspicion = 'links' WHERE id = $1`, [lead]);
  expect(await findServiceDraft(pool, at)).toMatchObject({ lead, isHeld: true });

  await expireServiceDraftsJob.run({ pool });
  expect(await findServiceDraft(pool, at)).not.toBeNull();
  await pool.query(`UPDATE service_drafts SET changed_at = now() - interval '15 days'`);
  await expireServiceDraftsJob.run({ pool });
  expect(await findServiceDraft(pool, at)).toBeNull();
});
