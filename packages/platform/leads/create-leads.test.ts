import type { DealershipContent } from '@rooftop/content/content';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { exampleDelivery, exampleRule } from '../../../tests/support/lead-delivery.ts';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import { kinds } from '@rooftop/leads/kinds/kinds';
import { findRecord } from '@rooftop/leads/inbox/lead-record';
import type { Lead } from '@rooftop/leads/lead';
import { findLead } from '@rooftop/leads/storage/find-lead';
import { exampleContent } from '../../../tests/support/leads/submissions.ts';
import { readApplication } from '@rooftop/vault/applications/applications';
import { findAppointmentOfLead } from '@rooftop/service/storage/appointment-storage';
import { CLOSED_WEEK } from '@rooftop/tenancy/opening-hours';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  testContent,
  testDealership,
  testLeadContext,
  type TestRequest,
  testSettings,
  testStore,
  testVisitor,
} from '../../../tests/support/website.ts';
import { createCreditApplications } from '../credit-applications/credit-applications.ts';
import type { Translate } from '../wording/translate.ts';
import { createLeads } from './create-leads.ts';
import type { LeadRequest } from './dealership-leads.ts';
import type { FindOwners } from './lead-owners.ts';
import { inventedLeadShape, tryLead } from './try-lead.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const delivery = exampleDelivery({
  id: 'dealership-alpha',
  recipients: ['all@alpha.example'],
  generalManager: { fullName: 'Grace Kim', email: 'gm@alpha.example', phone: null },
  stores: [
    {
      key: 'erie',
      name: 'Alpha Erie',
      timeZone: 'America/New_York',
      hours: { sales: SALES_WEEK, service: null },
      recipients: ['erie@alpha.example'],
      byForm: [],
      crmAddresses: [],
      sender: 'leads@erie.example',
      generalManager: { fullName: 'Noor Diaz', email: null, phone: null },
    },
  ],
});

/** Ann and Cy sign in to the desk. */
const findOwners: FindOwners = async (_, emails) =>
  emails
    .filter((email) => /^(ann|cy)@/.test(email))
    .map((email) => ({ id: `u-${email.split('@')[0]}`, name: email.split('@')[0] ?? '', email }));

const options = () => {
  const { pool } = database;
  const key = Buffer.alloc(32, 1);
  const { enclose } = createCreditApplications({
    vault: { pool, key },
    studioUrl: 'https://studio.example/',
  });
  return { pool, key, enclose, findOwners };
};

const asked = (change: Partial<LeadRequest> = {}): LeadRequest => ({
  kind: kinds.STAFF_MEMBER,
  content: exampleContent({ comments: crypto.randomUUID() }),
  topic: null,
  consent: null,
  suspicion: null,
  mayBePerson: false,
  files: [],
  place: null,
  page: '/our-company/meet-our-team/grace',
  alsoTo: ['grace@alpha.example'],
  ...change,
});

interface Circumstances {
  readonly isProduction?: boolean;
  readonly change?: Partial<LeadRequest>;
  /** Content that overrides the test's defaults. */
  readonly written?: Partial<DealershipContent>;
}

interface Accepted extends Lead {
  readonly to: readonly string[];
  readonly events: readonly string[];
}

async function accepted(
  fields: TestRequest = {},
  { isProduction = false, change = {}, written = {} }: Circumstances = {},
  owners = findOwners,
): Promise<Accepted> {
  const content = testContent({ leadDelivery: async () => delivery, ...written });
  const leads = createLeads({ ...options(), isProduction, findOwners: owners });
  const acceptance = await leads.accept(asked(change), testLeadContext({ ...fields, content }));
  const lead = await findLead(database.pool, acceptance.id);
  if (lead === null) throw new Error('The lead was not accepted');
  const { rows } = await database.pool.query<{ to: string[]; events: string[] }>(
    `SELECT (SELECT array_agg(destination->>'to' ORDER BY id) FROM deliveries WHERE lead = $1) AS to,
       (SELECT coalesce(array_agg(payload->>'eventName'), '{}') FROM graphile_worker._private_jobs
        WHERE payload->>'eventId' = $1::text) AS events`,
    [lead.id],
  );
  return { ...lead, to: rows[0]?.to ?? [], events: rows[0]?.events ?? [] };
}

