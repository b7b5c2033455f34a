import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { channelsBy, exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptLead } from '../accept-lead.ts';
import { buryLostDeliveriesJob } from './bury-lost-deliveries.job.ts';
import { type Channels, PermanentFailure, type Send } from './channel.ts';
import { deliverLeadJob } from './deliver-lead.job.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

let logged = '';
const log = pino({}, { write: (line: string) => (logged += line) });
let payload: unknown;
let accepted = 0;

beforeEach(async () => {
  logged = '';
  accepted += 1;
  const submission = exampleSubmission({ dealership: `dealership-${accepted}` });
  await acceptLead(database.pool, Buffer.alloc(32, 1), submission);
  const { rows } = await database.pool.query<{ payload: unknown }>(
    'SELECT payload FROM graphile_worker._private_jobs ORDER BY id DESC LIMIT 1',
  );
  payload = rows[0]?.payload;
});

const channelsThat = (send: Send): Channels => channelsBy(() => send);

it.each<{ why: string; send: Send; attempts: number; throws: boolean; logs: string }>([
  { why: 'arrives', send: async () => {}, attempts: 1, throws: false, logs: 'Delivered a lead' },
  {
    why: 'fails',
    send: async ({ lead }) => {
      throw new Error(`450 ${lead.content.contact.email} later`);
    },
    attempts: 1,
    throws: true,
    logs: '',
  },
  {
    why: 'fails for the last time',
    send: async ({ lead }) => {
      throw new Error(`450 ${lead.content.contact.email} later`);
    },
    attempts: 21,
    throws: false,
    logs: 'gave up',
  },
  {
    why: 'is rejected',
    send: async () => {
      throw new PermanentFailure('550 no such mailbox');
    },
    attempts: 1,
    throws: false,
    logs: 'gave up',
  },
])('a lead that $why', async ({ send, attempts, throws, logs }) => {
  const services = { pool: database.pool, channels: channelsThat(send), log };
  const delivering = deliverLeadJob.run(services, payload, { number: attempts, isLast: attempts === 21 });
  const error: unknown = await delivering.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error !== null).toBe(throws);
  expect(logged).toContain(logs);
  // Neither the log nor the failed job contains personal data.
  for (const personal of ['ada@', 'Ada', 'Miller', '555-0', 'still there']) {
    expect(`${logged}${String(error)}`).not.toContain(personal);
  }
});

it('logs deliveries that have lost their jobs', async () => {
  await database.pool.query('DELETE FROM graphile_worker._private_jobs');
  await buryLostDeliveriesJob.run({ pool: database.pool, log });
  expect(logged).toContain('Deliveries had lost their jobs and were marked dead');
  logged = '';
  await buryLostDeliveriesJob.run({ pool: database.pool, log });
  expect(logged).toBe('');
});
