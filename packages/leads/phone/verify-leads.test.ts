import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptLead } from '../accept-lead.ts';
import { printAdf } from '../adf/print-adf.ts';
import { jobKeyOf } from '../delivery/add-deliveries.ts';
import { deliverLead } from '../delivery/deliver-lead.ts';
import { findRecord } from '../inbox/lead-record.ts';
import type { Mail } from '../mail/mail.ts';
import { textMail } from '../mail/text-mail.ts';
import { findLead } from '../storage/find-lead.ts';
import type { Submission } from '../submission.ts';
import {
  channelsBy,
  exampleContent,
  exampleDestination,
  exampleSubmission,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import { sendPhoneNote } from './send-phone-note.ts';
import { verifyLeads } from './verify-leads.ts';

const key = Buffer.alloc(32, 1);
const PHONE = '+13155550142';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

let dealerships = 0;
/** A lead that goes to people as text and to a CRM as ADF, of a visitor and a dealership of its own. */
async function accept(change: Partial<Submission> = {}) {
  const dealership = `dealership-phone-${(dealerships += 1)}`;
  const visitor = crypto.randomUUID();
  const submission = exampleSubmission({
    dealership,
    form: 'UNLOCK_PRICE',
    topic: null,
    content: exampleContent({ vehicles: [exampleVehicle()] }),
    destinations: [
      exampleDestination(),
      exampleDestination({ channel: 'adf-mail', to: 'crm@dealer.example' }),
    ],
    circumstances: { ...exampleSubmission().circumstances, visitor },
    ...change,
  });
  const { id } = await acceptLead(database.pool, key, submission);
  const { rows } = await database.pool.query<{ id: string; channel: string }>(
    `SELECT id, destination->>'channel' AS channel FROM deliveries WHERE lead = $1 ORDER BY id`,
    [id],
  );
  const [text = '', adf = ''] = ['text-mail', 'adf-mail'].map(
    (channel) => rows.find((row) => row.channel === channel)?.id ?? '',
  );
  return { id, dealership, visitor, text, adf };
}

/** Seconds until a job is due, rounded. Undefined if there is none. */
async function dueIn(jobKey: string): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ seconds: number }>(
    `SELECT ceil(extract(epoch FROM run_at - created_at))::int AS seconds FROM graphile_worker.jobs WHERE key = $1`,
    [jobKey],
  );
  return rows[0]?.seconds;
}
const isDue = async (jobKey: string): Promise<boolean | undefined> => {
  const { rows } = await database.pool.query<{ due: boolean }>(
    'SELECT run_at <= now() AS due FROM graphile_worker.jobs WHERE key = $1',
    [jobKey],
  );
  return rows[0]?.due;
};

const deliver = (delivery: string) =>
  deliverLead(
    database.pool,
    channelsBy(() => async () => {}),
    delivery,
    { isLast: false },
  );

const leadOf = async (id: string) => {
  const lead = await findLead(database.pool, id);
  if (lead === null) throw new Error('no lead');
  return lead;
};

describe('the ADF of a lead whose sender is asked for a code', () => {
  test('waits two minutes, while people get their mail at once', async () => {
    const { text, adf } = await accept();
    expect([await dueIn(jobKeyOf(text)), await dueIn(jobKeyOf(adf))]).toEqual([0, 120]);
  });

  test.each<[string, Partial<Submission>]>([
    ['of another form', { form: 'CONTACT' }],
    ['whose number was verified before', { isPhoneVerified: true }],
    [
      'whose number can get no code',
      {
        content: exampleContent({
          contact: { ...exampleContent().contact, phone: '+18005550142' },
          vehicles: [exampleVehicle()],
        }),
      },
    ],
  ])('does not wait for a lead %s', async (_what, change) => {
    const { adf } = await accept(change);
    expect(await dueIn(jobKeyOf(adf))).toBe(0);
  });

  test('goes out with the code as soon as it is entered', async () => {
    const lead = await accept();
    await verifyLeads(database.pool, { ...lead, phone: PHONE });
    expect(await isDue(jobKeyOf(lead.adf))).toBe(true);
    expect(printAdf(await leadOf(lead.id), { adfFormat: 'standard' })).toMatch(
      /Phone verified with a code: \w+/,
    );
  });
});

test('a later code reaches the desk and the mail, and no CRM a second time', async () => {
  const lead = await accept();
  await deliver(lead.text);
  await deliver(lead.adf);
  await database.pool.query('DELETE FROM graphile_worker._private_jobs');
  await verifyLeads(database.pool, { ...lead, phone: PHONE });
  await verifyLeads(database.pool, { ...lead, phone: PHONE });
  const { rows } = await database.pool.query('SELECT key FROM graphile_worker.jobs');
  expect(rows).toEqual([{ key: `phone-note:${lead.text}` }]);

  const mails: Mail[] = [];
  await sendPhoneNote(database.pool, { send: async (mail) => void mails.push(mail) }, lead.text);
  expect(mails).toMatchObject([{ to: 'sales@dealer.example', id: `${lead.text}-phone` }]);
  expect(mails[0]?.subject).toMatch(
    /^Phone verified: Contact: General questions: 2021 Honda Civic EX, Ada Miller/,
  );
  expect(mails[0]?.text).toMatch(/^Lead 1, Ada Miller, 315-555-0142\nPhone verified with a code: /);

  const record = (await findRecord(database.pool, lead))?.record;
  expect(record?.phoneVerifiedAt).toMatch(/Z$/);
  expect(record?.events.map(({ kind }) => kind)).toEqual(['phoneVerified']);
});

test('a mail that is sent after the code says so itself', async () => {
  const lead = await accept();
  await verifyLeads(database.pool, { ...lead, phone: PHONE });
  const outgoing = { files: [], destination: exampleDestination(), deliveryId: lead.text };
  expect(textMail({ ...outgoing, lead: await leadOf(lead.id) }).text).toContain(
    'Phone verified with a code: ',
  );
  expect(await dueIn(`phone-note:${lead.text}`)).toBeUndefined();
});

test.each([
  ['visitor', { visitor: crypto.randomUUID() }],
  ['number', { phone: '+13155550143' }],
  ['dealership', { dealership: 'dealership-other' }],
])('a code of another %s verifies nothing', async (_what, other) => {
  const lead = await accept();
  await verifyLeads(database.pool, { ...lead, phone: PHONE, ...other });
  expect((await leadOf(lead.id)).phoneVerifiedAt).toBeNull();
});

test('a number that was verified before is verified from the start', async () => {
  const { id } = await accept({ isPhoneVerified: true });
  expect((await leadOf(id)).phoneVerifiedAt).toBeInstanceOf(Date);
});