describe('a lead from a request', () => {
  it('goes to its dealership, which is the vendor', async () => {
    const dealership = testDealership();
    expect(await accepted({ dealership })).toMatchObject({
      dealership: dealership.id,
      form: 'STAFF_MEMBER',
      to: ['all@alpha.example', 'grace@alpha.example'],
      vendor: {
        name: dealership.name,
        url: 'http://alpha.example',
        host: 'alpha.example',
        contact: { fullName: 'Grace Kim', email: 'gm@alpha.example' },
        sender: null,
      },
      circumstances: { page: '/our-company/meet-our-team/grace', language: 'en', storeKey: null },
    });
  });

  it('contains its circumstances', async () => {
    const client = { cookies: null, ipAddress: '203.0.113.7', userAgent: 'M'.repeat(2000) };
    const id = crypto.randomUUID();
    const advertising = { utm_source: 'letter' };
    const visitor = testVisitor({ id, identify: () => id, isLead: true, advertising });
    const { circumstances } = await accepted({ client, visitor, locale: 'es' });
    expect(circumstances).toMatchObject({
      language: 'es',
      ipAddress: '203.0.113.7',
      userAgent: 'M'.repeat(1000),
      visitor: id,
      status: 'resend',
      advertising: { utm_source: 'letter' },
    });
  });

  it('is new if the visitor has not sent one before', async () => {
    expect((await accepted()).circumstances).toMatchObject({ status: 'new', visitor: expect.any(String) });
  });
});

describe('with a chosen store', () => {
  const store = testStore({ key: 'erie', name: 'Alpha Erie' });
  const stores = async () => [store];

  it.each([
    { isProduction: true, to: 'erie@alpha.example', manager: 'Noor Diaz', sender: 'leads@erie.example' },
    { isProduction: false, to: 'all@alpha.example', manager: 'Grace Kim', sender: null },
  ])('uses the store’s addresses: $isProduction', async ({ isProduction, to, manager, sender }) => {
    const lead = await accepted({ store }, { isProduction, written: { stores } });
    expect(lead.to).toContain(to);
    expect(lead.circumstances.storeKey).toBe('erie');
    expect(lead.vendor).toMatchObject({ name: 'Alpha Erie', contact: { fullName: manager }, sender });
  });
});

it('names the store that a lead is for as its vendor, whichever store the visitor chose', async () => {
  const [erie, warren] = [
    testStore({ key: 'erie', name: 'Alpha Erie' }),
    testStore({ key: 'warren', name: 'Alpha Warren' }),
  ];
  const lead = await accepted(
    { store: warren },
    { change: { storeKey: 'erie' }, written: { stores: async () => [erie, warren] } },
  );
  expect(lead).toMatchObject({ circumstances: { storeKey: 'erie' }, vendor: { name: 'Alpha Erie' } });
});

it('uses the public contact data of a dealership without a general manager', async () => {
  const leadDelivery = async () => ({ ...delivery, generalManager: null });
  const settings = async () => testSettings({ email: 'hello@alpha.example', phone: '+13155550100' });
  const { vendor } = await accepted({}, { written: { leadDelivery, settings } });
  expect(vendor.contact).toEqual({ fullName: null, email: 'hello@alpha.example', phone: '+13155550100' });
});

const trackers = { ...testDealership().trackers, metaPixelId: '12345678' };

describe('advertisers', () => {
  const dealership = testDealership({ trackers });
  const client = { cookies: null, ipAddress: null, userAgent: 'Mozilla/5.0' };
  const tracking = { fbp: null, fbc: null };

  it.each([
    { who: 'who consented', visitor: testVisitor({ tracking }), suspicion: null, events: ['Lead'] },
    { who: 'who did not consent', visitor: testVisitor(), suspicion: null, events: [] },
    { who: 'who sends spam', visitor: testVisitor({ tracking }), suspicion: 'honeypot', events: [] },
  ])('hear of a visitor $who: $events', async ({ visitor, suspicion, events }) => {
    const lead = await accepted({ dealership, client, visitor }, { change: { suspicion } });
    expect(lead.events).toEqual(events);
  });
});

