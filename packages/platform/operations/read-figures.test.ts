import { randomUUID } from 'node:crypto';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { recordAttempt } from '@rooftop/leads/delivery/record-attempt';
import { createSmtpTransport } from '@rooftop/leads/mail/smtp-transport';
import { exampleContent, exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { freePorts } from '../../../tests/support/free-ports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFigures } from './read-figures.ts';

const key = Buffer.alloc(32, 1);
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const send = (change: object = {}) =>
  acceptLead(
    database.pool,
    key,
    exampleSubmission({ content: exampleContent({ comments: randomUUID() }), ...change }),
  );
const deliveryOf = async (lead: string): Promise<string> =>
  (await database.pool.query('SELECT id FROM deliveries WHERE lead = $1', [lead])).rows[0].id;

test('an empty platform has nothing to tell', async () => {
  const { imports, ...counts } = await readFigures(database.pool);
  expect(imports).toEqual([]);
  expect(new Set(Object.values(counts))).toEqual(new Set([0]));
});

test('counts leads that wait, jobs that are due, and mail that failed, by reason', async () => {
  const { pool } = database;
  const { FREE } = await freePorts('FREE');
  const hour = 3_600_000;
  const late = await send({ lateAt: new Date(Date.now() - hour) });
  const held = await send({ suspicion: 'too fast' });
  await send({ lateAt: new Date(Date.now() + hour) });
  await send({ isTest: true, lateAt: new Date(Date.now() - hour) });
  expect(held.id).not.toBe(late.id);
  const error = await createSmtpTransport(`smtp://127.0.0.1:${FREE}`)
    .send(
      {
        id: 'x',
        host: 'a.example',
        date: new Date(),
        from: { name: '', address: 'leads@a.example' },
        to: 'sales@a.example',
        replyTo: null,
        subject: '',
        text: '',
        html: null,
        files: [],
      },
      AbortSignal.timeout(5000),
    )
    .catch((thrown: unknown) => thrown);
  const unreachable = error instanceof Error ? error.message : '';
  for (const problem of [unreachable, 'The mail server rejected it: 550', 'No response within 20 s'])
    await recordAttempt(pool, await deliveryOf(late.id), 'dead', problem);
  await pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '90 seconds'`);
  const figures = await readFigures(pool);
  expect(figures).toMatchObject({
    leadsWaiting: 2,
    leadsLate: 1,
    leadsHeld: 1,
    deliveriesWaiting: 2,
    deliveriesDead: 1,
    mailUnreachable: 1,
    mailRejected: 1,
    mailOther: 1,
    jobsFailed: 0,
  });
  expect(figures.jobsDue).toBeGreaterThan(2);
  expect(figures.oldestJobSeconds).toBeGreaterThan(89);
});

test('tells of each source how its last import ended, and how old its last good one is', async () => {
  const { pool } = database;
  await pool.query(
    `INSERT INTO inventory_sources (dealership, name, settings) VALUES ('alpha', 'main', '{}'), ('bravo', 'main', '{}'), ('bravo', 'new', '{}')`,
  );
  const run = (dealership: string, state: string, minutes: number) =>
    pool.query(
      `INSERT INTO inventory_imports (dealership, source, state, started_at, finished_at)
       VALUES ($1, 'main', $2, now() - make_interval(mins => $3), now() - make_interval(mins => $3))`,
      [dealership, state, minutes],
    );
  await run('alpha', 'done', 120);
  await run('alpha', 'refused', 60);
  await run('alpha', 'running', 0);
  await run('bravo', 'failed', 30);
  const { imports } = await readFigures(pool);
  expect(imports).toEqual([
    { dealership: 'bravo', source: 'main', result: 'failed', ageSeconds: null },
    { dealership: 'alpha', source: 'main', result: 'refused', ageSeconds: expect.closeTo(7200, -1) },
  ]);
});
