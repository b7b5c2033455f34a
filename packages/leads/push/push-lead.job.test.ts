import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  exampleContent,
  exampleSubmission,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import { startPushService } from '../../../tests/support/stub-push-service.ts';
import { acceptLead } from '../accept-lead.ts';
import { createHttpClient } from '../http/http-client.ts';
import { releaseLead } from '../storage/release-lead.ts';
import type { Submission } from '../submission.ts';
import { pushLeadJob } from './push-lead.job.ts';
import type { PushSubscription } from './subscription.ts';
import { saveSubscription } from './subscriptions.ts';
import { vapidKeys } from './vapid-keys.ts';

const ALPHA = 'dealership-alpha';
const ANN = { id: 'ann', name: 'Ann Lee' };
const log = { warn: vi.fn() };
let database: TestDatabase;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  database = await freshDatabase();
  service = await startPushService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('DELETE FROM push_subscriptions');
  await database.pool.query('DELETE FROM graphile_worker._private_jobs');
  service.messages.length = 0;
  log.warn.mockClear();
});

const subscribe = (name: string, change: Partial<PushSubscription> = {}, dealership = ALPHA) =>
  saveSubscription(
    database.pool,
    { dealership, userId: name },
    {
      ...service.subscription(`/${dealership}/${name}`),
      stores: null,
      onlyOpen: false,
      language: 'en',
      ...change,
    },
  );

async function pushJobs(): Promise<readonly { readonly payload: unknown }[]> {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `SELECT payload FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks
       ON tasks.id = jobs.task_id WHERE tasks.identifier = $1`,
    [pushLeadJob.name],
  );
  return rows;
}

/** Accepts a lead and makes one attempt for each device. Returns who was told, with the messages. */
async function accept(
  { storeKey = null, ...change }: Partial<Submission> & { readonly storeKey?: string | null } = {},
  mayRead = async () => true,
  attempts = 1,
) {
  const content = exampleContent({ comments: crypto.randomUUID(), vehicles: [exampleVehicle()] });
  const { circumstances } = exampleSubmission();
  const submission = exampleSubmission({
    dealership: ALPHA,
    content,
    circumstances: { ...circumstances, storeKey },
    ...change,
  });
  const { id } = await acceptLead(database.pool, Buffer.alloc(32, 1), submission);
  const jobs = await pushJobs();
  const pushes = {
    vapid: vapidKeys(Buffer.alloc(32, 1)),
    http: createHttpClient({ allowedOrigin: service.origin }),
    studioUrl: 'https://studio.example/',
    mayRead,
  };
  for (const { payload } of jobs)
    await pushLeadJob.run({ pool: database.pool, log, pushes }, payload, {
      number: attempts,
      isLast: attempts === pushLeadJob.attempts,
    });
  return { id, jobs: jobs.length };
}
const devices = async () =>
  (
    await database.pool.query<{ user_id: string }>('SELECT user_id FROM push_subscriptions ORDER BY user_id')
  ).rows.map((row) => row.user_id);

test('tells a device about a lead, without saying who sent it', async () => {
  await subscribe('ann');
  const { id } = await accept();
  expect(service.messages).toEqual([
    {
      title: 'New lead 1: Contact',
      body: '2021 Honda Civic EX',
      url: `https://studio.example/desk/${ALPHA}/leads/${id}`,
      tag: id,
    },
  ]);
  // Ignores the random ID, which can contain any digits.
  const said = JSON.stringify(service.messages).replaceAll(id, '');
  expect(said).not.toMatch(/Ada|Miller|visitor\.example|555/);
});

test.each<[Partial<Submission>, PushSubscription['language'], title: RegExp]>([
  [{ form: 'CAREERS' }, 'en', /^New lead \d+: Job application$/],
  [{ form: 'CAREERS' }, 'es', /^Cliente nuevo \d+: Solicitud de empleo$/],
  [{ form: 'SERVICE', owner: ANN }, 'es', /^Su cliente nuevo \d+: Cita de servicio$/],
])('names the form of %j in the language %s, not what the sender wrote', async (lead, language, title) => {
  await subscribe('ann', { language });
  const content = exampleContent({ subject: 'Careers: Canary', comments: crypto.randomUUID() });
  await accept({ ...lead, content });
  expect(service.messages).toMatchObject([{ title: expect.stringMatching(title) }]);
  expect(JSON.stringify(service.messages)).not.toContain('Canary');
});