it('stores a credit application with its lead, without telling advertisers who it is', async () => {
  const tracking = { fbp: null, fbc: null };
  const client = { cookies: null, ipAddress: null, userAgent: 'test' };
  const dealership = testDealership({ trackers });
  const creditApplication = { draft: crypto.randomUUID(), application: { ssn: '000-12-3456' } };
  const lead = await accepted(
    { dealership, client, visitor: testVisitor({ tracking }) },
    { change: { kind: kinds.FULL_CREDIT_APP, creditApplication } },
  );
  expect(lead.events).toEqual(['SubmitApplication']);
  expect(lead.content.staffUrl).toBe(
    `https://studio.example/credit-applications/${dealership.id}/${lead.id}`,
  );
  const { rows } = await database.pool.query<{ userData: object }>(
    `SELECT payload->'userData' AS "userData" FROM graphile_worker._private_jobs WHERE payload->>'eventId' = $1`,
    [lead.id],
  );
  expect(rows).toEqual([{ userData: { client_user_agent: 'test' } }]);
  const reading = {
    dealership: dealership.id,
    id: lead.id,
    reader: { userId: 'u', name: 'U' },
    reason: 'Loan',
    event: 'read',
    at: new Date(),
  } as const;
  expect(await readApplication(options(), reading)).toEqual({ ssn: '000-12-3456' });
});

type Rule = LeadDelivery['leadRules'][number];

describe('rules', () => {
  const ruled = (rules: Rule[], change: Partial<LeadDelivery> = {}) => ({
    change: { kind: kinds.CONTACT, alsoTo: [] },
    written: {
      leadDelivery: async () => ({ ...delivery, leadRules: rules, noticeAddresses: [], ...change }),
    },
  });
  const open = { ...CLOSED_WEEK, monday: { open: '09:00', close: '18:00' } };
  /** A Monday. */
  const noon = new Date('2026-11-23T17:00:00Z');
  const night = new Date('2026-11-24T02:00:00Z');

  it('route by opening hours, and fall back to the usual recipients', async () => {
    const hours = { sales: open, service: null };
    const asked = ruled([exampleRule({ opening: 'closed', recipients: ['night@alpha.example'] })], { hours });
    expect((await accepted({ now: night }, asked)).to).toEqual(['night@alpha.example']);
    expect((await accepted({ now: noon }, asked)).to).toEqual(['all@alpha.example']);
  });

  it('let recipients take turns', async () => {
    const asked = ruled([exampleRule({ recipients: ['ann@a.example', 'bob@a.example'], takesTurns: true })]);
    const to = [await accepted({}, asked), await accepted({}, asked), await accepted({}, asked)].flatMap(
      (lead) => lead.to,
    );
    expect(to).toEqual(['ann@a.example', 'bob@a.example', 'ann@a.example']);
  });

  it.each<[what: string, change: Partial<Rule>, owners: readonly (string | undefined)[]]>([
    [
      'the first recipient who can own it',
      { recipients: ['all@a.example', 'cy@a.example', 'ann@a.example'] },
      ['cy', 'cy'],
    ],
    [
      'whoever has their turn',
      { recipients: ['ann@a.example', 'bob@a.example', 'cy@a.example'], takesTurns: true },
      ['ann', undefined, 'cy'],
    ],
    ['nobody who cannot own it', { recipients: ['all@a.example'] }, [undefined]],
  ])('give the lead to %s', async (_, change, owners) => {
    const asked = ruled([exampleRule({ recipientOwns: true, ...change })]);
    for (const name of owners) {
      const { id, owner } = await accepted({}, asked);
      expect(owner?.name).toBe(name);
      const record = await findRecord(database.pool, { dealership: testDealership().id, id });
      expect(record?.record.lead.status).toBe(name === undefined ? 'new' : 'assigned');
      expect(record?.record.events.map(({ by, kind, detail }) => [by, kind, detail])).toEqual(
        name === undefined ? [] : [[null, 'owner', name]],
      );
    }
  });

  it('lose no lead while the lake cannot be asked for owners', async () => {
    const trouble: unknown[] = [];
    const failing = async () => {
      throw new Error('no lake');
    };
    const asked = ruled([exampleRule({ recipientOwns: true })]);
    const lead = await accepted({ report: (error) => trouble.push(error) }, asked, failing);
    expect([lead.owner, lead.to, trouble]).toEqual([null, ['ruled@a.example'], [new Error('no lake')]]);
  });

  it('still send notices to those who usually get leads', async () => {
    const { id } = await accepted({}, ruled([exampleRule({})]));
    const { rows } = await database.pool.query('SELECT notice_to FROM leads WHERE id = $1', [id]);
    expect(rows).toEqual([{ notice_to: ['all@alpha.example'] }]);
  });

  it('hold leads of ignored senders without a notice or a confirmation', async () => {
    const { email } = exampleContent().contact;
    const lead = await accepted({}, ruled([], { ignoredSenders: [email ?? ''] }));
    expect(lead).toMatchObject({ state: 'quarantined', suspicion: 'ignored sender', to: [] });
    const { rows } = await database.pool.query(
      'SELECT told_at IS NOT NULL AS told, is_held, (SELECT count(*)::int FROM lead_confirmations WHERE lead = id) AS mails FROM leads WHERE id = $1',
      [lead.id],
    );
    expect(rows).toEqual([{ told: true, is_held: false, mails: 0 }]);
  });

  it('are tried without taking a turn', async () => {
    const invented = {
      form: 'CONTACT',
      topic: null,
      storeKey: null,
      condition: null,
      email: null,
      phone: null,
      at: night,
    } as const;
    const hours = { sales: open, service: null };
    const rules = [
      exampleRule({ name: 'Service', forms: ['SERVICE'] }),
      exampleRule({
        name: 'Night',
        opening: 'closed',
        recipients: ['ann@a.example', 'bob@a.example'],
        takesTurns: true,
        recipientOwns: true,
      }),
      exampleRule({ name: 'All' }),
    ];
    for (const _ of ['first', 'second'])
      expect(
        await tryLead(
          invented,
          { ...delivery, leadRules: rules, hours },
          { isProduction: false, findOwners },
        ),
      ).toEqual({
        isIgnored: false,
        isOpen: false,
        rule: { name: 'Night', takesTurns: true, ownership: { owners: ['ann'], others: ['bob@a.example'] } },
        rules: [
          { name: 'Service', failed: 'form' },
          { name: 'Night', failed: null },
        ],
        destinations: ['Text mail to ann@a.example', 'Text mail to bob@a.example'],
        lateAt: expect.any(Date),
      });
  });
});

