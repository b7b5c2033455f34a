import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { defineJob } from '@rooftop/database/define-job';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { exampleDelivery } from '../../../tests/support/lead-delivery.ts';
import { exampleContent, exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { makeWorkerUtils, runMigrations } from 'graphile-worker';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendHeartbeat, unlockJobsOfDeadWorkers } from './heartbeat.ts';
import { removeFailedJobsJob } from './remove-failed-jobs.job.ts';
import { runJobs } from './run-jobs.ts';
import { scheduleEscalationsJob } from './schedule-escalations.job.ts';
import { scheduleNoticesJob } from './schedule-notices.job.ts';
import { scheduleWeeklyReports } from './schedule-weekly-reports.job.ts';

const log = pino({ level: 'silent' });
const worker = fileURLToPath(new URL('../../../app/worker.ts', import.meta.url));
/** A Monday, 8 in the morning in New York. */
const MONDAY = new Date('2026-11-23T13:00:00Z');

let database: TestDatabase;

/** Gives the tests of a group one database. */
function useDatabase(): void {
  beforeAll(async () => {
    database = await freshDatabase();
    await runMigrations({ pgPool: database.pool });
  });
  afterAll(() => database.drop());
}

/** Removes all workers, jobs and queues. */
const removeJobs = () =>
  database.pool.query('TRUNCATE workers, graphile_worker._private_jobs, graphile_worker._private_job_queues');

async function addJob(name: string): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: database.pool });
  await utils.addJob(name, {}, { queueName: 'one-by-one' });
  await utils.release();
}

/** Uses up the attempts of a task's jobs, except for some. */
async function useUpAttempts(task: string, { left = 0 } = {}): Promise<void> {
  await database.pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts - $2::int
     WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)`,
    [task, left],
  );
}

async function countOf(sql: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`);
  return rows[0]?.count ?? 0;
}

/** Locks every job and its queue as worker `id`, the given time ago. */
async function lockAs(id: string, secondsAgo: number): Promise<void> {
  const at = `now() - make_interval(secs => ${secondsAgo})`;
  await database.pool.query(`UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = ${at}`, [
    id,
  ]);
  await database.pool.query(
    `UPDATE graphile_worker._private_job_queues SET locked_by = $1, locked_at = ${at}`,
    [id],
  );
}

describe('jobs of dead workers', () => {
  useDatabase();
  beforeEach(async () => {
    await removeJobs();
    await addJob('anything');
  });

  it.each([
    { worker: 'killed before its first heartbeat', seen: undefined, locked: 60, freed: ['pool-x'] },
    { worker: 'silent', seen: 60, locked: 90, freed: ['pool-x'] },
    { worker: 'alive with a long job', seen: 1, locked: 3600, freed: [] },
    { worker: 'just started, without a heartbeat yet', seen: undefined, locked: 1, freed: [] },
  ])('of a worker that is $worker: $freed', async ({ seen, locked, freed }) => {
    if (seen !== undefined) {
      await sendHeartbeat(database.pool, ['pool-x']);
      await database.pool.query('UPDATE workers SET seen_at = now() - make_interval(secs => $1)', [seen]);
    }
    await lockAs('pool-x', locked);
    expect(await unlockJobsOfDeadWorkers(database.pool)).toEqual(freed);
    const held = freed.length === 0 ? 1 : 0;
    expect(await countOf('graphile_worker._private_jobs WHERE locked_by IS NOT NULL')).toBe(held);
    expect(await countOf('graphile_worker._private_job_queues WHERE locked_by IS NOT NULL')).toBe(held);
  });
});

