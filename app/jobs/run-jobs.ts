/** The jobs of the platform and the process that does them. */
import { EventEmitter } from 'node:events';
import type { Pool } from '@rooftop/database/pool';
import { type LogFunctionFactory, Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger as Pino } from 'pino';
import { expireSignIns } from './expire-sign-ins.ts';
import { beat, HEARTBEAT_MS, sayGoodbye, unlockJobsOfTheDead } from './heartbeat.ts';
import { IMPORT_INVENTORY, importInventory, scheduleImports } from './import-inventory.ts';

const CRONTAB = `
*/10 * * * * expire_sign_ins
* * * * * schedule_imports
`;
/** Jobs done at the same time. */
const CONCURRENCY = 5;

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The library's messages in our log. What it says about each single job is for debugging. */
function logTo(log: Pino): Logger {
  const factory: LogFunctionFactory = () => (level, message) => log[LEVELS[level]](message);
  return new Logger(factory);
}

function tasksOf(pool: Pool, log: Pino): TaskList {
  return {
    expire_sign_ins: () => expireSignIns(pool),
    schedule_imports: () => scheduleImports(pool),
    [IMPORT_INVENTORY]: (payload) => importInventory(pool, log, payload),
  };
}

export interface RunningJobs {
  /** rejects when the worker ended by itself */
  readonly ended: Promise<void>;
  /** Takes no more jobs, waits for those it does. */
  stop(): Promise<void>;
}

/** Makes the job tables, then does jobs until it is stopped. */
export async function runJobs(
  pool: Pool,
  log: Pino,
  { tasks = tasksOf(pool, log), crontab = CRONTAB, heartbeatMs = HEARTBEAT_MS } = {},
): Promise<RunningJobs> {
  const ids: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => ids.push(workerPool.id));
  const runner = await run({
    pgPool: pool,
    events,
    taskList: tasks,
    crontab,
    concurrency: CONCURRENCY,
    logger: logTo(log),
    noHandleSignals: true,
  });

  const live = async () => {
    await beat(pool, ids);
    const dead = await unlockJobsOfTheDead(pool);
    if (dead.length > 0) log.warn({ dead }, 'Freed the jobs of workers that died');
  };
  await live();
  let beating = Promise.resolve();
  const heart = setInterval(() => {
    // A missed heartbeat is made up for by the next: the database may just be starting again.
    beating = live().catch((error: unknown) => log.warn({ err: error }, 'No heartbeat'));
  }, heartbeatMs);

  return {
    ended: runner.promise,
    async stop() {
      await runner.stop();
      clearInterval(heart);
      await beating;
      await sayGoodbye(pool, ids);
    },
  };
}