it.each<[whose: string, change: Partial<LeadDelivery>, to: string]>([
  [
    'its own recipients',
    { byForm: [{ form: 'PRIVACY_REQUEST', recipients: ['law@a.example'] }] },
    'law@a.example',
  ],
  ['those of notices', { noticeAddresses: ['office@a.example'] }, 'office@a.example'],
  ['the usual ones, if there are no others', { noticeAddresses: [] }, 'all@alpha.example'],
  [
    'those of messages, if only forms have recipients',
    {
      noticeAddresses: [],
      recipients: [],
      byForm: [{ form: 'CONTACT', recipients: ['front@a.example'] }],
    },
    'front@a.example',
  ],
])('a privacy request goes to %s, and never by a rule', async (_whose, change, to) => {
  const rules = [exampleRule({ recipientOwns: true }), exampleRule({ forms: ['CONTACT'] })];
  const settings = { ...delivery, crmAddresses: [], leadRules: rules, byForm: [], ...change };
  const about = { form: 'PRIVACY_REQUEST', topic: null, storeKey: null, condition: null, phone: null };
  const invented = inventedLeadShape.parse({ ...about, email: null, at: '2026-11-23T17:00:00Z' });
  const trial = await tryLead(invented, settings, { isProduction: false, findOwners });
  expect([trial.destinations, trial.rule, trial.rules]).toEqual([[`Text mail to ${to}`], null, []]);
});

it.each([
  ['an email address', { email: 'sales@vendor.example', phone: null }],
  ['a phone number', { email: null, phone: '(814) 555-0142' }],
])('a trial says when a sender is ignored by %s', async (_, contact) => {
  const settings = { ...delivery, ignoredSenders: ['sales@vendor.example', '+18145550142'] };
  const about = { form: 'CONTACT', topic: null, storeKey: null, condition: null, at: '2026-11-23T17:00:00Z' };
  const invented = inventedLeadShape.parse({ ...about, ...contact });
  const trial = await tryLead(invented, settings, { isProduction: false, findOwners });
  expect(trial.isIgnored).toBe(true);
});

