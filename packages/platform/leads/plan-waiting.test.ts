import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { exampleDelivery, exampleRule } from '../../../tests/support/lead-delivery.ts';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { listWaitingLeads } from '@rooftop/leads/delivery/plan-deliveries';
import { findLead } from '@rooftop/leads/storage/find-lead';
import type { Submission } from '@rooftop/leads/submission';
import {
  exampleContent,
  exampleSubmission,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planWaitingLeadsJob } from '../jobs/plan-waiting-leads.job.ts';
import { planWaiting } from './plan-waiting.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const NOBODY = exampleDelivery();
const MANAGER = { fullName: 'Noor Diaz', email: 'noor@a.example', phone: null };
const SOMEBODY: LeadDelivery = {
  ...NOBODY,
  recipients: ['sales@a.example'],
  byForm: [{ form: 'CONTACT_3', recipients: ['trade@a.example'] }],
  crmAddresses: ['crm@a.example'],
  sender: 'web@a.example',
  generalManager: MANAGER,
  adfFormat: 'merged-comments',
  stores: [
    {
      key: 'erie',
      name: 'Erie',
      timeZone: 'America/New_York',
      hours: { sales: SALES_WEEK, service: null },
      recipients: ['erie@a.example'],
      byForm: [],
      crmAddresses: [],
      sender: null,
      generalManager: null,
    },
  ],
};

const planner = (delivery: LeadDelivery | null, isProduction = false) => ({
  pool: database.pool,
  readDelivery: async () => delivery,
  isProduction,
});

/** Accepts a lead while its dealership has no recipients. */
async function accept(change: Partial<Submission> = {}): Promise<string> {
  const content = exampleContent({ comments: crypto.randomUUID(), vehicles: [exampleVehicle()] });
  const submission = exampleSubmission({ content, destinations: [], ...change });
  const acceptance = await acceptLead(database.pool, Buffer.alloc(32, 1), submission);
  return acceptance.id;
}

/** Lists a lead's deliveries and whether each has a job. */
async function waysOf(lead: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ way: string }>(
    `SELECT concat_ws(' ', destination->>'channel', destination->>'to', destination->>'adfFormat',
       (SELECT 'due' FROM graphile_worker.jobs WHERE key = 'delivery:' || deliveries.id)) AS way
     FROM deliveries WHERE lead = $1 ORDER BY id`,
    [lead],
  );
  return rows.map(({ way }) => way);
}

test('delivers a waiting lead once a recipient is published, as text and ADF, with today’s vendor', async () => {
  const dealership = 'dealership-published';
  const lead = await accept({ dealership });
  expect(await planWaiting(planner(NOBODY), dealership)).toBe(0);
  expect(await planWaiting(planner(null), dealership)).toBe(0);
  expect(await waysOf(lead)).toEqual(['']);

  expect(await planWaiting(planner(SOMEBODY), dealership)).toBe(1);
  expect(await waysOf(lead)).toEqual([
    'text-mail sales@a.example merged-comments due',
    'adf-mail crm@a.example merged-comments due',
  ]);
  expect((await findLead(database.pool, lead))?.vendor).toMatchObject({
    name: 'A Motors',
    contact: MANAGER,
    sender: 'web@a.example',
  });
});

test('delivers it once even if many processes try at once, and leaves held leads alone', async () => {
  const dealership = 'dealership-many';
  const leads = await Promise.all(Array.from({ length: 8 }, () => accept({ dealership })));
  const held = await accept({ dealership, suspicion: 'trap' });
  const counts = await Promise.all(
    Array.from({ length: 4 }, () => planWaiting(planner(SOMEBODY), dealership)),
  );
  expect(counts.reduce((sum, one) => sum + one)).toBe(leads.length);
  for (const lead of leads) expect(await waysOf(lead)).toHaveLength(2);
  expect(await waysOf(held)).toEqual([]);
});

test('delivers a single lead on request, and reads no other', async () => {
  const dealership = 'dealership-single';
  const [first, second] = [await accept({ dealership }), await accept({ dealership })];
  const read = await listWaitingLeads(database.pool, dealership, { only: second });
  expect(read.map(({ id }) => id)).toEqual([second]);
  expect(await planWaiting(planner(SOMEBODY), 'dealership-other', second)).toBe(0);
  expect(await planWaiting(planner(SOMEBODY), dealership, second)).toBe(1);
  expect([await waysOf(first), (await waysOf(second)).length]).toEqual([[''], 2]);
});

