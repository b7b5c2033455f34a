/**
 * Servers that receive leads are down for days: every lead is delivered or reported as dead, and no other lead waits.
 */
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { vapidKeys } from '@rooftop/leads/push/vapid-keys';
import { freshDatabase } from '../support/database.ts';
import { isThorough } from '../support/faults.ts';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { createChannels } from '@rooftop/leads/channels/create-channels';
import { deliverLeadJob } from '@rooftop/leads/delivery/deliver-lead.job';
import type { Destination } from '@rooftop/leads/destination';
import { createHttpClient } from '@rooftop/leads/http/http-client';
import { serve } from '../support/http-server.ts';
import { createMailTransport } from '@rooftop/leads/mail/mail-transport';
import { exampleContent, exampleDestination, exampleSubmission } from '../support/leads/submissions.ts';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import * as jobs from '@rooftop/platform/jobs/jobs';
import { createAnswerMailer } from '@rooftop/platform/leads/answers/answer-mailer';
import { type RunningJobs, runJobs } from '@rooftop/platform/jobs/run-jobs';
import { noStaffEmails } from '@rooftop/platform/leads/notice-addresses';
import { type MailPeer, type Manners, startMailPeer } from '../support/mail-peer.ts';

const LEADS = 6;
const { attempts: ATTEMPTS = 0 } = deliverLeadJob;
const log = pino({ level: 'silent' });

/** A platform's worker with its own mail server. */
interface Office extends AsyncDisposable {
  readonly mail: MailPeer;
  /** Starts the worker. Leads accepted before then wait for it. */
  work(): Promise<void>;
  accept(dealership: string, destination?: Partial<Destination>): Promise<void>;
  countOf(state: 'waiting' | 'delivered' | 'dead', dealership?: string): Promise<number>;
  attemptsMade(): Promise<number>;
  /** Pretends that this many attempts have been made. */
  skipAttempts(count: number): Promise<void>;
  /** Repeatedly moves the next attempt of every job to now until the condition is true. */
  until(isSo: () => Promise<boolean>): Promise<void>;
}