it('finds the appointment that a lead moved', async () => {
  const dealership = testDealership().id;
  const [id, booking] = [crypto.randomUUID(), await accepted()];
  const span = { start: new Date('2126-12-02T15:00:00Z'), end: new Date('2126-12-02T16:00:00Z') };
  await database.pool.query(
    `INSERT INTO appointments (dealership, id, store, kind, starts_at, ends_at, lead, time_zone)
     VALUES ($1, $2, '', 'testDrive', $3, $4, $5, 'America/New_York')`,
    [dealership, id, span.start, span.end, booking.id],
  );
  const appointment = {
    ...span,
    id,
    state: 'moved',
    sequence: 1,
    kind: 'testDrive',
    timeZone: 'America/New_York',
    services: [],
  } as const;
  const change = await accepted({}, { change: { appointment } });
  for (const lead of [booking, change])
    expect(await findAppointmentOfLead(database.pool, dealership, lead.id)).toMatchObject({
      id,
      lead: booking.id,
    });
  expect(await findAppointmentOfLead(database.pool, dealership, (await accepted()).id)).toBeNull();
});

it('rejects a lead if the dealership has no lead settings', async () => {
  const leads = createLeads({ ...options(), isProduction: false });
  const content = testContent({ leadDelivery: async () => null });
  await expect(leads.accept(asked(), testLeadContext({ content }))).rejects.toThrow(
    'no settings for its leads',
  );
});

describe('a confirmation', () => {
  const confirmations = async (id: string) =>
    (await database.pool.query('SELECT FROM lead_confirmations WHERE lead = $1', [id])).rowCount;

  it.each([
    { why: 'of a regular lead', count: 1 },
    { why: 'of a suspicious lead, which is withheld', change: { suspicion: 'honeypot' }, count: 1 },
    { why: 'of a dealership that sends none', change: {}, sends: false, count: 0 },
    {
      why: 'without an email address',
      change: { content: exampleContent({ contact: { ...exampleContent().contact, email: null } }) },
      count: 0,
    },
  ])('$why: $count', async ({ change = {}, sends = true, count }) => {
    const leadDelivery = async () => ({ ...delivery, sendsConfirmations: sends });
    expect(await confirmations((await accepted({}, { change, written: { leadDelivery } })).id)).toBe(count);
  });

  it.each([
    ['a store’s own hours', { sales: SALES_WEEK, service: null }, 'CONTACT'],
    ['a store’s service hours, for sales', { sales: null, service: SALES_WEEK }, 'CONTACT'],
    ['a store’s sales hours, for service', { sales: SALES_WEEK, service: null }, 'SERVICE'],
    ['the dealership’s hours, for a store without any', { sales: null, service: null }, 'CONTACT'],
  ] as const)('says that the store is closed, as the lead does, by %s', async (_, storeHours, form) => {
    const settings = exampleDelivery({
      ...delivery,
      hours: { sales: SALES_WEEK, service: null },
      stores: delivery.stores.map((store) => ({ ...store, hours: storeHours })),
    });
    const lead = await accepted(
      { now: new Date('2026-11-24T02:00:00Z') },
      {
        change: { kind: kinds[form], storeKey: 'erie' },
        written: {
          leadDelivery: async () => settings,
          stores: async () => [testStore({ key: 'erie', hours: storeHours })],
        },
      },
    );
    const { rows } = await database.pool.query(
      `SELECT message->'intro' AS intro FROM lead_confirmations WHERE lead = $1`,
      [lead.id],
    );
    expect(JSON.stringify(rows)).toContain('We open again on Tuesday at 8:30 AM');
  });

  it('that fails to render does not block the lead', async () => {
    const trouble: unknown[] = [];
    const t: Translate = () => {
      throw new Error('no words');
    };
    const lead = await accepted({ t, report: (error) => trouble.push(error) });
    expect([await confirmations(lead.id), trouble]).toEqual([0, [new Error('no words')]]);
  });
});
