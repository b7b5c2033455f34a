import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addLead } from '../../../tests/support/leads/add-lead.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accessLog,
  findReceived,
  listApplications,
  readApplication,
  storeApplication,
} from './applications.ts';
import { deleteDraft, deleteExpiredDrafts, readDraft, saveDraft } from './application-drafts.ts';

const APPLICATION = { firstName: 'Ada', ssn: '000-12-3456', incomeCents: 512_300 };
const reader = { userId: 'u-ann', name: 'Ann' };
const at = new Date('2026-11-24T12:00:00Z');

let database: TestDatabase;
let pool: Pool;
const vault = { key: Buffer.alloc(32, 1) };
beforeAll(async () => {
  database = await freshDatabase();
  ({ pool } = database);
});
afterAll(() => database.drop());

const newKey = () => ({ dealership: `dealership-${randomUUID()}`, id: randomUUID() });
const count = async (table: string, { dealership }: { readonly dealership: string }) =>
  (await pool.query(`SELECT FROM ${table} WHERE dealership = $1`, [dealership])).rowCount;

describe('a draft', () => {
  const draft = { step: 2, employer: 'Northwind' };

  it('is read by its dealership and id only, as it was saved last', async () => {
    const key = newKey();
    expect(await readDraft({ ...vault, pool }, key)).toBeNull();
    await saveDraft({ ...vault, pool }, key, { step: 1 });
    await saveDraft({ ...vault, pool }, key, draft);
    expect(await readDraft({ ...vault, pool }, key)).toEqual(draft);
    expect(await readDraft({ ...vault, pool }, { ...key, dealership: 'dealership-b' })).toBeNull();
    await saveDraft({ ...vault, pool }, { ...key, dealership: 'dealership-b' }, { step: 9 });
    expect(await readDraft({ ...vault, pool }, key)).toEqual(draft);
    expect(await count('vault_data_keys', key)).toBe(1);
  });

  it('is deleted with its key', async () => {
    const key = newKey();
    await saveDraft({ ...vault, pool }, key, draft);
    await deleteDraft({ ...vault, pool }, { ...key, dealership: 'dealership-b' });
    expect(await count('credit_application_drafts', key)).toBe(1);
    await deleteDraft({ ...vault, pool }, key);
    expect(await readDraft({ ...vault, pool }, key)).toBeNull();
    expect([await count('vault_data_keys', key), await count('credit_application_drafts', key)]).toEqual([
      0, 0,
    ]);
  });

  it('is gone 24 hours after its first save, whatever was saved since', async () => {
    const [old, recent] = [newKey(), newKey()];
    const age = (hours: number, { dealership }: { readonly dealership: string }) =>
      pool.query(
        'UPDATE credit_application_drafts SET started_at = now() - make_interval(hours => $1) WHERE dealership = $2',
        [hours, dealership],
      );
    for (const key of [old, recent]) {
      await saveDraft({ ...vault, pool }, key, draft);
      await age(23, key);
      await saveDraft({ ...vault, pool }, key, draft);
      expect(await readDraft({ ...vault, pool }, key)).toEqual(draft);
    }
    await pool.query(
      `UPDATE credit_application_drafts SET started_at = started_at - interval '1 hour' WHERE dealership = $1`,
      [old.dealership],
    );
    expect(await readDraft({ ...vault, pool }, old)).toBeNull();
    expect(await deleteExpiredDrafts({ pool })).toBe(1);
    expect([await count('vault_data_keys', old), await count('vault_data_keys', recent)]).toEqual([0, 1]);
    // A visitor who comes back with the same cookie starts anew.
    await saveDraft({ ...vault, pool }, old, draft);
    expect(await readDraft({ ...vault, pool }, old)).toEqual(draft);
  });
});

