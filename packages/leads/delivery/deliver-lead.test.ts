import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptLead } from '../accept-lead.ts';
import { channelsBy, exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { markLostAsDead } from './mark-lost-as-dead.ts';
import { PermanentFailure, type Send } from './channel.ts';
import { deliverLead } from './deliver-lead.ts';

const key = Buffer.alloc(32, 1);
const send = vi.fn<Send>();
const channels = channelsBy(() => send);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

let delivery: string;
beforeEach(async () => {
  send.mockReset();
  const dealership = `dealership-${Math.random()}`;
  const acceptance = await acceptLead(database.pool, key, exampleSubmission({ dealership }));
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM deliveries WHERE lead = $1', [
    acceptance.id,
  ]);
  delivery = rows[0]?.id ?? '';
});

const attempt = (options: { isLast?: boolean; timeoutMs?: number } = {}) =>
  deliverLead(database.pool, channels, delivery, { isLast: false, ...options });

async function recorded(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `SELECT state, attempts, last_error, finished_at IS NOT NULL AS finished,
       (SELECT json_agg(json_build_array(attempt, outcome, detail) ORDER BY attempt)
        FROM delivery_attempts WHERE delivery = deliveries.id) AS history
     FROM deliveries WHERE id = $1`,
    [delivery],
  );
  return rows[0];
}

describe('a delivery attempt', () => {
  it('sends the lead once', async () => {
    expect(await attempt()).toMatchObject({ outcome: 'delivered', problem: null });
    expect(await attempt()).toBeNull();
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      lead: { content: { comments: 'Is it still there?' } },
      destination: { to: 'sales@dealer.example' },
      deliveryId: delivery,
      files: [],
    });
    expect(await recorded()).toEqual({
      state: 'delivered',
      attempts: 1,
      last_error: null,
      finished: true,
      history: [[1, 'delivered', null]],
    });
  });

  it('leaves the delivery waiting if it fails, and ends it on the last attempt', async () => {
    send.mockRejectedValue(new Error('450 try later'));
    expect(await attempt()).toMatchObject({ outcome: 'failed', problem: '450 try later' });
    expect(await recorded()).toMatchObject({ state: 'waiting', attempts: 1, finished: false });
    expect(await attempt({ isLast: true })).toMatchObject({ outcome: 'dead' });
    expect(await recorded()).toEqual({
      state: 'dead',
      attempts: 2,
      last_error: '450 try later',
      finished: true,
      history: [
        [1, 'failed', '450 try later'],
        [2, 'dead', '450 try later'],
      ],
    });
  });

  it('changes nothing if it fails after another attempt succeeded', async () => {
    const slow = Promise.withResolvers<void>();
    send.mockReturnValueOnce(slow.promise);
    const first = attempt();
    await expect.poll(() => send).toHaveBeenCalledOnce();
    expect(await attempt()).toMatchObject({ outcome: 'delivered' });
    slow.reject(new Error('connection lost'));
    expect(await first).toMatchObject({ outcome: 'failed' });
    expect(await recorded()).toMatchObject({ state: 'delivered', attempts: 1, last_error: null });
  });

  it('ends the delivery immediately on a permanent failure', async () => {
    send.mockRejectedValue(new PermanentFailure('550 no such mailbox'));
    expect(await attempt()).toMatchObject({ outcome: 'dead', problem: '550 no such mailbox' });
    expect(await recorded()).toMatchObject({ state: 'dead', attempts: 1 });
  });

  it.each<{ why: string; stuck: Send }>([
    { why: 'ignores its signal', stuck: () => new Promise(() => {}) },
    {
      why: 'respects its signal',
      stuck: (_, signal) =>
        new Promise((__, reject) => {
          signal.addEventListener('abort', () => reject(new Error('No response within 0.05 s')));
        }),
    },
  ])('times out on a hanging channel that $why', async ({ stuck }) => {
    send.mockImplementation(stuck);
    expect(await attempt({ timeoutMs: 50 })).toMatchObject({
      outcome: 'failed',
      problem: 'No response within 0.05 s',
    });
  });

  it.each<{ why: string; thrown: unknown }>([
    { why: 'nothing', thrown: undefined },
    { why: 'a string', thrown: 'no' },
  ])('fails if the channel throws $why', async ({ thrown }) => {
    send.mockImplementation(() => {
      throw thrown;
    });
    expect(await attempt()).toMatchObject({ outcome: 'failed' });
  });
});

describe('a delivery without a job', () => {
  const change = (sql: string) =>
    database.pool.query(`UPDATE graphile_worker._private_jobs SET ${sql} WHERE key = $1`, [
      `delivery:${delivery}`,
    ]);

  it('becomes dead', async () => {
    await change('attempts = max_attempts');
    expect(await markLostAsDead(database.pool)).toBeGreaterThan(0);
    expect(await recorded()).toMatchObject({
      state: 'dead',
      history: [[1, 'dead', 'The job ended without reporting a result']],
    });
    expect(await markLostAsDead(database.pool)).toBe(0);
  });

  it.each([
    { why: 'in the last attempt', sql: `attempts = max_attempts, locked_by = 'x', locked_at = now()` },
    { why: 'waiting for the next attempt', sql: `attempts = 20, run_at = now() + interval '6 hours'` },
  ])('stays waiting while the job is $why', async ({ sql }) => {
    await change(sql);
    await markLostAsDead(database.pool);
    expect(await recorded()).toMatchObject({ state: 'waiting' });
  });
});
