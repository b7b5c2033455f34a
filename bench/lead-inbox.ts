import { listEarlier, listInbox, countInbox } from '@rooftop/leads/inbox/list-inbox';
import type { LeadFilter } from '@rooftop/leads/inbox/inbox-api';
import type { Pool } from '@rooftop/database/pool';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { freshDatabase, startTestPostgres } from '../tests/support/database.ts';
import { exampleContent, exampleSubmission, exampleVehicle } from '../tests/support/leads/submissions.ts';
import { atMost, type Report, spread } from './report.ts';

const LEADS = 100_000;
const ROUNDS = 12;
const DEALERSHIP = 'dealership-a';

/** What people look at and search for: common things, rare ones, and some that do not exist. */
const FILTERS: readonly LeadFilter[] = [
  {},
  { special: 'open' },
  { special: 'late' },
  { special: 'held' },
  { special: 'undelivered' },
  { status: 'sold' },
  { form: 'CAREERS' },
  { form: 'SERVICE', storeKey: 'store-3', status: 'contacted' },
  { source: 'source-17' },
  { source: 'nowhere', status: 'new' },
  { owner: 'user-3', special: 'late' },
  { owner: 'nobody', form: 'CONTACT' },
  { search: 'n' },
  { search: 'mar' },
  { search: 'maria' },
  { search: 'honda' },
  { search: 'mail.example' },
  { search: 'e10' },
  { search: 'e10adc39@mail.example' },
  { search: '(315) 555-1234' },
  { search: '1234' },
  { search: '2021 honda civic', status: 'new' },
  { search: '2HGFC2F66MH512345' },
  { search: 'nobodyhasthisname' },
  { search: 'the' },
  { search: 'saturday afternoon' },
  { search: 'the maria zebra' },
  { search: 'word4711' },
];

/** An SQL array of what shoppers write, about as long as most of it. */
const MESSAGES = `array[
  'Hello, is the car still there? I would like to come on Saturday afternoon and have a look at it with my wife.',
  'Please send me your best price including all fees. The dealer in the next town offers the same model for less.',
  'What would you give me for my trade-in? It runs well, has new tires, and the last service was in the spring.',
  'Do you finance with a down payment of two thousand dollars? I can be reached by phone after six in the evening.']`;

/** Two of them begin alike. */
const FIRST_NAMES =
  'Maria Mark Ann Bob Cho Dan Eve Fay Gus Hal Ida Joe Kim Lou Meg Ned Ora Pam Ray Sue'.split(' ');

