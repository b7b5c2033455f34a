/** Runs jobs in a worker process. */
import { EventEmitter } from 'node:events';
import { InvalidPayloadError, type Job, type JobGroup } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import {
  type CronItem,
  type LogFunctionFactory,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Logger as Pino } from 'pino';
import { HEARTBEAT_MS, sendHeartbeat, unlockJobsOfDeadWorkers, unregister } from './heartbeat.ts';

/** Maximum jobs of a group at the same time. A server that hangs blocks a slot of the messengers for 20 seconds. */
const CONCURRENCY: Readonly<Record<JobGroup, number>> = { housekeeping: 5, messengers: 20 };
const HOUR_MS = 3_600_000;
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Writes the library's messages to our log. Messages about individual jobs have level debug. */
function logTo(log: Pino): Logger {
  const factory: LogFunctionFactory = () => (level, message) => log[LEVELS[level]](message);
  return new Logger(factory);
}

/** Leaves a running job no attempt but this one. */
const endAttempts = (pool: Pool, job: string) =>
  pool.query('UPDATE graphile_worker._private_jobs SET max_attempts = attempts WHERE id = $1', [job]);

/** What the library runs, by name. A job whose payload can never be read has one attempt, which the log has as an error. */
export const taskList = <Services extends { readonly pool: Pool }>(
  jobs: readonly Job<Services>[],
  services: Services,
): TaskList =>
  Object.fromEntries(
    jobs.map((definition) => [
      definition.name,
      async (payload, { job }) => {
        try {
          await definition.run(services, payload, {
            number: job.attempts,
            isLast: job.attempts >= job.max_attempts,
          });
        } catch (error) {
          if (error instanceof InvalidPayloadError) await endAttempts(services.pool, job.id);
          throw error;
        }
      },
    ]),
  );

/** The crontab of the jobs that run by the clock. */
export const cronItems = (
  jobs: readonly Pick<Job<never>, 'name' | 'schedule' | 'catchUpHours'>[],
): CronItem[] =>
  jobs.flatMap(({ name, schedule, catchUpHours = 0 }) =>
    schedule === undefined
      ? []
      : { task: name, match: schedule, options: { backfillPeriod: catchUpHours * HOUR_MS } },
  );

export interface RunningJobs {
  /** Rejects if the worker ended by itself. */
  readonly ended: Promise<void>;
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/** Creates the job tables, then runs jobs until it is stopped. */
export async function runJobs<Services extends { readonly pool: Pool; readonly log: Pino }>(
  jobs: readonly Job<Services>[],
  services: Services,
  { heartbeatMs = HEARTBEAT_MS } = {},
): Promise<RunningJobs> {
  const { pool, log } = services;
  const ids: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => ids.push(workerPool.id));
  const runners: Runner[] = [];
  for (const [group, grouped] of Map.groupBy(jobs, (job) => job.group)) {
    const options = { pgPool: pool, events, logger: logTo(log), noHandleSignals: true };
    runners.push(
      await run({
        ...options,
        taskList: taskList(grouped, services),
        parsedCronItems: parseCronItems(cronItems(grouped)),
        concurrency: CONCURRENCY[group],
      }),
    );
  }

  const live = async () => {
    await sendHeartbeat(pool, ids);
    const dead = await unlockJobsOfDeadWorkers(pool);
    if (dead.length > 0) log.warn({ dead }, 'Unlocked the jobs of dead workers');
  };
  await live();
  let beating = Promise.resolve();
  const heart = setInterval(() => {
    // The next heartbeat makes up for a missed one. The database may just be restarting.
    beating = live().catch((error: unknown) => log.warn({ err: error }, 'No heartbeat'));
  }, heartbeatMs);

  return {
    ended: Promise.race(runners.map(({ promise }) => promise)),
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      clearInterval(heart);
      await beating;
      await unregister(pool, ids);
    },
  };
}
