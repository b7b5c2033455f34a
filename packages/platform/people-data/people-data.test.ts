import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { saveViews } from '@rooftop/leads/inbox/saved-views';
import { logExport } from '@rooftop/leads/inbox/export-leads';
import { shopperShape } from '@rooftop/leads/privacy/privacy-api';
import { accessLog, storeApplication } from '@rooftop/vault/applications/applications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApplication } from '../../../tests/support/credit-application.ts';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addCompleteLead } from '../../../tests/support/leads/complete-lead.ts';
import { exampleContent } from '../../../tests/support/leads/submissions.ts';
import { tablesWith } from '../../../tests/support/tables-with.ts';
import { createPeopleData } from './people-data.ts';

const key = Buffer.alloc(32, 1);
const by = { id: 'ann', name: 'Ann' };
const keepers = new Set<string>();
let database: TestDatabase;
let pool: Pool;
let data: ReturnType<typeof createPeopleData>;
beforeAll(async () => {
  database = await freshDatabase();
  ({ pool } = database);
  data = createPeopleData({
    vault: { pool, key },
    logKey: key,
    keepsConsentEvidence: async (dealership) => keepers.has(dealership),
  });
});
afterAll(() => database.drop());

const person = (word: string, phone = '+13155550142') => ({ word, email: `${word}@visitor.example`, phone });
const requestOf = (dealership: string, email: string | null, phone: string | null = null) => ({
  dealership,
  shopper: shopperShape.parse({ email, phone }),
  by,
});
const logOf = async (dealership: string) =>
  (
    await pool.query(
      `SELECT action, user_id AS "user", counts, requested_at IS NOT NULL AS "isRequested", email, phone
       FROM privacy_log WHERE dealership = $1 ORDER BY id`,
      [dealership],
    )
  ).rows;

/** What a table that refers to leads has of a dealership, as text. */
async function everythingOf(dealership: string): Promise<string> {
  const { rows } = await pool.query<{ all: string }>(
    `SELECT (SELECT json_agg(leads ORDER BY id) FROM leads WHERE dealership = $1)::text
       || (SELECT json_agg(files ORDER BY lead) FROM lead_files AS files JOIN leads ON leads.id = lead WHERE dealership = $1)::text
       || (SELECT json_agg(consents ORDER BY lead) FROM lead_consents AS consents WHERE given_to = $1)::text
       || (SELECT json_agg(events ORDER BY id) FROM lead_events AS events WHERE dealership = $1)::text
       || (SELECT json_agg(deliveries ORDER BY id) FROM deliveries WHERE dealership = $1)::text
       || (SELECT json_agg(visitors ORDER BY id) FROM visitors WHERE dealership = $1)::text
       || (SELECT json_agg(appointments ORDER BY id) FROM appointments WHERE dealership = $1)::text
       || (SELECT json_agg(trade_ins ORDER BY id) FROM trade_ins WHERE dealership = $1)::text AS all`,
    [dealership],
  );
  expect(rows[0]?.all).toContain(dealership);
  return rows[0]?.all ?? '';
}

async function addApplication(dealership: string, lead: string): Promise<void> {
  await inTransaction(pool, (client) =>
    storeApplication({ key }, client, {
      dealership,
      lead,
      application: testApplication(),
      draft: randomUUID(),
    }),
  );
}