async function openOffice(manners: Manners): Promise<Office> {
  const database = await freshDatabase();
  const { pool } = database;
  const mail = await startMailPeer();
  mail.manners = manners;
  const http = createHttpClient({ allowsLoopback: true });
  const transport = createMailTransport({ smtpUrl: mail.url });
  const channels = createChannels({ transport, http });
  const advertiser = { findToken: async () => null, http, apiHost: 'https://ads.example' };
  const planner = { pool, readDelivery: async () => null, isProduction: false };
  const notices = { transport, key: Buffer.alloc(32, 1), studioUrl: 'http://localhost:3333' };
  const confirmations = notices;
  let running: RunningJobs | undefined;

  async function count(sql: string, values: readonly string[] = []): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`, [
      ...values,
    ]);
    return rows[0]?.count ?? 0;
  }
  async function passTime(): Promise<void> {
    await pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
    await pool.query(`SELECT pg_notify('jobs:insert', '{"r":0,"count":1}')`);
  }
  return {
    mail,
    async work() {
      const services = {
        pool,
        log,
        channels,
        advertiser,
        notices: { ...notices, findStaffEmails: noStaffEmails, readIdentity: async () => null },
        confirmations,
        answers: createAnswerMailer({
          readDelivery: planner.readDelivery,
          transport: notices.transport,
          stopsKey: confirmations.key,
          inbound: null,
          studioUrl: 'https://studio.example',
        }),
        crms: { http, findKey: async () => null },
        planner,
        readRetention: async () => null,
        sanity: createSanityClient({ projectId: 'none', dataset: 'none', token: 'none' }),
        pushes: {
          vapid: vapidKeys(Buffer.alloc(32, 1)),
          http,
          studioUrl: 'https://studio.example',
          mayRead: async () => true,
        },
        confirmHosts: async () => {},
      };
      running = await runJobs(Object.values(jobs), services);
    },
    async accept(dealership, destination = {}) {
      const content = exampleContent({ comments: crypto.randomUUID() });
      const destinations = [exampleDestination({ to: `sales@${dealership}.example`, ...destination })];
      const notice = { to: [], mayBePerson: false };
      const submission = exampleSubmission({ dealership, content, destinations, notice });
      await acceptLead(pool, Buffer.alloc(32, 1), submission);
    },
    countOf: (state, dealership = '%') =>
      count('deliveries WHERE state = $1 AND dealership LIKE $2', [state, dealership]),
    attemptsMade: () => count('delivery_attempts'),
    async skipAttempts(made) {
      await pool.query('UPDATE graphile_worker._private_jobs SET attempts = $1', [made]);
    },
    async until(isSo) {
      const isSoNow = async () => {
        await passTime();
        return isSo();
      };
      await vi.waitUntil(isSoNow, { timeout: 100_000, interval: 100 });
    },
    async [Symbol.asyncDispose]() {
      await running?.stop();
      await mail.close();
      await database.drop();
    },
  };
}

async function statesOf(office: Office): Promise<Record<'delivered' | 'dead' | 'waiting', number>> {
  return {
    delivered: await office.countOf('delivered'),
    dead: await office.countOf('dead'),
    waiting: await office.countOf('waiting'),
  };
}

/** Each attempt at a hanging server takes 20 s, so only `npm run faults` waits for it. */
const DEAD: readonly Manners[] = ['refusing', 'resetting', ...(isThorough ? ['hanging' as const] : [])];

describe.concurrent.each(DEAD)('a mail server that is %s', (manners) => {
  // Each attempt at a hanging server takes 20 s, so only the first or the last of its three days is tested.
  const hangs = manners === 'hanging';

  it('delivers every lead once the server is back', { timeout: 120_000 }, async () => {
    await using office = await openOffice(manners);
    await office.work();
    for (let n = 0; n < LEADS; n += 1) await office.accept(`d${n}`);
    await office.until(async () => (await office.attemptsMade()) >= (hangs ? 1 : 3) * LEADS);
    expect(await statesOf(office)).toEqual({ delivered: 0, dead: 0, waiting: LEADS });
    office.mail.manners = 'fine';
    await office.until(async () => (await office.countOf('waiting')) === 0);
    expect(await statesOf(office)).toEqual({ delivered: LEADS, dead: 0, waiting: 0 });
    expect(new Set(office.mail.received.map(({ messageId }) => messageId)).size).toBe(LEADS);
  });

  it('shows every lead to staff after more than three days of failure', { timeout: 120_000 }, async () => {
    const skipped = hangs ? ATTEMPTS - 1 : 0;
    await using office = await openOffice(manners);
    for (let n = 0; n < LEADS; n += 1) await office.accept(`d${n}`);
    await office.skipAttempts(skipped);
    await office.work();
    await office.until(async () => (await office.countOf('waiting')) === 0);
    expect(await statesOf(office)).toEqual({ delivered: 0, dead: LEADS, waiting: 0 });
    expect(await office.attemptsMade()).toBe((ATTEMPTS - skipped) * LEADS);
  });
});

it('a dealership’s hanging server does not delay other dealerships', { timeout: 60_000 }, async () => {
  const held: (() => void)[] = [];
  await using crm = await serve((_, response) => void held.push(() => response.end()));
  await using office = await openOffice('fine');
  await office.work();
  for (let n = 0; n < 50; n += 1) await office.accept('dead', { channel: 'text-api', apiBaseUrl: crm.url });
  await expect.poll(() => held.length).toBe(1);
  for (let n = 0; n < 50; n += 1) await office.accept(`d${n}`);
  // This is within the 20 seconds of the first attempt there. Only that server's own queue waits for it.
  await expect.poll(() => office.countOf('delivered'), { timeout: 15_000 }).toBe(50);
  expect(held).toHaveLength(1);
  expect(await office.countOf('waiting', 'dead')).toBe(50);
  for (const answer of held) answer();
});