describe('jobs without attempts left', () => {
  useDatabase();
  /** Accepts a lead that is late, or held for a reason. */
  async function accept(suspicion: string | null): Promise<void> {
    const content = exampleContent({ comments: crypto.randomUUID() });
    const submission = exampleSubmission({ content, suspicion, lateAt: new Date(0) });
    await acceptLead(database.pool, Buffer.alloc(32, 1), submission);
  }
  beforeAll(async () => {
    await accept(null);
    await accept('honeypot');
  });
  beforeEach(removeJobs);

  it.each<[task: string, schedule: () => Promise<void>]>([
    ['send_lead_notice', () => scheduleNoticesJob.run(database)],
    ['escalate_leads', () => scheduleEscalationsJob.run(database)],
    [
      'send_weekly_report',
      () => {
        const readDelivery = async () => exampleDelivery();
        const planner = { pool: database.pool, readDelivery, isProduction: true };
        return scheduleWeeklyReports({ planner, log }, MONDAY);
      },
    ],
  ])('%s is added anew after its worker was killed during the last attempt', async (task, schedule) => {
    const countOfNew = () =>
      countOf(`graphile_worker.jobs WHERE task_identifier = '${task}' AND attempts = 0`);
    await schedule();
    expect(await countOfNew()).toBe(1);
    await useUpAttempts(task);
    await lockAs('pool-x', 60);
    await unlockJobsOfDeadWorkers(database.pool);
    await removeFailedJobsJob.run({ pool: database.pool, log });
    await schedule();
    expect(await countOfNew()).toBe(1);
  });

  it('are kept while the last attempt runs, and so are jobs that will run again', async () => {
    await addJob('running');
    await useUpAttempts('running');
    await lockAs('pool-x', 1);
    await addJob('waiting');
    await useUpAttempts('waiting', { left: 1 });
    await addJob('failed');
    await useUpAttempts('failed');
    await removeFailedJobsJob.run({ pool: database.pool, log });
    const { rows } = await database.pool.query<{ task: string }>(
      'SELECT task_identifier AS task FROM graphile_worker.jobs ORDER BY id',
    );
    expect(rows.map(({ task }) => task)).toEqual(['running', 'waiting']);
  });
});

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [worker], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      SANITY_API_TOKEN: 'robot-token',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  expect((await once(child, 'message'))[0]).toBe('ready');
  return child;
}

describe('a worker process', () => {
  useDatabase();

  it.each([
    { why: 'SIGTERM', end: (child: ChildProcess) => child.kill('SIGTERM') },
    { why: 'the loss of its supervisor', end: (child: ChildProcess) => child.disconnect() },
  ])('shuts down cleanly on $why', async ({ end }) => {
    const child = await startWorker();
    expect(await countOf('workers')).toBeGreaterThan(0);
    end(child);
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(await countOf('workers')).toBe(0);
  });

  it('loses no job when killed: another worker takes over', async () => {
    const child = await startWorker();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM workers');
    await addJob('greet');
    await lockAs(rows[0]?.id ?? '', 60);
    await database.pool.query(`UPDATE workers SET seen_at = now() - interval '1 minute'`);

    let greeted = 0;
    const greetJob = defineJob({
      name: 'greet',
      run: async () => {
        greeted += 1;
      },
    });
    const jobs = await runJobs([greetJob], { pool: database.pool, log }, { heartbeatMs: 50 });
    await expect.poll(() => greeted, { timeout: 20_000 }).toBe(1);
    await jobs.stop();
    // If a new minute started meanwhile, the killed worker has also scheduled its periodic jobs.
    expect(await countOf(`graphile_worker.jobs WHERE task_identifier = 'greet'`)).toBe(0);
    expect(await countOf('workers')).toBe(0);
  });

  it('removes jobs without attempts left', async () => {
    const child = await startWorker();
    await addJob('unknown');
    await useUpAttempts('unknown');
    await addJob('remove_failed_jobs');
    await expect
      .poll(() => countOf(`graphile_worker.jobs WHERE task_identifier = 'unknown'`), { timeout: 20_000 })
      .toBe(0);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it('refuses to start without a database and tells how to configure it', async () => {
    const { DATABASE_URL: _, ...environment } = process.env;
    const child = spawn(process.execPath, [worker], {
      cwd: '/',
      env: { ...environment, DATABASE_URL: 'nowhere' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    expect((await once(child, 'close'))[0]).toBe(1);
    expect(errors).toContain('DATABASE_URL has an invalid value: write a URL such as postgresql://');
  });
});