test('leaves nothing of a person in any table, and everyone else’s data alone', async () => {
  const ada = { ...person('adacanary'), word: 'alphacanary' };
  const id = await addCompleteLead(pool, { ...ada, dealership: 'alpha' });
  // From another address, with the same number in another spelling.
  await addCompleteLead(pool, {
    ...ada,
    email: 'other@visitor.example',
    phone: '(315) 555-0142',
    dealership: 'alpha',
  });
  // With an extension, and among others.
  await addCompleteLead(pool, {
    ...ada,
    email: 'office@visitor.example',
    phone: '315-555-0142 x12 or 315-555-0177',
    dealership: 'alpha',
  });
  await addApplication('alpha', id);
  await logExport(pool, 'alpha', { filter: { search: ada.email }, by });
  await saveViews(pool, 'alpha', 'ann', [
    { name: ada.word, filter: { search: ada.email.toUpperCase() } },
    { name: 'Late', filter: { special: 'late' } },
  ]);
  const bob = await addCompleteLead(pool, { ...person('bobcanary', '+13155550199'), dealership: 'alpha' });
  await addCompleteLead(pool, { ...ada, word: 'bravocanary', dealership: 'bravo' });
  const elsewhere = await everythingOf('bravo');
  // Forty tables are searched: if the search found nothing anywhere, this test would prove nothing.
  expect(await tablesWith(pool, ada.word)).toEqual([
    'graphile_worker._private_jobs',
    'public.appointments',
    'public.delivery_attempts',
    'public.lead_confirmations',
    'public.lead_events',
    'public.lead_files',
    'public.lead_messages',
    'public.lead_views',
    'public.leads',
    'public.service_drafts',
    'public.trade_certificates',
    'public.trade_in_photos',
    'public.trade_ins',
    'public.visitors',
  ]);

  const request = requestOf('alpha', ' AdaCanary@visitor.example', '+1 315-555-0142');
  expect(await data.delete(request)).toEqual({
    deleted: {
      leads: 3,
      files: 3,
      consents: 3,
      visitors: 3,
      appointments: 3,
      tradeIns: 3,
      creditApplications: 1,
    },
    keptConsents: 0,
  });

  for (const word of [ada.word, 'other@visitor.example', 'office@visitor.example'])
    expect(await tablesWith(pool, word), word).toEqual([]);
  // Those of the other dealership.
  expect(await tablesWith(pool, ada.email)).toEqual([
    'public.lead_messages',
    'public.leads',
    'public.visitors',
  ]);
  expect(await everythingOf('bravo')).toBe(elsewhere);
  expect((await pool.query(`SELECT id FROM leads WHERE dealership = 'alpha'`)).rows).toEqual([{ id: bob }]);
  expect((await tablesWith(pool, 'bobcanary')).length).toBeGreaterThan(9);
  expect((await pool.query(`SELECT lead FROM lead_consents WHERE given_to = 'alpha'`)).rows).toEqual([
    { lead: bob },
  ]);
  expect((await pool.query(`SELECT views->0->>'name' AS name FROM lead_views`)).rows).toEqual([
    { name: 'Late' },
  ]);
  expect((await pool.query(`SELECT id FROM vault_data_keys`)).rows).toEqual([]);
  expect(await accessLog(pool, { dealership: 'alpha', id })).toMatchObject([{ event: 'deleted' }]);
  const [entry] = await logOf('alpha');
  expect(entry).toMatchObject({ action: 'delete', user: 'ann', counts: { leads: 3 }, isRequested: false });
  expect(await data.find(request)).toMatchObject({
    counts: { leads: 0, consents: 0, visitors: 0 },
    leads: [],
  });
});

test('finds by either address, and only at this dealership', async () => {
  const eve = person('evecanary', '+13155550777');
  await addCompleteLead(pool, { ...eve, dealership: 'charlie' });
  for (const [email, phone, leads] of [
    [eve.email, null, 1],
    [null, '315.555.0777', 1],
    ['nobody@visitor.example', '3155550777', 1],
    ['nobody@visitor.example', null, 0],
    [null, '3155550778', 0],
  ] as const)
    expect((await data.find(requestOf('charlie', email, phone))).counts.leads, `${email} ${phone}`).toBe(
      leads,
    );
  expect((await data.find(requestOf('delta', eve.email, eve.phone))).counts).toMatchObject({
    leads: 0,
    visitors: 0,
  });
  const { leads } = await data.find(requestOf('charlie', eve.email));
  expect(leads).toMatchObject([
    { name: 'evecanary Miller', email: eve.email, phone: eve.phone, isHeld: false },
  ]);
});

