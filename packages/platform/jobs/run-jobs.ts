/** The jobs of the platform and the worker process that runs them. */
import { EventEmitter } from 'node:events';
import type { Pool } from '@rooftop/database/pool';
import { SEND_CONVERSION } from '@rooftop/leads/delivery/add-conversion';
import { DELIVER_LEAD } from '@rooftop/leads/delivery/add-deliveries';
import { SEND_CONFIRMATION } from '@rooftop/leads/confirmations/stored-confirmations';
import type { ConfirmationOptions } from '@rooftop/leads/confirmations/send-confirmation';
import type { Channels } from '@rooftop/leads/delivery/channel';
import { expireChanges } from '@rooftop/inventory/storage/vehicle-history';
import { expireCodes } from '@rooftop/leads/phone/code-storage';
import { type NoticeOptions, SEND_NOTICE } from '@rooftop/leads/notices/send-notice';
import { SEND_PHONE_NOTE } from '@rooftop/leads/phone/verify-leads';
import { SEND_REPLY_NOTICE } from '@rooftop/leads/messages/receive-mail';
import { SEND_ANSWER } from '@rooftop/leads/messages/stored-messages';
import { PUSH_LEAD } from '@rooftop/leads/push/add-pushes';
import { expireSubscriptions } from '@rooftop/leads/push/subscriptions';
import { expireKeys } from '@rooftop/leads/storage/claim-key';
import { expireServiceDrafts } from '@rooftop/service/storage/service-drafts';
import { expireTradeIns } from '@rooftop/trade/storage/trade-in-storage';
import { expireVisitors } from '@rooftop/leads/visitors/expire-visitors';
import { expireConsentLog } from '@rooftop/visits/storage/consent-log';
import { expireVisitSums } from '@rooftop/visits/storage/visit-sums';
import {
  type LogFunctionFactory,
  Logger,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Logger as Pino } from 'pino';
import { expireFormMinutes } from '../form-counts/busy-hours.ts';
import { expireRates } from '../form-counts/rate-limits.ts';
import { expireTokenUses } from '../form-counts/token-uses.ts';
import { markLostDeliveriesAsDead, deliver } from './deliver-lead-job.ts';
import type { CrmCallOptions } from '../appointments/crm-call.ts';
import type { Planner } from '../leads/plan-waiting.ts';
import { freeAbandonedTimes } from './free-abandoned-times.ts';
import { expireCreditApplications, expireCreditDrafts } from './expire-credit-applications.ts';
import { expireSignIns } from './expire-sign-ins.ts';
import { applyRetention, type RetentionOptions } from './apply-retention.ts';
import {
  sendHeartbeat,
  HEARTBEAT_MS,
  removeFailedJobs,
  unregister,
  unlockJobsOfDeadWorkers,
} from './heartbeat.ts';
import { IMPORT_INVENTORY, importInventory, scheduleImports } from './import-inventory.ts';
import { planWaitingLeads } from './plan-waiting-leads.ts';
import { type ImportNoticeOptions, SEND_IMPORT_NOTICE, sendImportNotice } from './send-import-notice.ts';
import { scheduleNotices, notifyDealership } from './send-notice-job.ts';
import { escalate, ESCALATE, scheduleEscalations } from './escalate-leads.ts';
import { scheduleWeeklyReports, SEND_WEEKLY_REPORT, sendWeekly } from './send-weekly-report.ts';
import { pushLead, type PushOptions } from './push-lead.ts';
import { remind, scheduleReminders, SEND_REMINDER } from './send-reminder-job.ts';
import { type AnswerOptions, answerShopper, giveUpLostAnswers, tellOfReply } from './send-answer-job.ts';
import { notePhone } from './send-phone-note-job.ts';
import { confirmRequest, endLost } from './send-confirmation-job.ts';
import { type AdvertiserOptions, reportToAdvertiser } from './send-conversion-job.ts';

