import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { expireDrafts, findDraft, linkDraft, saveDraft } from './service-drafts.ts';

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
  expect(await findDraft(pool, at)).toBeNull();
  await saveDraft(pool, at, { ...DRAFT, opCodes: [], start: null });
  await saveDraft(pool, at, DRAFT);
  await saveDraft(pool, elsewhere, { ...DRAFT, store: 'other' });
  expect(await findDraft(pool, at)).toEqual({ ...DRAFT, lead: null, isHeld: false });
  expect(await findDraft(pool, elsewhere)).toBeNull();

  const lead = randomUUID();
  await pool.query(
    `INSERT INTO leads (id, number, dealership, form, state, content, circumstances, vendor, routing, destinations)
     VALUES ($1, 1, 'dealership-a', 'SERVICE', 'accepted', '{}', '{}', '{}', '{}', '[]')`,
    [lead],
  );
  await linkDraft(pool, at, { lead, appointment: DRAFT.appointment, start: DRAFT.start });
  await saveDraft(pool, at, { ...DRAFT, store: 'changed' });
  expect(await findDraft(pool, at)).toEqual({ ...DRAFT, lead, isHeld: false });
  await pool.query(`UPDATE leads SET state = 'quarantined', suspicion = 'links' WHERE id = $1`, [lead]);
  expect(await findDraft(pool, at)).toMatchObject({ lead, isHeld: true });

  await expireDrafts(pool);
  expect(await findDraft(pool, at)).not.toBeNull();
  await pool.query(`UPDATE service_drafts SET changed_at = now() - interval '15 days'`);
  await expireDrafts(pool);
  expect(await findDraft(pool, at)).toBeNull();
});
