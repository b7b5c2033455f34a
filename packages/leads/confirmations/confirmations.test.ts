import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptLead } from '../accept-lead.ts';
import { PermanentFailure } from '../delivery/channel.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { listErrorsOfMail, readMail } from '../../../tests/support/mail.ts';
import { releaseLead } from '../storage/release-lead.ts';
import type { Submission } from '../submission.ts';
import {
  exampleConfirmation,
  exampleContent,
  exampleSubmission,
} from '../../../tests/support/leads/submissions.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { readUnsubscribeTicket } from './unsubscribe-ticket.ts';
import { addUnsubscription, confirmationJobKey, endLostConfirmations, findConfirmation } from './storage.ts';

const key = Buffer.alloc(32, 1);

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

let words = 0;
/** Accepts a lead with a confirmation. Returns its id. */
async function accept(email: string | null, change: Partial<Submission> = {}): Promise<string> {
  const { contact } = exampleContent();
  const content = exampleContent({ comments: `Words ${(words += 1)}`, contact: { ...contact, email } });
  const submission = exampleSubmission({ content, confirmation: exampleConfirmation(), ...change });
  const accepted = await acceptLead(database.pool, key, submission);
  return accepted.id;
}

/** Runs the worker's steps for a lead's confirmation. Returns the emails sent. */
async function work(lead: string, { fails = null as Error | null, isLast = false } = {}): Promise<Mail[]> {
  const mails: Mail[] = [];
  const transport = {
    send: async (mail: Mail) => {
      if (fails !== null) throw fails;
      mails.push(mail);
    },
  };
  await sendConfirmation(database.pool, lead, { transport, key }, { isLast });
  return mails;
}
const sentTo = async (email: string, dealership = 'dealership-a') =>
  (await work(await accept(email, { dealership }))).map(({ to }) => to);
const becameOf = async (lead: string) => {
  const record = await findConfirmation(database.pool, lead);
  return record && [record.state, record.reason];
};
const dayPasses = () =>
  database.pool.query(`UPDATE lead_confirmations SET started_at = started_at - interval '24 hours'`);

test('confirms a request once, to the shopper’s address, with the dealership as reply-to', async () => {
  const lead = await accept('ada@visitor.example');
  const [mail] = await work(lead);
  if (mail === undefined) throw new Error('Nothing was sent');
  const bytes = await composeMail(mail);
  expect(await listErrorsOfMail(bytes, mail)).toEqual([]);
  const { headers, text, html, replyTo } = await readMail(bytes);
  expect(mail).toMatchObject({ to: 'ada@visitor.example', from: { address: 'leads@a.example' } });
  expect(replyTo).toMatchObject([{ name: 'A Motors', address: 'hello@a.example' }]);
  const header = new Map(headers.map(({ key: name, value }) => [name, value]));
  expect(header.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, ticket = ''] =
    /^<https:\/\/a\.example\/stop-mail\/(\S+)>$/.exec(header.get('list-unsubscribe') ?? '') ?? [];
  expect(readUnsubscribeTicket(key, 'dealership-a', ticket)).not.toBeNull();
  expect(text).toContain(`/stop-mail/${ticket}`);
  expect(html).toContain(`href="https://a.example/stop-mail/${ticket}"`);
  expect(await becameOf(lead)).toEqual(['sent', null]);
  expect(await work(lead)).toEqual([]);
});

test('limits an address to one a day per dealership, however it is spelled, and five a day in total', async () => {
  expect(await sentTo('ada@visitor.example')).toHaveLength(1);
  const second = await accept('Ada+cars@Visitor.example');
  expect(await work(second)).toEqual([]);
  expect(await becameOf(second)).toEqual([
    'not sent',
    'the dealership emailed this address within the last 24 hours',
  ]);
  for (const other of ['b', 'c', 'd', 'e'])
    expect(await sentTo('ada@visitor.example', `dealership-${other}`)).toHaveLength(1);
  expect(await sentTo('ada@visitor.example', 'dealership-f')).toEqual([]);
  expect(await sentTo('eve@visitor.example', 'dealership-f')).toHaveLength(1);
  await dayPasses();
  expect(await sentTo('ada@visitor.example')).toHaveLength(1);
});

test('sends as many about appointments as they say, and counts all of them', async () => {
  const confirmation = exampleConfirmation({ perDay: 4 });
  const sent = [];
  for (let time = 0; time < 5; time += 1)
    sent.push((await work(await accept('ada@visitor.example', { confirmation }))).length);
  expect(sent).toEqual([1, 1, 1, 1, 0]);
  expect(await sentTo('ada@visitor.example')).toEqual([]);
});

