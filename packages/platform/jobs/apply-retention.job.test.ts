import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { addDeliveries } from '@rooftop/leads/delivery/add-deliveries';
import type { RetentionTerms } from '@rooftop/leads/retention/due-leads';
import { storeApplication } from '@rooftop/vault/applications/applications';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addCompleteLead, endDeliveries } from '../../../tests/support/leads/complete-lead.ts';
import { exampleDestination } from '../../../tests/support/leads/submissions.ts';
import { tablesWith } from '../../../tests/support/tables-with.ts';
import type { Submission } from '@rooftop/leads/submission';
import { applyRetention } from './apply-retention.job.ts';

const TERMS: RetentionTerms = { leadMonths: 24, careersMonths: 12, heldDays: 90, consentMonths: 60 };
let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  ({ pool } = database);
});
afterAll(() => database.drop());

let people = 0;
/** Stores a lead that arrived so long ago and was delivered. */
async function add(dealership: string, ago: string, change: Partial<Submission> = {}) {
  people += 1;
  const word = `canary${people}x`;
  const sender = { dealership, word, email: `${word}@visitor.example`, phone: '+13155550142' };
  const id = await addCompleteLead(pool, sender, change);
  await endDeliveries(pool, id);
  await pool.query('UPDATE leads SET accepted_at = now() - $2::interval WHERE id = $1', [id, ago]);
  await pool.query('UPDATE lead_consents SET given_at = now() - $2::interval WHERE lead = $1', [id, ago]);
  return { id, word };
}

const log = { info: vi.fn(), warn: vi.fn() };
const apply = (terms: Readonly<Record<string, RetentionTerms | null>>, batch?: number) =>
  applyRetention(
    {
      pool,
      log,
      readRetention: async (dealership) => {
        const found = terms[dealership];
        if (found === undefined) throw new Error('not read');
        return found;
      },
    },
    batch,
  );

async function kept(dealership: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM leads WHERE dealership = $1', [
    dealership,
  ]);
  return rows.map(({ id }) => id).toSorted();
}
const idsOf = (...leads: readonly { readonly id: string }[]) => leads.map(({ id }) => id).toSorted();
const consentsOf = async (dealership: string) =>
  (await pool.query('SELECT lead FROM lead_consents WHERE given_to = $1', [dealership])).rows.length;
const logged = async (dealership: string) =>
  (
    await pool.query(
      'SELECT leads, careers, held, consents, lead_months FROM retention_log WHERE dealership = $1 ORDER BY id',
      [dealership],
    )
  ).rows;

test('deletes leads at the end of their dealership’s term, and nothing else', async () => {
  const due = await add('terms', '24 months 1 day');
  const recent = await add('terms', '23 months');
  const resume = await add('terms', '13 months', { form: 'CAREERS' });
  const recentResume = await add('terms', '11 months', { form: 'CAREERS' });
  const held = await add('terms', '91 days', { suspicion: 'a program' });
  const recentHeld = await add('terms', '89 days', { suspicion: 'a program' });
  const elsewhere = await add('longer', '24 months 1 day');
  await apply({ terms: TERMS, longer: { ...TERMS, leadMonths: 36 } });

  expect(await kept('terms')).toEqual(idsOf(recent, recentResume, recentHeld));
  expect(await kept('longer')).toEqual(idsOf(elsewhere));
  // Visitors have a term of their own.
  for (const { word } of [due, resume, held])
    expect(await tablesWith(pool, word), word).toEqual(['public.visitors']);
  // Evidence of what was given outlives its lead; nobody was called because of a held one.
  expect(await consentsOf('terms')).toBe(5);
  expect(await logged('terms')).toEqual([{ leads: 1, careers: 1, held: 1, consents: 0, lead_months: 24 }]);
  expect(await logged('longer')).toEqual([{ leads: 0, careers: 0, held: 0, consents: 0, lead_months: 36 }]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('keeps a lead that is being delivered, and one whose credit application has not ended', async () => {
  const waiting = await add('busy', '5 years');
  await inTransaction(pool, (client) =>
    addDeliveries(client, { id: waiting.id, dealership: 'busy', destinations: [exampleDestination()] }),
  );
  const applied = await add('busy', '5 years');
  await inTransaction(pool, (client) =>
    storeApplication({ key: Buffer.alloc(32, 1) }, client, {
      dealership: 'busy',
      lead: applied.id,
      application: {},
      draft: randomUUID(),
    }),
  );
  await apply({ busy: TERMS });
  expect(await kept('busy')).toEqual(idsOf(waiting, applied));

  await pool.query(`DELETE FROM vault_data_keys WHERE dealership = 'busy'`);
  await endDeliveries(pool, waiting.id);
  await apply({ busy: TERMS });
  expect(await kept('busy')).toEqual([]);
});

test('keeps consent evidence for its own term, with its lead for longer', async () => {
  await add('evidence', '61 months');
  await apply({ evidence: { ...TERMS, leadMonths: 120 } });
  expect(await consentsOf('evidence')).toBe(1);
  await apply({ evidence: { ...TERMS, consentMonths: 62 } });
  expect([await kept('evidence'), await consentsOf('evidence')]).toEqual([[], 1]);
  await apply({ evidence: TERMS });
  expect(await consentsOf('evidence')).toBe(0);
  expect((await logged('evidence')).at(-1)).toMatchObject({ leads: 0, consents: 1 });
});

test('keeps no evidence of a box that was left unchecked', async () => {
  await add('unchecked', '25 months', {
    consent: { textVersion: 'v1', wording: 'You may call me.', isChecked: false },
  });
  await apply({ unchecked: TERMS });
  expect(await consentsOf('unchecked')).toBe(0);
});

test('keeps the time of an appointment that is to come, without who comes', async () => {
  const { id, word } = await add('visits', '25 months');
  await pool.query(
    `UPDATE appointments SET starts_at = now() + interval '1 day', ends_at = now() + interval '2 days' WHERE lead = $1`,
    [id],
  );
  await apply({ visits: TERMS });
  const { rows } = await pool.query(
    `SELECT status, lead, reminder FROM appointments WHERE dealership = 'visits'`,
  );
  expect(rows).toEqual([{ status: 'booked', lead: null, reminder: null }]);
  expect(await tablesWith(pool, word)).toEqual(['public.visitors']);
});

test('works in batches, each with its line in the log', async () => {
  for (let count = 0; count < 5; count += 1) await add('many', '25 months');
  await apply({ many: TERMS }, 2);
  expect(await kept('many')).toEqual([]);
  expect((await logged('many')).map(({ leads }) => leads)).toEqual([2, 2, 1]);
});

test('keeps everything of a dealership whose terms cannot be read, or without a document', async () => {
  const unread = await add('unread', '10 years');
  const gone = await add('gone', '10 years');
  await apply({ gone: null });
  expect([await kept('unread'), await kept('gone')]).toEqual([[unread.id], [gone.id]]);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ dealership: 'unread' }), expect.anything());
});

test('knows every table that refers to leads', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'leads'::regclass ORDER BY 1`,
  );
  // A new one must be deleted with its lead, in packages/platform/leads/delete-leads-everywhere.ts.
  expect(rows.map(({ name }) => name)).toEqual([
    'appointments',
    'credit_applications',
    'deliveries',
    'lead_confirmations',
    'lead_events',
    'lead_files',
    'lead_keys',
    'lead_messages',
    'service_drafts',
    'trade_certificates',
    'trade_ins',
    'visitors',
  ]);
});
