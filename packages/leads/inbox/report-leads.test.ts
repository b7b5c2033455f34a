import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  exampleContent,
  exampleDestination,
  exampleSubmission,
} from '../../../tests/support/leads/submissions.ts';
import { acceptLead } from '../accept-lead.ts';
import { reportText } from '../notices/weekly-report.ts';
import type { Report } from './report-api.ts';
import { reportLeads } from './report-leads.ts';

const DEALERSHIP = 'dealership-a';
const PERIOD = { from: '2026-11-01', to: '2026-11-07', timeZone: 'America/New_York' };

/** A lead as it happened: the raw facts. Times are in New York, which sets its clocks back on November 1. */
interface Fact {
  readonly at: string;
  readonly form: 'CONTACT' | 'SERVICE';
  readonly source: string | null;
  readonly store: string | null;
  readonly status: string;
  /** Minutes that the answer took. Null if there is none. */
  readonly answer: number | null;
  readonly by: string | null;
  readonly isLate: boolean;
  readonly dead: readonly string[];
}
const fact = (at: string, change: Partial<Fact> = {}): Fact => ({
  at,
  form: 'CONTACT',
  source: null,
  store: null,
  status: 'new',
  answer: null,
  by: null,
  isLate: false,
  dead: [],
  ...change,
});
const FACTS: readonly Fact[] = [
  fact('2026-11-01T00:00:00-04:00', { answer: 3, by: 'ann', status: 'contacted' }),
  fact('2026-11-01T01:30:00-04:00', { source: 'letter', isLate: true }),
  fact('2026-11-01T01:30:00-05:00', { store: 'erie', answer: 20, by: 'bo', isLate: true, status: 'sold' }),
  fact('2026-11-03T14:10:00-05:00', {
    form: 'SERVICE',
    answer: 8,
    by: 'ann',
    status: 'lost',
    dead: ['a@x.example'],
  }),
  fact('2026-11-07T23:59:59-05:00', {
    source: 'letter',
    store: 'erie',
    dead: ['a@x.example', 'b@x.example'],
  }),
];
const ELSEWHERE = [fact('2026-10-31T23:59:59-04:00'), fact('2026-11-08T00:00:00-05:00')];

let database: TestDatabase;
let report: Report;
beforeAll(async () => {
  database = await freshDatabase();
  for (const one of [...FACTS, ...ELSEWHERE]) await add(one);
  await add(FACTS[1] ?? fact(''), { dealership: 'dealership-b' });
  await add(FACTS[1] ?? fact(''), { isTest: true });
  await add(FACTS[1] ?? fact(''), { suspicion: 'honeypot' });
  report = await reportLeads(database.pool, DEALERSHIP, PERIOD);
});
afterAll(() => database.drop());

async function add({ at, form, source, store, status, ...told }: Fact, more: object = {}): Promise<void> {
  const circumstances = {
    ...exampleSubmission().circumstances,
    storeKey: store,
    advertising: Object.fromEntries(source === null ? [] : [['utm_source', source]]),
  };
  const content = exampleContent({ comments: crypto.randomUUID() });
  const destinations = [exampleDestination(), ...told.dead.map((to) => exampleDestination({ to }))];
  const submission = exampleSubmission({ form, content, circumstances, destinations, ...more });
  const { id } = await acceptLead(database.pool, Buffer.alloc(32, 1), submission);
  await database.pool.query(
    `UPDATE leads SET accepted_at = $2, status = $3, answer_minutes = $4, answered_by = $5, answered_by_name = $5,
       answered_at = CASE WHEN $5::text IS NULL THEN NULL ELSE now() END,
       late_at = now() + CASE WHEN $6 THEN interval '-1 minute' ELSE interval '1 hour' END
     WHERE id = $1`,
    [id, at, status, told.answer, told.by, told.isLate],
  );
  await database.pool.query(
    `UPDATE deliveries SET state = 'dead', finished_at = now() WHERE lead = $1 AND destination->>'to' = ANY($2)`,
    [id, told.dead],
  );
}

/** Counts the facts by something, most first. */
const count = (name: (one: Fact) => string) =>
  [...Map.groupBy(FACTS, name)]
    .map(([key, found]) => ({ name: key, leads: found.length }))
    .toSorted((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1));