/** Copies one lead with other names, phones, cars, sources, stores, owners and states. */
async function addLeads(pool: Pool): Promise<void> {
  const content = exampleContent({ vehicles: [exampleVehicle()] });
  const submission = exampleSubmission({ dealership: 'dealership-template', content });
  const { id } = await acceptLead(pool, Buffer.alloc(32, 1), submission);
  await pool.query(
    `INSERT INTO leads (id, number, dealership, form, state, suspicion, accepted_at, content, circumstances, vendor, routing,
       destinations, status, owner, owner_name, clock_started_at, late_at, answered_at)
     SELECT gen_random_uuid(), n, $2,
       (array['CONTACT', 'SCHEDULE_TEST_DRIVE', 'UNLOCK_PRICE', 'SERVICE'])[1 + n % 4],
       CASE WHEN n % 200 = 0 THEN 'quarantined' ELSE 'accepted' END, CASE WHEN n % 200 = 0 THEN 'honeypot' END,
       now() - (100001 - n) * interval '10 minutes',
       jsonb_set(jsonb_set(jsonb_set(content, '{comments}', to_jsonb(
         (${MESSAGES})[1 + n % 4] || ' word' || n % 5000 || ' word' || n % 7919)), '{contact}', jsonb_build_object('firstName', ($3::text[])[1 + n % 20],
         'lastName', left(md5(n::text), 7), 'email', left(md5((n % 40000)::text), 8) || '@mail.example', 'phone', '+1315' || lpad((5550000 + n % 50000)::text, 7, '0'),
         'address', NULL)),
         '{vehicles,0}', (content->'vehicles'->0) || jsonb_build_object('vin', '2HGFC2F66MH' || lpad((500000 + n)::text, 6, '0'),
           'make', (array['Honda', 'Ford', 'Toyota', 'Jeep'])[1 + n % 4], 'year', 2010 + n % 15)),
       circumstances || jsonb_build_object('storeKey', 'store-' || n % 5,
         'advertising', jsonb_build_object('utm_source', 'source-' || n % 40)),
       vendor, routing, destinations,
       (array['new', 'contacted', 'contacted', 'appointment', 'sold', 'lost'])[1 + n % 6],
       CASE WHEN n % 3 > 0 THEN 'user-' || n % 9 END, CASE WHEN n % 3 > 0 THEN 'User ' || n % 9 END,
       now() - (100001 - n) * interval '10 minutes', now() - (100000 - n) * interval '10 minutes',
       CASE WHEN n % 6 > 0 THEN now() END
     FROM leads, generate_series(1, ${LEADS}) AS n WHERE id = $1`,
    [id, DEALERSHIP, FIRST_NAMES],
  );
  await pool.query(
    `INSERT INTO deliveries (id, lead, dealership, destination, state, finished_at)
     SELECT gen_random_uuid(), id, dealership, '{"channel": "text-mail", "to": "sales@dealer.example"}',
       CASE WHEN number % 500 = 0 THEN 'dead' ELSE 'delivered' END, now()
     FROM leads WHERE dealership = $1 AND state = 'accepted'`,
    [DEALERSHIP],
  );
  await pool.query('INSERT INTO lead_numbers (dealership, latest) VALUES ($1, $2)', [DEALERSHIP, LEADS]);
  await pool.query('VACUUM ANALYZE leads');
  await pool.query('VACUUM ANALYZE deliveries');
}

/** Measures lists, filters, searches and counts of a dealership with 100,000 leads (issue of the inbox). */
export async function leadInbox(): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startTestPostgres();
  stack.defer(() => postgres.stop());
  const database = await freshDatabase();
  stack.defer(() => database.drop());
  const { pool } = database;
  await addLeads(pool);
  const times = {
    list: [] as number[],
    counts: [] as number[],
    page: [] as number[],
    earlier: [] as number[],
  };
  const slowest = { ms: 0, filter: {} as LeadFilter };
  const measure = async (into: number[], work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    const ms = performance.now() - began;
    into.push(ms);
    return ms;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const filter of FILTERS) {
      const ms = await measure(times.list, () => listInbox(pool, DEALERSHIP, filter, null));
      if (round > 0 && ms > slowest.ms) Object.assign(slowest, { ms, filter });
    }
    await measure(times.counts, () => countInbox(pool, DEALERSHIP));
    await measure(times.page, () => listInbox(pool, DEALERSHIP, {}, 1000 + round * 8000));
    const { leads } = await listInbox(pool, DEALERSHIP, {}, 90_000 - round * 5000);
    await measure(times.earlier, () => listEarlier(pool, DEALERSHIP, leads[0]?.id ?? ''));
  }
  return {
    figures: {
      'list, filter and search, p95, ms': atMost(150, p95(times.list)),
      'list, filter and search, ms': spread(times.list),
      'counts, p95, ms': atMost(150, p95(times.counts)),
      'a later page, p95, ms': atMost(150, p95(times.page)),
      'everything else of a person, p95, ms': atMost(150, p95(times.earlier)),
    },
    notes: [
      `${LEADS} leads of one dealership, ${FILTERS.length} filters and searches, ${ROUNDS} rounds.`,
      `Slowest after the first round: ${JSON.stringify(slowest.filter)}, ${slowest.ms.toFixed(1)} ms.`,
    ],
  };
}

/** The time that 95 of 100 do not exceed. */
function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