test('sends one of two simultaneous confirmations', async () => {
  const both = [await accept('ada@visitor.example'), await accept('ada+2@visitor.example')];
  expect((await Promise.all(both.map((lead) => work(lead)))).flat()).toHaveLength(1);
});

test('sends nothing from this dealership to an unsubscribed address, not even a retry', async () => {
  const lead = await accept('ada@visitor.example');
  await expect(work(lead, { fails: new Error('451 later') })).rejects.toThrow('451 later');
  const [other] = await work(await accept('ada@visitor.example', { dealership: 'dealership-b' }));
  const ticketOf = (mail: Mail | undefined) => mail?.stopUrl?.split('/').at(-1) ?? '';
  const stop = readUnsubscribeTicket(key, 'dealership-b', ticketOf(other));
  if (stop === null) throw new Error('The ticket is invalid');
  await addUnsubscription(database.pool, stop);
  await addUnsubscription(database.pool, stop);
  await dayPasses();
  expect(await sentTo('ada@visitor.example', 'dealership-b')).toEqual([]);
  expect(await work(lead)).toHaveLength(1);
});

test.each([
  ['a mailbox that does not exist', new PermanentFailure('550 no such mailbox'), false, 'not sent'],
  ['the last attempt', new Error('timeout'), true, 'not sent'],
  ['an earlier attempt', new Error('timeout'), false, 'waiting'],
])('%s affects only the confirmation', async (_what, fails, isLast, state) => {
  const lead = await accept('ada@visitor.example');
  const sending = work(lead, { fails, isLast });
  await (state === 'waiting' ? expect(sending).rejects.toThrow('timeout') : sending);
  expect((await becameOf(lead))?.[0]).toBe(state);
  const { rows } = await database.pool.query('SELECT state, attempts FROM deliveries WHERE lead = $1', [
    lead,
  ]);
  expect(rows).toEqual([{ state: 'waiting', attempts: 0 }]);
  if (state === 'waiting') expect(await work(lead)).toHaveLength(1);
});

test('gives up when a worker is killed during the last attempt, and not before', async () => {
  const [lost, running, waiting] = [
    await accept('ada@visitor.example'),
    await accept('bo@visitor.example'),
    await accept('cy@visitor.example'),
  ];
  const change = (lead: string, set: string) =>
    database.pool.query(`UPDATE graphile_worker._private_jobs SET ${set} WHERE key = $1`, [
      confirmationJobKey(lead),
    ]);
  await change(lost, 'attempts = max_attempts');
  await change(running, `attempts = max_attempts, locked_by = 'pool-x', locked_at = now()`);
  await change(waiting, 'attempts = max_attempts - 1');
  expect(await endLostConfirmations(database.pool)).toBe(1);
  expect(await becameOf(lost)).toEqual(['not sent', 'the job ended without reporting a result']);
  expect([(await becameOf(running))?.[0], (await becameOf(waiting))?.[0]]).toEqual(['waiting', 'waiting']);
  // The sweep of failed jobs may come first.
  await database.pool.query('DELETE FROM graphile_worker._private_jobs');
  expect(await endLostConfirmations(database.pool)).toBe(2);
});

test.each(['not an address', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: thief@evil.example', null])(
  'sends nothing to %j',
  async (email) => {
    expect(await work(await accept(email))).toEqual([]);
  },
);

test('confirms a held lead once it is released, and only then', async () => {
  const held = await accept('ada@visitor.example', { suspicion: 'honeypot' });
  expect(await work(held)).toEqual([]);
  await endLostConfirmations(database.pool);
  expect(await becameOf(held)).toEqual(['withheld', null]);
  const place = { dealership: 'dealership-a', id: held };
  for (const isFirst of [true, false])
    expect(await releaseLead(database.pool, place, { lateAt: new Date(), isOpen: true, by: null })).toBe(
      isFirst,
    );
  const { rowCount } = await database.pool.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [
    confirmationJobKey(held),
  ]);
  expect(rowCount).toBe(1);
  expect((await work(held)).map(({ to }) => to)).toEqual(['ada@visitor.example']);
  expect(await becameOf(held)).toEqual(['sent', null]);
});

test('skips repeats', async () => {
  const submission = exampleSubmission({ confirmation: exampleConfirmation() });
  for (const _ of [1, 2]) await acceptLead(database.pool, key, submission);
  const { rows } = await database.pool.query(
    `SELECT queue_name AS queue, max_attempts AS "most" FROM graphile_worker.jobs
     WHERE task_identifier = 'send_confirmation'`,
  );
  expect(rows).toEqual([{ queue: 'confirmations', most: 5 }]);
});