/** Jobs of one group, which share their own worker slots. */
interface Crew {
  readonly tasks: TaskList;
  readonly crontab: string;
  /** Maximum jobs at the same time. */
  readonly concurrency: number;
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Writes the library's messages to our log. Messages about individual jobs have level debug. */
function logTo(log: Pino): Logger {
  const factory: LogFunctionFactory = () => (level, message) => log[LEVELS[level]](message);
  return new Logger(factory);
}

/** The platform's own maintenance jobs. */
const housekeeping = (
  pool: Pool,
  log: Pino,
  {
    confirmHosts,
    planner,
    crms,
    readRetention,
  }: Pick<Correspondents, 'confirmHosts' | 'planner' | 'crms' | 'readRetention'>,
): Crew => ({
  tasks: {
    expire_sign_ins: () => expireSignIns(pool),
    expire_lead_keys: () => expireKeys(pool),
    expire_phone_codes: () => expireCodes(pool),
    expire_form_minutes: () => expireFormMinutes(pool),
    expire_rates: () => expireRates(pool),
    expire_token_uses: () => expireTokenUses(pool),
    expire_trade_ins: () => expireTradeIns(pool),
    expire_service_drafts: () => expireServiceDrafts(pool),
    cancel_abandoned_appointments: () => freeAbandonedTimes(pool, log, crms),
    expire_visitors: () => expireVisitors(pool),
    expire_consent_log: () => expireConsentLog(pool),
    expire_visit_sums: () => expireVisitSums(pool),
    expire_inventory_changes: () => expireChanges(pool),
    expire_push_subscriptions: () => expireSubscriptions(pool),
    expire_credit_drafts: () => expireCreditDrafts(pool),
    expire_credit_applications: () => expireCreditApplications(pool, log),
    apply_retention: () => applyRetention({ pool, readRetention }, log),
    bury_lost_deliveries: () => markLostDeliveriesAsDead(pool, log),
    end_lost_answers: () => giveUpLostAnswers(pool, log),
    end_lost_confirmations: () => endLost(pool, log),
    remove_failed_jobs: () => removeFailedJobs(pool, log),
    confirm_hosts: confirmHosts,
    plan_waiting_leads: () => planWaitingLeads(planner, log),
    schedule_imports: () => scheduleImports(pool),
    schedule_notices: () => scheduleNotices(pool),
    schedule_escalations: () => scheduleEscalations(pool),
    schedule_weekly_reports: () => scheduleWeeklyReports(planner, log),
    schedule_reminders: () => scheduleReminders(pool),
    [IMPORT_INVENTORY]: (payload) => importInventory(pool, log, payload),
  },
  crontab: `
*/10 * * * * expire_sign_ins
*/10 * * * * expire_lead_keys
*/10 * * * * expire_phone_codes
*/10 * * * * expire_form_minutes
*/10 * * * * expire_rates
*/10 * * * * expire_token_uses
40 3 * * * expire_trade_ins
45 3 * * * expire_service_drafts
*/5 * * * * cancel_abandoned_appointments
*/10 * * * * schedule_reminders
30 3 * * * expire_visitors
35 3 * * * expire_consent_log
55 3 * * * expire_visit_sums
20 3 * * * expire_inventory_changes
57 3 * * * expire_push_subscriptions
*/10 * * * * expire_credit_drafts
50 3 * * * expire_credit_applications ?fill=1d
5 4 * * * apply_retention ?fill=1d
* * * * * bury_lost_deliveries
* * * * * end_lost_answers
* * * * * end_lost_confirmations
* * * * * remove_failed_jobs
* * * * * plan_waiting_leads
* * * * * schedule_imports
* * * * * confirm_hosts
* * * * * schedule_notices
* * * * * schedule_escalations
0 * * * * schedule_weekly_reports
`,
  concurrency: 5,
});

/** Dependencies of the jobs that contact others or find recipients for waiting leads. */
interface Correspondents {
  /** Checks hostnames whose DNS record is in place. */
  readonly confirmHosts: () => Promise<void>;
  readonly planner: Planner;
  /** Reads how long a dealership keeps leads. */
  readonly readRetention: RetentionOptions['readRetention'];
  /** Service appointments that CRMs keep. */
  readonly crms: CrmCallOptions;
  readonly channels: Channels;
  readonly advertiser: AdvertiserOptions;
  readonly notices: NoticeOptions & ImportNoticeOptions;
  readonly confirmations: ConfirmationOptions;
  readonly pushes: PushOptions;
  readonly answers: AnswerOptions;
}

/** Jobs that send something. They mostly wait for other servers; a hanging one blocks a slot for 20 seconds. */
const messengers = (
  pool: Pool,
  log: Pino,
  {
    channels,
    advertiser,
    notices,
    confirmations,
    planner,
    pushes,
    answers,
  }: Omit<Correspondents, 'confirmHosts' | 'crms' | 'readRetention'>,
): Crew => ({
  tasks: {
    [DELIVER_LEAD]: (payload, { job }) => deliver(pool, channels, log, payload, job),
    [SEND_CONVERSION]: (payload, { job }) => reportToAdvertiser(advertiser, payload, job),
    [SEND_CONFIRMATION]: (payload, { job }) => confirmRequest(pool, confirmations, payload, job),
    [SEND_PHONE_NOTE]: (payload, { job }) => notePhone(pool, log, confirmations.transport, payload, job),
    [SEND_REMINDER]: (payload, { job }) => remind(pool, log, confirmations, payload, job),
    [SEND_ANSWER]: (payload, { job }) => answerShopper(planner, log, answers, payload, job),
    [SEND_REPLY_NOTICE]: (payload, { job }) => tellOfReply(planner, log, answers, payload, job),
    [PUSH_LEAD]: (payload, { job }) => pushLead(pool, log, pushes, payload, job),
    [SEND_NOTICE]: (payload, { job }) => notifyDealership(planner, log, notices, payload, job),
    [SEND_IMPORT_NOTICE]: (payload, { job }) => sendImportNotice(planner, log, notices, payload, job),
    [ESCALATE]: (payload, { job }) => escalate(planner, log, notices, payload, job),
    [SEND_WEEKLY_REPORT]: (payload, { job }) => sendWeekly(planner, log, notices, payload, job),
  },
  crontab: '',
  concurrency: 20,
});

/** All groups of jobs of a worker process. */
export const allWorkerPools = (pool: Pool, log: Pino, correspondents: Correspondents): readonly Crew[] => [
  housekeeping(pool, log, correspondents),
  messengers(pool, log, correspondents),
];

export interface RunningJobs {
  /** Rejects if the worker ended by itself. */
  readonly ended: Promise<void>;
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/** Creates the job tables, then runs jobs until it is stopped. */
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