describe('an application', () => {
  async function stored() {
    const key = newKey();
    await saveDraft({ ...vault, pool }, key, { step: 3 });
    const lead = await addLead(pool, key.dealership);
    const sent = { dealership: key.dealership, lead, application: APPLICATION, draft: key.id };
    await inTransaction(pool, (client) => storeApplication(vault, client, sent));
    return { ...key, lead, sent, reading: { dealership: key.dealership, id: lead, reader, at } };
  }

  it('replaces its draft, and is stored once', async () => {
    const { dealership, id, lead, sent, reading } = await stored();
    await inTransaction(pool, (client) =>
      storeApplication(vault, client, { ...sent, application: { other: true } }),
    );
    expect(await readDraft({ ...vault, pool }, { dealership, id })).toBeNull();
    expect(await count('vault_data_keys', { dealership })).toBe(1);
    expect(await listApplications(pool, dealership)).toEqual([
      { id: lead, receivedAt: expect.any(Date), lastReadAt: null, readings: 0 },
    ]);
    const read = { ...reading, reason: 'Call back', event: 'read' } as const;
    expect(await readApplication({ ...vault, pool }, read)).toEqual(APPLICATION);
  });

  it('is found by its draft, in its dealership only, with nothing of its content', async () => {
    const { dealership, id, lead } = await stored();
    const found = { code: expect.any(String), receivedAt: expect.any(Date) };
    expect(await findReceived(pool, { dealership, id })).toEqual({ ...found, hasRecipient: true });
    await pool.query(
      `UPDATE deliveries SET destination = NULL, state = 'dead', finished_at = now() WHERE lead = $1`,
      [lead],
    );
    expect(await findReceived(pool, { dealership, id })).toEqual({ ...found, hasRecipient: false });
    expect(await findReceived(pool, { dealership: 'dealership-b', id })).toBeNull();
    expect(await findReceived(pool, newKey())).toBeNull();
  });

  it('is stored with its lead or not at all', async () => {
    const key = newKey();
    await saveDraft({ ...vault, pool }, key, { step: 3 });
    const lead = await addLead(pool, key.dealership);
    const sent = { dealership: key.dealership, lead, application: APPLICATION, draft: key.id };
    const failing = inTransaction(pool, async (client) => {
      await storeApplication(vault, client, sent);
      throw new Error('the lead failed');
    });
    await expect(failing).rejects.toThrow('the lead failed');
    expect(await readDraft({ ...vault, pool }, key)).toEqual({ step: 3 });
    expect(await listApplications(pool, key.dealership)).toEqual([]);
  });

  it('logs every reading, also of the numbers', async () => {
    const { dealership, lead, reading } = await stored();
    await readApplication({ ...vault, pool }, { ...reading, reason: ' Call back ', event: 'read' });
    await readApplication({ ...vault, pool }, { ...reading, reason: 'Lender', event: 'numbers' });
    const logged = { application: lead, at, userId: 'u-ann', userName: 'Ann' };
    expect(await accessLog(pool, { dealership, id: lead })).toEqual([
      { ...logged, event: 'read', reason: 'Call back' },
      { ...logged, event: 'numbers', reason: 'Lender' },
    ]);
    expect(await listApplications(pool, dealership)).toMatchObject([{ readings: 2, lastReadAt: at }]);
  });

  it.each([
    ['without a reason', { reason: ' ' }],
    ['if it cannot be logged', { reason: 'Loan\0' }],
  ])('is not read %s', async (_, change) => {
    const { dealership, lead, reading } = await stored();
    await expect(
      readApplication({ ...vault, pool }, { ...reading, event: 'read', ...change }),
    ).rejects.toThrow();
    expect(await accessLog(pool, { dealership, id: lead })).toEqual([]);
  });

  it('is not read by another dealership, nor after it was moved there', async () => {
    const { dealership, lead, reading } = await stored();
    const other = { ...reading, dealership: 'dealership-thief', reason: 'Loan', event: 'read' } as const;
    expect(await readApplication({ ...vault, pool }, other)).toBeNull();
    expect(await listApplications(pool, other.dealership)).toEqual([]);
    await saveDraft({ ...vault, pool }, { dealership: other.dealership, id: randomUUID() }, {});
    await pool.query(
      `INSERT INTO vault_data_keys SELECT $1, id, sealed FROM vault_data_keys WHERE dealership = $2`,
      [other.dealership, dealership],
    );
    await pool.query(
      `INSERT INTO credit_applications SELECT $1, id, sealed FROM credit_applications WHERE dealership = $2`,
      [other.dealership, dealership],
    );
    await expect(readApplication({ ...vault, pool }, other)).rejects.toThrow('another place');
    expect(await accessLog(pool, { dealership: other.dealership, id: lead })).toEqual([]);
  });
});