test('names the car that the shopper wants, not the one that they trade in', async () => {
  await subscribe('ann');
  const vehicles = [exampleVehicle({ interest: 'trade-in', make: 'Ford', model: 'F-150' }), exampleVehicle()];
  await accept({ content: exampleContent({ comments: crypto.randomUUID(), vehicles }) });
  expect(service.messages).toMatchObject([{ body: '2021 Honda Civic EX' }]);
});

test('says to its owner that a lead is theirs', async () => {
  await subscribe('ann');
  await subscribe('bob');
  await accept({ owner: ANN });
  expect(service.messages).toHaveLength(2);
  for (const title of [/^Your new lead \d+: /, /^New lead \d+: /])
    expect(service.messages).toContainEqual(expect.objectContaining({ title: expect.stringMatching(title) }));
});

const CHOICES: readonly [
  who: string,
  subscription: Partial<PushSubscription>,
  lead: NonNullable<Parameters<typeof accept>[0]>,
  jobs: number,
][] = [
  ['all leads', {}, { storeKey: 'erie', isOpen: false }, 1],
  ['a store', { stores: ['erie'] }, { storeKey: 'erie' }, 1],
  ['a store, of a lead for none', { stores: ['erie'] }, {}, 1],
  ['another store, of their own lead', { stores: ['north'] }, { storeKey: 'erie', owner: ANN }, 1],
  ['opening hours, of their own lead at night', { onlyOpen: true }, { isOpen: false, owner: ANN }, 0],
  ['another store', { stores: ['north'] }, { storeKey: 'erie' }, 0],
  ['no store', { stores: [] }, { storeKey: 'erie' }, 0],
  ['no store, of a lead for none', { stores: [] }, {}, 0],
  ['no store, of their own lead', { stores: [] }, { storeKey: 'erie', owner: ANN }, 1],
  ['opening hours', { onlyOpen: true }, { isOpen: true }, 1],
  ['opening hours, at night', { onlyOpen: true }, { isOpen: false }, 0],
];

test.each(CHOICES)('pushes to people who chose %s', async (_, subscription, lead, jobs) => {
  await subscribe('ann', subscription);
  expect((await accept(lead)).jobs).toBe(jobs);
});

test.each(CHOICES)('pushes a released lead to people who chose %s', async (_, subscription, lead, jobs) => {
  await subscribe('ann', subscription);
  const { isOpen = true, ...held } = lead;
  const { id, jobs: early } = await accept({ ...held, isOpen: !isOpen, suspicion: 'honeypot' });
  expect(early).toBe(0);
  await releaseLead(database.pool, { dealership: ALPHA, id }, { lateAt: new Date(), isOpen, by: null });
  expect(await pushJobs()).toHaveLength(jobs);
});

test('never tells a device of another dealership', async () => {
  await subscribe('bea', {}, 'dealership-bravo');
  expect((await accept()).jobs).toBe(0);
});

test('drops devices that are gone, and those of people who may no longer read leads', async () => {
  await subscribe('ann');
  service.statuses.push(410);
  await accept();
  expect([await devices(), service.messages]).toEqual([[], []]);
  await subscribe('bob');
  await accept({}, async () => false);
  expect([await devices(), service.messages]).toEqual([[], []]);
});

test('is retried while the service fails, and given up without a trace of the shopper', async () => {
  await subscribe('ann');
  service.statuses.push(500);
  await expect(accept()).rejects.toThrow('answered 500');
  service.statuses.push(500);
  await database.pool.query('DELETE FROM graphile_worker._private_jobs');
  await accept({}, async () => true, 6);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(await devices()).toEqual(['ann']);
});
