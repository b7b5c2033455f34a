import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { addJob } from './add-job.ts';
import { defineJob } from './define-job.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const greet = vi.fn(async () => {});
const greetJob = defineJob({
  name: 'greet',
  attempts: 3,
  payload: z.object({ email: z.email(), words: z.string().default('Hello') }),
  run: greet,
});

const queued = async () =>
  (
    await database.pool.query<{ task: string; payload: unknown; attempts: number }>(
      `SELECT task_identifier AS task, payload, jobs.max_attempts AS attempts
       FROM graphile_worker.jobs JOIN graphile_worker._private_jobs USING (id)`,
    )
  ).rows;

test('a job waits as it was added, and runs with its defaults', async () => {
  await addJob(database.pool, greetJob, { email: 'ada@visitor.example' });
  const [job] = await queued();
  expect(job).toEqual({ task: 'greet', payload: { email: 'ada@visitor.example' }, attempts: 3 });
  await greetJob.run({}, job?.payload, { number: 3, isLast: true });
  expect(greet).toHaveBeenCalledExactlyOnceWith(
    {},
    { email: 'ada@visitor.example', words: 'Hello' },
    { number: 3, isLast: true },
  );
});

test('refuses a payload by naming the job and the field, not the value', async () => {
  const before = await queued();
  const email = 'secret words';
  const adding = addJob(database.pool, greetJob, { email });
  await expect(adding).rejects.toThrow(/^The job greet cannot work on this payload:\n.*email/s);
  await expect(adding).rejects.not.toThrow('secret');
  // @ts-expect-error The compiler knows what a job works on.
  await expect(addJob(database.pool, greetJob, { mail: 'ada@visitor.example' })).rejects.toThrow('email');
  expect(await queued()).toEqual(before);
  greet.mockClear();
  await expect(greetJob.run({}, { email })).rejects.toThrow('The job greet cannot work on this payload');
  expect(greet).not.toHaveBeenCalled();
});

test('a job without a payload ignores what the clock adds', async () => {
  const cleanJob = defineJob({ name: 'clean', schedule: '* * * * *', run: greet });
  await cleanJob.run({}, { _cron: { ts: '2026-11-28T00:00:00Z' } });
  expect(greet).toHaveBeenCalledOnce();
  expect(cleanJob.group).toBe('housekeeping');
});
