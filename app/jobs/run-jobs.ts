/** The jobs of the platform and the process that does them. */
import { EventEmitter } from 'node:events';
import type { Pool } from '@rooftop/database/pool';
import { SEND_CONVERSION } from '@rooftop/leads/delivery/add-conversion';
import { DELIVER_LEAD } from '@rooftop/leads/delivery/add-deliveries';
import { SEND_CONFIRMATION } from '@rooftop/leads/confirmations/storage';
import type { ConfirmationOptions } from '@rooftop/leads/confirmations/send-confirmation';
import type { Channels } from '@rooftop/leads/delivery/channel';
import { expireCodes } from '@rooftop/leads/phone/code-storage';
import { SEND_NOTICE } from '@rooftop/leads/notices/send-notice';
import { expireKeys } from '@rooftop/leads/storage/expire-keys';
import { expireVisitors } from '@rooftop/leads/visitors/expire-visitors';
import {
  type LogFunctionFactory,
  Logger,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Logger as Pino } from 'pino';
import { expireFormMinutes } from '../abuse/busy-hours.ts';
import { expireRates } from '../abuse/rate-limits.ts';
import { expireTokenUses } from '../abuse/token-uses.ts';
import { buryLostDeliveries, deliver } from './deliver-lead.ts';
import type { Planner } from '../leads/plan-waiting.ts';
import { expireSignIns } from './expire-sign-ins.ts';
import { beat, HEARTBEAT_MS, sayGoodbye, unlockJobsOfTheDead } from './heartbeat.ts';
import { IMPORT_INVENTORY, importInventory, scheduleImports } from './import-inventory.ts';
import { planWaitingLeads } from './plan-waiting-leads.ts';
import { type NoticeOptions, scheduleNotices, tellDealership } from './send-notice.ts';
import { confirmRequest } from './send-confirmation.ts';
import { type AdvertiserOptions, tellAdvertiser } from './send-conversion.ts';

/** Jobs of one sort, which wait for their own sort only. */
interface Crew {
  readonly tasks: TaskList;
  readonly crontab: string;
  /** jobs done at the same time */
  readonly concurrency: number;
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The library's messages in our log. What it says about each single job is for debugging. */
function logTo(log: Pino): Logger {
  const factory: LogFunctionFactory = () => (level, message) => log[LEVELS[level]](message);
  return new Logger(factory);
}

/** What the platform does for itself. */
const housekeeping = (
  pool: Pool,
  log: Pino,
  { confirmHosts, planner }: Pick<Correspondents, 'confirmHosts' | 'planner'>,
): Crew => ({
  tasks: {
    expire_sign_ins: () => expireSignIns(pool),
    expire_lead_keys: () => expireKeys(pool),
    expire_phone_codes: () => expireCodes(pool),
    expire_form_minutes: () => expireFormMinutes(pool),
    expire_rates: () => expireRates(pool),
    expire_token_uses: () => expireTokenUses(pool),
    expire_visitors: () => expireVisitors(pool),
    bury_lost_deliveries: () => buryLostDeliveries(pool, log),
    confirm_hosts: confirmHosts,
    plan_waiting_leads: () => planWaitingLeads(planner, log),
    schedule_imports: () => scheduleImports(pool),
    schedule_notices: () => scheduleNotices(pool),
    [IMPORT_INVENTORY]: (payload) => importInventory(pool, log, payload),
  },
  crontab: `
*/10 * * * * expire_sign_ins
*/10 * * * * expire_lead_keys
*/10 * * * * expire_phone_codes
*/10 * * * * expire_form_minutes
*/10 * * * * expire_rates
*/10 * * * * expire_token_uses
30 3 * * * expire_visitors
* * * * * bury_lost_deliveries
* * * * * plan_waiting_leads
* * * * * schedule_imports
* * * * * confirm_hosts
* * * * * schedule_notices
`,
  concurrency: 5,
});

/** Those whom the platform writes to, and how it learns where leads go that had no recipient. */
interface Correspondents {
  /** looks for hostnames whose DNS record is in place */
  readonly confirmHosts: () => Promise<void>;
  readonly planner: Planner;
  readonly channels: Channels;
  readonly advertiser: AdvertiserOptions;
  readonly notices: NoticeOptions;
  readonly confirmations: ConfirmationOptions;
}

/** What it tells others. Most of it is waiting for them: a server that hangs has one of these places for 20 seconds. */
const messengers = (
  pool: Pool,
  log: Pino,
  { channels, advertiser, notices, confirmations }: Omit<Correspondents, 'confirmHosts' | 'planner'>,
): Crew => ({
  tasks: {
    [DELIVER_LEAD]: (payload, { job }) => deliver(pool, channels, log, payload, job),
    [SEND_CONVERSION]: (payload, { job }) => tellAdvertiser(advertiser, payload, job),
    [SEND_CONFIRMATION]: (payload, { job }) => confirmRequest(pool, confirmations, payload, job),
    [SEND_NOTICE]: (payload, { job }) => tellDealership(pool, log, notices, payload, job),
  },
  crontab: '',
  concurrency: 20,
});

/** Everybody who works in a worker process. */
export const allCrews = (pool: Pool, log: Pino, correspondents: Correspondents): readonly Crew[] => [
  housekeeping(pool, log, correspondents),
  messengers(pool, log, correspondents),
];

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
  crews: readonly Crew[],
  { heartbeatMs = HEARTBEAT_MS } = {},
): Promise<RunningJobs> {
  const ids: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => ids.push(workerPool.id));
  const runners: Runner[] = [];
  for (const { tasks, crontab, concurrency } of crews) {
    const options = { pgPool: pool, events, logger: logTo(log), noHandleSignals: true };
    runners.push(await run({ ...options, taskList: tasks, crontab, concurrency }));
  }

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
    ended: Promise.race(runners.map(({ promise }) => promise)),
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      clearInterval(heart);
      await beating;
      await sayGoodbye(pool, ids);
    },
  };
}
