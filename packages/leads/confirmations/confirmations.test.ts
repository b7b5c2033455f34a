import { BUDGETS } from '@rooftop/budgets/budgets';
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
import { dealershipAddressHash, readUnsubscribeTicket } from './unsubscribe-ticket.ts';
import { MAIL_KINDS, type MailKind, mailsPerDay } from './mail-limits.ts';
import { readLeadTicket } from './lead-ticket.ts';
import {
  addUnsubscription,
  confirmationJobKey,
  endLostConfirmations,
  listConfirmations,
} from './stored-confirmations.ts';

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
async function work(
  lead: string,
  {
    kind = 'CONTACT',
    fails = null,
    isLast = false,
  }: { readonly kind?: MailKind; readonly fails?: Error | null; readonly isLast?: boolean } = {},
): Promise<Mail[]> {
  const mails: Mail[] = [];
  const transport = {
    send: async (mail: Mail) => {
      if (fails !== null) throw fails;
      mails.push(mail);
    },
  };
  await sendConfirmation(database.pool, { lead, kind }, { transport, key }, { isLast });
  return mails;
}
const sentTo = async (email: string, dealership = 'dealership-a') =>
  (await work(await accept(email, { dealership }))).map(({ to }) => to);
const becameOf = async (lead: string) => {
  const [record] = await listConfirmations(database.pool, lead);
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

/** Makes an address get mails of these kinds, one after the other. Returns which were sent. */
async function sentOf(kinds: readonly MailKind[], email: string, dealership = 'dealership-a') {
  const sent: boolean[] = [];
  for (const kind of kinds) {
    const lead = await accept(email, { dealership, confirmation: exampleConfirmation({ kind }) });
    sent.push((await work(lead, { kind })).length === 1);
  }
  return sent;
}
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

test.each(MAIL_KINDS)('sends an address no more mails of the kind %s in a day than it says', async (kind) => {
  const most = mailsPerDay(kind);
  const sent = await sentOf(times(most + 1, kind), 'ada@visitor.example');
  expect(sent).toEqual([...times(most, true), false]);
  await dayPasses();
  expect(await sentOf([kind], 'ada@visitor.example')).toEqual([true]);
});

test('counts each kind by itself, however the address is spelled, and names the reason', async () => {
  expect(await sentOf(['CAREERS', 'UNLOCK_PRICE', 'SELL_OR_TRADE'], 'ada@visitor.example')).toEqual([
    true,
    true,
    true,
  ]);
  const confirmation = exampleConfirmation({ kind: 'CAREERS' });
  const again = await accept('Ada+cars@Visitor.example', { confirmation });
  expect(await work(again, { kind: 'CAREERS' })).toEqual([]);
  expect(await becameOf(again)).toEqual([
    'not sent',
    'the dealership sent this address as many mails of this kind within the last 24 hours',
  ]);
  expect(await sentOf(['CAREERS'], 'eve@visitor.example')).toEqual([true]);
});

test('limits all kinds of a dealership together, and all dealerships together', async () => {
  const several = [
    ...times(4, 'SERVICE' as const),
    ...times(4, 'SELL_OR_TRADE' as const),
    'CAREERS',
  ] as const;
  const sent = await sentOf(several, 'ada@visitor.example');
  expect(sent.filter(Boolean)).toHaveLength(BUDGETS.mailsToAddress.tenant);
  const others = ['b', 'c', 'd', 'e', 'f'];
  for (const other of others) await sentOf(['CONTACT'], 'ada@visitor.example', `dealership-${other}`);
  const { rows } = await database.pool.query<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM lead_confirmations WHERE state = 'sent'`,
  );
  expect(rows).toEqual([{ sent: BUDGETS.mailsToAddress.platform }]);
});

test('mails a person whom the sender named once, and forgets their address', async () => {
  const named = {
    email: 'bo@visitor.example',
    confirmation: exampleConfirmation({ kind: 'CO_BORROWER', subject: 'You were named' }),
  };
  const confirmation = exampleConfirmation({ kind: 'FULL_CREDIT_APP' });
  const lead = await accept('ada@visitor.example', { named, confirmation });
  const [mail] = await work(lead, { kind: 'CO_BORROWER' });
  expect(mail).toMatchObject({ to: 'bo@visitor.example', subject: 'You were named' });
  const [own] = await work(lead, { kind: 'FULL_CREDIT_APP' });
  expect([own?.to, own?.id === mail?.id]).toEqual(['ada@visitor.example', false]);
  const { rows } = await database.pool.query(
    'SELECT kind, state, recipient FROM lead_confirmations ORDER BY kind',
  );
  expect(rows).toEqual([
    { kind: 'CO_BORROWER', state: 'sent', recipient: null },
    { kind: 'FULL_CREDIT_APP', state: 'sent', recipient: null },
  ]);
  // Whoever stopped a dealership's mail is not reached by being named.
  await addUnsubscription(database.pool, dealershipAddressHash(key, 'dealership-a', named.email));
  await dayPasses();
  const again = await accept('eve@visitor.example', { named, confirmation });
  expect(await work(again, { kind: 'CO_BORROWER' })).toEqual([]);
});

test('sends no mail to a person whom the sender of a held lead named', async () => {
  const named = { email: 'bo@visitor.example', confirmation: exampleConfirmation({ kind: 'CO_BORROWER' }) };
  const held = await accept('ada@visitor.example', { named, suspicion: 'honeypot' });
  expect(await work(held, { kind: 'CO_BORROWER' })).toEqual([]);
});

test('shows the lead’s code and links to what was sent, for this lead only', async () => {
  const confirmation = exampleConfirmation({
    codeLabel: 'Your code',
    buttons: [{ label: 'Open it', href: 'https://a.example/certificate/', needsTicket: true }],
  });
  const lead = await accept('ada@visitor.example', { confirmation });
  const [mail] = await work(lead);
  const { rows } = await database.pool.query<{ code: string }>('SELECT code FROM leads WHERE id = $1', [
    lead,
  ]);
  expect(mail?.text).toContain(`Your code: ${rows[0]?.code}`);
  const [, ticket = ''] = /certificate\/(\S+)/.exec(mail?.text ?? '') ?? [];
  expect(readLeadTicket(key, 'dealership-a', ticket)).toBe(lead);
  expect(readLeadTicket(key, 'dealership-b', ticket)).toBeNull();
  expect(readLeadTicket(key, 'dealership-a', `${crypto.randomUUID()}${ticket.slice(36)}`)).toBeNull();
  expect(readLeadTicket(Buffer.alloc(32, 2), 'dealership-a', ticket)).toBeNull();
});

test('attaches the calendar file of an appointment', async () => {
  const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  const confirmation = exampleConfirmation({ calendar: { method: 'PUBLISH', text } });
  const [mail] = await work(await accept('ada@visitor.example', { confirmation }));
  if (mail === undefined) throw new Error('Nothing was sent');
  const bytes = await composeMail(mail);
  expect(await listErrorsOfMail(bytes, mail)).toEqual([]);
  const { attachments } = await readMail(bytes);
  expect(attachments).toMatchObject([
    { filename: 'appointment.ics', mimeType: 'text/calendar', method: 'PUBLISH' },
  ]);
});

test('sends one of two simultaneous confirmations', async () => {
  const confirmation = exampleConfirmation({ kind: 'CAREERS' });
  const both = [
    await accept('ada@visitor.example', { confirmation }),
    await accept('ada+2@visitor.example', { confirmation }),
  ];
  const sent = await Promise.all(both.map((lead) => work(lead, { kind: 'CAREERS' })));
  expect(sent.flat()).toHaveLength(1);
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
      confirmationJobKey({ lead, kind: 'CONTACT' }),
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
    confirmationJobKey({ lead: held, kind: 'CONTACT' }),
  ]);
  expect(rowCount).toBe(1);
  expect((await work(held)).map(({ to }) => to)).toEqual(['ada@visitor.example']);
  expect(await becameOf(held)).toEqual(['sent', null]);
});

test.each([
  ['2026-01-01T00:00:00Z', 'not sent', []],
  ['2999-01-01T00:00:00Z', 'sent', ['ada@visitor.example']],
])(
  'of a lead that is released late sends only what is still true: until %s',
  async (validUntil, state, to) => {
    const confirmation = exampleConfirmation({ validUntil });
    const held = await accept('ada@visitor.example', { suspicion: 'honeypot', confirmation });
    const place = { dealership: 'dealership-a', id: held };
    await releaseLead(database.pool, place, { lateAt: new Date(), isOpen: true, by: null });
    expect((await work(held)).map((mail) => mail.to)).toEqual(to);
    const [became, reason] = (await becameOf(held)) ?? [];
    expect(became).toBe(state);
    if (state === 'not sent') expect(reason).toContain('before the lead was released');
  },
);

test('skips repeats', async () => {
  const submission = exampleSubmission({ confirmation: exampleConfirmation() });
  for (const _ of [1, 2]) await acceptLead(database.pool, key, submission);
  const { rows } = await database.pool.query(
    `SELECT queue_name AS queue, max_attempts AS "most" FROM graphile_worker.jobs
     WHERE task_identifier = 'send_confirmation'`,
  );
  expect(rows).toEqual([{ queue: 'confirmations', most: 5 }]);
});