test('uses the recipients of the topic, form, and store', async () => {
  const dealership = 'dealership-routed';
  const { circumstances } = exampleSubmission();
  const routing = { keys: ['CONTACT_3', 'CONTACT'], goesToCrm: false, alsoTo: [] };
  const trade = await accept({ dealership, routing });
  const erie = await accept({ dealership, circumstances: { ...circumstances, storeKey: 'erie' } });
  expect(await planWaiting(planner(SOMEBODY, true), dealership)).toBe(2);
  expect(await waysOf(trade)).toEqual(['text-mail trade@a.example merged-comments due']);
  expect((await waysOf(erie))[0]).toContain('erie@a.example');
});

type Rule = LeadDelivery['leadRules'][number];
/** A Monday in New York. */
const NOON = '2026-11-23T17:00:00Z';
const NIGHT = '2026-11-24T02:00:00Z';

test.each<[what: string, settings: LeadDelivery, rules: Rule[], at: string, to: readonly string[]]>([
  ['without usual recipients', NOBODY, [exampleRule({})], NOON, ['ruled@a.example']],
  ['before usual recipients', SOMEBODY, [exampleRule({})], NOON, ['ruled@a.example', 'crm@a.example']],
  [
    'by form',
    NOBODY,
    [exampleRule({ forms: ['SERVICE'] }), exampleRule({ forms: ['CONTACT_7'] })],
    NOON,
    ['ruled@a.example'],
  ],
  ['by car', NOBODY, [exampleRule({ condition: 'new' })], NOON, ['']],
  ['by store', NOBODY, [exampleRule({ stores: ['erie'] })], NOON, ['ruled@a.example']],
  ['by another store', NOBODY, [exampleRule({ stores: ['north'] })], NOON, ['']],
  [
    'by the hours of its arrival',
    SOMEBODY,
    [exampleRule({ opening: 'closed' })],
    NIGHT,
    ['ruled@a.example', 'crm@a.example'],
  ],
  [
    'by other hours',
    SOMEBODY,
    [exampleRule({ opening: 'closed' })],
    NOON,
    ['sales@a.example', 'crm@a.example'],
  ],
  [
    'by the time of its arrival',
    NOBODY,
    [exampleRule({ from: '20:00', until: '22:00' })],
    NIGHT,
    ['ruled@a.example'],
  ],
  ['by another time', NOBODY, [exampleRule({ from: '20:00', until: '22:00' })], NOON, ['']],
])('the first matching rule routes a waiting lead: %s', async (_, settings, leadRules, at, to) => {
  const dealership = `dealership-${crypto.randomUUID()}`;
  const { circumstances } = exampleSubmission();
  const lead = await accept({ dealership, circumstances: { ...circumstances, storeKey: 'erie' } });
  await database.pool.query('UPDATE leads SET accepted_at = $2 WHERE id = $1', [lead, at]);
  await planWaiting(planner({ ...settings, leadRules }), dealership);
  expect((await waysOf(lead)).map((way) => way.split(' ')[1] ?? '')).toEqual(to);
});

test('recipients of a rule take turns', async () => {
  const dealership = 'dealership-turns';
  const leads = [await accept({ dealership }), await accept({ dealership }), await accept({ dealership })];
  const leadRules = [exampleRule({ recipients: ['ann@a.example', 'bob@a.example'], takesTurns: true })];
  expect(await planWaiting(planner({ ...NOBODY, leadRules }), dealership)).toBe(3);
  const ways = await Promise.all(leads.map((lead) => waysOf(lead)));
  expect(ways.map(([way]) => way?.split(' ')[1])).toEqual([
    'ann@a.example',
    'bob@a.example',
    'ann@a.example',
  ]);
});

test('marks a visitor’s first lead as new and the second as resend', async () => {
  const dealership = 'dealership-status';
  const circumstances = { ...exampleSubmission().circumstances, visitor: crypto.randomUUID() };
  const leads = [await accept({ dealership, circumstances }), await accept({ dealership, circumstances })];
  await planWaiting(planner(SOMEBODY), dealership);
  const found = await Promise.all(leads.map((lead) => findLead(database.pool, lead)));
  expect(found.map((lead) => lead?.circumstances.status)).toEqual(['new', 'resend']);
});

test('continues with other dealerships if one’s settings cannot be read', async () => {
  const [broken, fine] = ['dealership-0-broken', 'dealership-1-fine'];
  const [left, gone] = [await accept({ dealership: broken }), await accept({ dealership: fine })];
  const readDelivery = async (dealership: string) => {
    if (dealership === broken) throw new Error('no content');
    return SOMEBODY;
  };
  const log = pino({ level: 'silent' });
  await planWaitingLeadsJob.run({ planner: { ...planner(null), readDelivery }, log });
  expect([await waysOf(left), (await waysOf(gone)).length]).toEqual([[''], 2]);
});