test('counts the leads of the days, and no test, held or other dealership’s lead', () => {
  expect(report.leads).toBe(FACTS.length);
  expect(report.byForm).toEqual(count(({ form }) => form));
  expect(report.bySource).toEqual(count(({ source }) => source ?? 'direct'));
  expect(report.byStore).toEqual(count(({ store }) => store ?? ''));
  expect(report.byStatus).toEqual(count(({ status }) => status));
});

test('counts by day and hour of the time zone, also where nothing happened', () => {
  const days = Map.groupBy(FACTS, ({ at }) => at.slice(0, 10));
  expect(report.byDay).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      name: `2026-11-0${day}`,
      leads: days.get(`2026-11-0${day}`)?.length ?? 0,
    })),
  );
  const hours = Map.groupBy(FACTS, ({ at }) => Number(at.slice(11, 13)));
  expect(report.byHour).toEqual(
    Array.from({ length: 24 }, (_, hour) => ({ name: String(hour), leads: hours.get(hour)?.length ?? 0 })),
  );
});

test('says how long answers took, and by whom', () => {
  expect(report.response).toEqual({ answered: 3, medianMinutes: 8, worstMinutes: 20, late: 2 });
  expect(report.byPerson).toEqual([
    { name: 'ann', answered: 2, medianMinutes: 5.5, worstMinutes: 8 },
    { name: 'bo', answered: 1, medianMinutes: 20, worstMinutes: 20 },
  ]);
});

test('counts deliveries that failed', () => {
  expect(report.failedDeliveries).toEqual([
    { destination: { channel: 'text-mail', to: 'a@x.example' }, dead: 2 },
    { destination: { channel: 'text-mail', to: 'b@x.example' }, dead: 1 },
  ]);
});

test.each([
  ['leads', 'count(*)::int', (figures: Report) => figures.leads],
  ['answered', 'count(answer_minutes)::int', ({ response }: Report) => response.answered],
  ['slowest', 'max(answer_minutes)', ({ response }: Report) => response.worstMinutes],
  [
    'late',
    '(count(*) FILTER (WHERE answered_at > late_at OR (answered_at IS NULL AND now() > late_at)))::int',
    ({ response }: Report) => response.late,
  ],
  [
    'of a source',
    `(count(*) FILTER (WHERE source = 'letter'))::int`,
    ({ bySource }: Report) => bySource[1]?.leads,
  ],
])('the figure "%s" is what a plain query counts', async (_name, counted, figure) => {
  const { rows } = await database.pool.query(
    `SELECT ${counted} AS figure FROM leads
     WHERE dealership = 'dealership-a' AND state = 'accepted' AND NOT is_test
       AND (accepted_at AT TIME ZONE 'America/New_York')::date BETWEEN '2026-11-01' AND '2026-11-07'`,
  );
  expect(rows).toEqual([{ figure: figure(report) }]);
});

test('without a lead there are no minutes', async () => {
  const { response, leads } = await reportLeads(database.pool, 'dealership-c', PERIOD);
  expect({ response, leads }).toEqual({
    leads: 0,
    response: { answered: 0, medianMinutes: null, worstMinutes: null, late: 0 },
  });
});

test('the weekly mail says the same figures', () => {
  const reader = { language: 'en', storeNames: { erie: 'Erie Auto Center' } } as const;
  expect(
    reportText(report, 'https://studio.example/desk/dealership-a/reports', reader),
  ).toMatchInlineSnapshot(`
    "Leads: 5

    Answers, in minutes of opening hours
      answered: 3
      median: 8 min
      slowest: 20 min
      late: 2

    By person
      ann: 2 answered, median 6 min, slowest 8 min
      bo: 1 answered, median 20 min, slowest 20 min

    By kind
      Contact: 4
      Service appointment: 1

    By source
      Direct: 3
      letter: 2

    By store
      no store: 3
      Erie Auto Center: 2

    By status
      New: 2
      Contacted: 1
      Lost: 1
      Sold: 1

    Deliveries that failed
      Text mail to a@x.example: 2
      Text mail to b@x.example: 1

    More: https://studio.example/desk/dealership-a/reports
    "
  `);
});