test('exports everything of a person, with files, and of Social Security numbers only the end', async () => {
  const mia = person('miacanary', '+13155550333');
  const id = await addCompleteLead(pool, { ...mia, dealership: 'echo' }, { form: 'FULL_CREDIT_APP' });
  await addApplication('echo', id);
  await addCompleteLead(pool, { ...person('zoecanary', '+13155550334'), dealership: 'echo' });
  const exported = await data.export(requestOf('echo', mia.email));
  expect(exported.leads).toMatchObject([
    {
      number: 1,
      content: { contact: { email: mia.email } },
      files: [{ name: 'resume.pdf', base64: Buffer.from('%PDF miacanary').toString('base64') }],
      history: [{ kind: 'note', detail: 'Called miacanary' }],
      sent: [{ channel: 'text-mail', state: 'waiting' }],
      messages: [{ kind: 'reply', text: 'Reply of miacanary' }],
    },
  ]);
  expect(exported.consents).toMatchObject([
    { phone: mia.phone, wording: 'You may call me.', isChecked: true },
  ]);
  expect(exported.visitors).toMatchObject([{ profile: { email: mia.email } }]);
  expect(exported.appointments).toMatchObject([{ kind: 'service', status: 'booked' }]);
  expect(exported.tradeIns).toMatchObject([
    { car: { make: 'miacanary' }, photos: [Buffer.from('miacanary').toString('base64')] },
    { car: { make: 'miacanary' }, offer: { kind: 'bringIn' } },
  ]);
  const text = JSON.stringify(exported);
  expect(text).toContain('***-**-9999');
  expect(text).not.toMatch(/219-09|457-55|zoecanary|zoe/);
  expect(await accessLog(pool, { dealership: 'echo', id })).toMatchObject([
    { event: 'read', userId: 'ann', reason: 'Export at the request of the person' },
  ]);
  expect(await logOf('echo')).toMatchObject([
    { action: 'export', counts: { leads: 1, creditApplications: 1 } },
  ]);
});

test('exports nothing of whoever used the same browser later, and forgets that browser all the same', async () => {
  const first = person('firstcanary', '+13155550444');
  await addCompleteLead(pool, { ...first, dealership: 'foxtrot' });
  await pool.query(
    `UPDATE visitors SET profile = '{"firstName": "Later", "email": "later@visitor.example"}' WHERE dealership = 'foxtrot'`,
  );
  const request = requestOf('foxtrot', first.email);
  expect((await data.export(request)).visitors).toEqual([]);
  expect((await data.delete(request)).deleted.visitors).toBe(1);
});

test('keeps consent evidence if the dealership says so, and says how much', async () => {
  keepers.add('golf');
  const ida = person('idacanary', '+13155550555');
  await addCompleteLead(pool, { ...ida, dealership: 'golf' });
  await addCompleteLead(
    pool,
    { ...ida, dealership: 'golf' },
    { consent: { textVersion: 'v1', wording: 'You may call me.', isChecked: false } },
  );
  const request = requestOf('golf', ida.email);
  expect((await data.find(request)).keepsConsentEvidence).toBe(true);
  expect(await data.delete(request)).toMatchObject({ deleted: { leads: 2, consents: 1 }, keptConsents: 1 });
  expect(await tablesWith(pool, ida.word)).toEqual([]);
  // Found by the number that it is about.
  expect((await data.find(requestOf('golf', null, ida.phone))).counts).toMatchObject({
    leads: 0,
    consents: 1,
  });
});

test('logs without an address, and with the day of the request on the website', async () => {
  const kim = person('kimcanary', '+13155550666');
  const content = exampleContent();
  await addCompleteLead(
    pool,
    { ...kim, dealership: 'hotel' },
    {
      form: 'PRIVACY_REQUEST',
      content: {
        ...content,
        subject: 'Privacy request: Delete my data',
        contact: { ...content.contact, email: kim.email, phone: kim.phone },
      },
    },
  );
  const request = requestOf('hotel', kim.email, kim.phone);
  await data.find(request);
  await data.delete(request);
  await data.find(request);
  const entries = await logOf('hotel');
  expect(entries.map(({ action, isRequested }) => [action, isRequested])).toEqual([
    ['find', true],
    ['delete', true],
    ['find', false],
  ]);
  // The same person's entries are found again by the hash, which differs between dealerships.
  expect(new Set(entries.map(({ email }) => String(email))).size).toBe(1);
  await data.find({ ...request, dealership: 'india' });
  expect((await logOf('india'))[0].email).not.toEqual(entries[0].email);
  expect(await tablesWith(pool, kim.email)).toEqual([]);
  expect(await tablesWith(pool, '3155550666')).toEqual([]);
});
