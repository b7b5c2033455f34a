/** Mail between a shopper and a dealership, over SMTP in both directions and with PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { addUnsubscription } from '@rooftop/leads/confirmations/stored-confirmations';
import { dealershipAddressHash } from '@rooftop/leads/confirmations/unsubscribe-ticket';
import { findRecord } from '@rooftop/leads/inbox/lead-record';
import { createSmtpTransport } from '@rooftop/leads/mail/smtp-transport';
import { textMail } from '@rooftop/leads/mail/text-mail';
import { REPLY_LINE } from '@rooftop/leads/messages/cut-quote';
import type { Message } from '@rooftop/leads/messages/messages-api';
import { createReplyAddress, type ReplyWriter } from '@rooftop/leads/messages/reply-address';
import { endLostAnswersJob } from '@rooftop/leads/messages/end-lost-answers.job';
import { sendAnswerJob } from '@rooftop/leads/messages/send-answer.job';
import { sendReplyNoticeJob } from '@rooftop/leads/messages/send-reply-notice.job';
import { findOwnLead } from '@rooftop/leads/storage/find-lead';
import type { Submission } from '@rooftop/leads/submission';
import { sealMail } from '@rooftop/vault/applications/application-mail';
import { storeApplication } from '@rooftop/vault/applications/applications';
import { deleteApplications } from '@rooftop/vault/applications/applications-of-leads';
import { inTransaction } from '@rooftop/database/pool';
import { Logger, runOnce } from 'graphile-worker';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailPeer, type MailPeer } from '../../../tests/support/mail-peer.ts';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { testApplication } from '../../../tests/support/credit-application.ts';
import { exampleDelivery } from '../../../tests/support/lead-delivery.ts';
import { exampleContent, exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { outgoingMail } from '../../../tests/support/mail.ts';
import { sendOverSmtp } from '../../../tests/support/smtp-client.ts';
import { createCreditApplicationsData } from '../credit-applications/credit-applications-data.ts';
import { createAnswers } from '../leads/answers/answers.ts';
import { createAnswerMailer } from '../leads/answers/answer-mailer.ts';
import { taskList } from '../jobs/run-jobs.ts';
import { openMailListener } from './mail-listener.ts';

const inbound = { domain: 'reply.example.com', key: Buffer.alloc(32, 3) };
const key = Buffer.alloc(32, 1);
const VAULT_KEY = Buffer.alloc(32, 2);
const ADA = 'ada@visitor.example';
const PAT = 'pat@a.example';
const by = { id: 'pat', name: 'Pat Jones' };
const log = pino({ level: 'silent' });

let database: TestDatabase;
let peer: MailPeer;
let options: Parameters<typeof openMailListener>[0];
let listener: Awaited<ReturnType<typeof openMailListener>>;
let isLakeAway = false;
/** Id of a lead that goes away after its address was accepted. */
let leaving = '';

beforeAll(async () => {
  database = await freshDatabase();
  peer = await startMailPeer();
  options = {
    pool: database.pool,
    inbound,
    stopsKey: key,
    findStaff: async (dealership, address) => {
      await database.pool.query(`UPDATE leads SET dealership = 'elsewhere' WHERE id::text = $1`, [leaving]);
      if (isLakeAway) throw new Error('The lake is away');
      return dealership === 'dealership-a' && address === PAT ? by : null;
    },
    seal: (client, place, message, mail) => sealMail({ key: VAULT_KEY }, client, place, message, mail),
    host: '127.0.0.1',
    port: 0,
    tls: null,
    log,
  };
  listener = await openMailListener(options);
});
afterAll(async () => {
  await listener.close();
  await peer.close();
  await database.drop();
});
beforeEach(() => {
  isLakeAway = false;
  leaving = '';
  peer.manners = 'fine';
});

const answersOf = (receives: typeof inbound | null = inbound) =>
  createAnswers({
    pool: database.pool,
    key,
    inbound: receives,
    showTo: async () => ({
      brand: null,
      car: {
        title: '2021 Honda Civic EX',
        href: 'https://a.example/civic',
        pictures: [{ src: 'https://a.example/1.jpg', alt: 'Front', width: 528, height: 330 }],
        price: '$21,495',
        lines: [],
        notes: ['Excludes tax, title and registration.'],
      },
      template: 'Hello {name}, the {car} is here. {salesperson}',
    }),
  });

async function newLead(change: Partial<Submission> = {}) {
  const submission = exampleSubmission({ content: exampleContent({ comments: randomUUID() }), ...change });
  const { id } = await acceptLead(database.pool, key, submission);
  return { dealership: submission.dealership, id };
}
type Place = Awaited<ReturnType<typeof newLead>>;

const addressOf = (place: Place, writer: ReplyWriter = 'shopper') =>
  createReplyAddress(inbound, writer, place);
async function recordOf(place: Place) {
  const found = await findRecord(database.pool, place);
  if (found === null) throw new Error('no lead');
  return found.record;
}
const messagesOf = async (place: Place): Promise<readonly Message[]> => (await recordOf(place)).messages;

interface WrittenMail {
  readonly from?: string;
  /** Sender of the SMTP envelope. The same by default. */
  readonly envelope?: string;
  readonly id?: string;
  readonly headers?: string;
  readonly text?: string;
}

/** Sends a mail to a lead's address. Returns the server's last answer. */
function write(to: string | readonly string[], mail: WrittenMail = {}): Promise<string> {
  const { from = ADA, headers = '', text = 'Yes, please.' } = mail;
  const { envelope = from, id = `<${randomUUID()}@visitor.example>` } = mail;
  return sendOverSmtp(listener.port, {
    from: envelope,
    to: [to].flat(),
    mail: `From: ${from}\nTo: x@y.example\nSubject: Re: Car\nMessage-ID: ${id}\n${headers}\n${text}\n`,
  });
}

/** Runs the jobs that are due, each once. */
async function runJobs(): Promise<void> {
  const { pool } = database;
  const answers = createAnswerMailer({
    readDelivery: async () =>
      exampleDelivery({ recipients: ['told@a.example'], noticeAddresses: ['office@a.example'] }),
    stopsKey: key,
    transport: createSmtpTransport(peer.url),
    inbound,
    studioUrl: 'https://studio.example',
  });
  // Of a queue's jobs, one run may leave the later ones.
  for (let due = 1; due > 0; ) {
    await runOnce({
      pgPool: pool,
      logger: new Logger(() => () => {}),
      taskList: taskList([sendAnswerJob, sendReplyNoticeJob], { pool, log, answers }),
    });
    const { rows } = await pool.query<{ due: number }>(
      `SELECT count(*)::int AS due FROM graphile_worker.jobs
       WHERE task_identifier IN ('send_answer', 'send_reply_notice') AND run_at <= now() AND attempts < max_attempts`,
    );
    due = rows[0]?.due ?? 0;
  }
}
const mailsTo = (address: string) =>
  peer.received.filter(({ to = [] }) => to.some((one) => one.address === address));

const answer = (change: object = {}) => ({
  id: randomUUID(),
  subject: 'Your Civic',
  text: 'Hello Ada,\n\ncome by!',
  hasCar: true,
  isAllowed: false,
  ...change,
});

describe('an answer from the desk', () => {
  const email = 'answered@visitor.example';
  const contact = { ...exampleContent().contact, email };
  let place: Place;
  beforeAll(async () => {
    place = await newLead({ content: exampleContent({ comments: randomUUID(), contact }) });
  });

  it('begins as the dealership’s template, for this shopper', async () => {
    expect(await answersOf().draft(place, by)).toMatchObject({
      to: email,
      language: 'en',
      text: 'Hello Ada, the 2021 Honda Civic EX is here. Pat Jones',
      isStopped: false,
      repliesTo: null,
    });
    expect(await answersOf(null).draft(place, by)).toMatchObject({ repliesTo: 'sales@dealer.example' });
  });

  it('reaches the shopper once, and stops the clock when the mail server has accepted it', async () => {
    const sent = answer();
    const answers = answersOf();
    expect(await answers.send(place, by, sent)).toBe('stored');
    expect(await answers.send(place, by, sent)).toBe('stored');
    expect(await recordOf(place)).toMatchObject({
      lead: { clock: { answeredAt: null }, status: 'new' },
      messages: [{ kind: 'answer', from: 'Pat Jones', state: 'waiting' }],
    });
    await runJobs();
    const [mail, ...others] = mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Your Civic',
      messageId: `<${sent.id}@a.example>`,
      from: { name: 'Pat Jones, A Motors', address: 'leads@a.example' },
      replyTo: [{ address: addressOf(place) }],
    });
    for (const part of ['come by!', '2021 Honda Civic EX', '$21,495', 'Excludes tax'])
      for (const body of [mail?.text, mail?.html]) expect(body).toContain(part);
    expect(mail?.html).toContain('<img src="https://a.example/1.jpg"');
    expect(mail?.headers.map(({ key: name }) => name)).not.toContain('auto-submitted');
    const record = await recordOf(place);
    expect(record.lead.clock.answeredAt).not.toBeNull();
    expect(record).toMatchObject({
      lead: { status: 'contacted' },
      messages: [{ state: 'sent', problem: null }],
      events: [{ kind: 'answered', by: 'Pat Jones', detail: 'mail' }],
    });
  });

  it('is kept while the mail server cannot be reached, which is said', async () => {
    const waiting = await newLead();
    peer.manners = 'resetting';
    await answersOf().send(waiting, by, answer({ subject: 'Later' }));
    await runJobs();
    expect(await messagesOf(waiting)).toMatchObject([{ state: 'waiting', problem: 'unreachable' }]);
    expect((await recordOf(waiting)).lead.clock.answeredAt).toBeNull();
    peer.manners = 'fine';
    await database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await runJobs();
    expect(await messagesOf(waiting)).toMatchObject([{ state: 'sent', problem: null, nextAt: null }]);
  });

  it('that lost its job is given up, and can be sent again', async () => {
    const place = await newLead();
    const lost = answer({ subject: 'Lost' });
    await answersOf().send(place, by, lost);
    await database.pool.query(`SELECT graphile_worker.remove_job('answer:' || $1)`, [lost.id]);
    await endLostAnswersJob.run({ pool: database.pool, log });
    expect(await messagesOf(place)).toMatchObject([{ state: 'dead', problem: 'other' }]);
    expect(await answersOf().again({ ...place, dealership: 'dealership-b' }, lost.id, by)).toBe('missing');
    expect(await answersOf().again(place, lost.id, by)).toBe('stored');
    await runJobs();
    expect(await messagesOf(place)).toMatchObject([{ state: 'sent', problem: null }]);
    expect(await answersOf().again(place, lost.id, by)).toBe('missing');
  });

  it('asks first if the shopper has stopped mail of the dealership', async () => {
    const stopped = await newLead({
      content: exampleContent({
        comments: randomUUID(),
        contact: { ...contact, email: 'stopped@visitor.example' },
      }),
    });
    const isStopped = async () => {
      const draft = await answersOf().draft(stopped, by);
      return typeof draft === 'string' ? draft : draft.isStopped;
    };
    expect(await isStopped()).toBe(false);
    await addUnsubscription(
      database.pool,
      dealershipAddressHash(key, 'dealership-a', 'Stopped@visitor.example'),
    );
    expect(await isStopped()).toBe(true);
    const sent = answer();
    expect(await answersOf().send(stopped, by, sent)).toBe('stopped');
    expect(await recordOf(stopped)).toMatchObject({ messages: [], events: [] });
    const allowed = { ...sent, isAllowed: true };
    expect(await answersOf().send(stopped, by, allowed)).toBe('stored');
    expect(await answersOf().send(stopped, by, allowed)).toBe('stored');
    expect((await recordOf(stopped)).events).toMatchObject([{ kind: 'mailedAnyway', by: 'Pat Jones' }]);
    await database.pool.query(`UPDATE lead_messages SET state = 'dead' WHERE id = $1`, [sent.id]);
    expect(await answersOf().again(stopped, sent.id, by)).toBe('stopped');
  });

  it('is withheld, and says why, if the shopper stops mail while it waits', async () => {
    const email = 'stopping@visitor.example';
    const waiting = await newLead({
      content: exampleContent({ comments: randomUUID(), contact: { ...contact, email } }),
    });
    const sent = answer();
    await answersOf().send(waiting, by, sent);
    await addUnsubscription(database.pool, dealershipAddressHash(key, 'dealership-a', email));
    await runJobs();
    expect(mailsTo(email)).toEqual([]);
    expect(await recordOf(waiting)).toMatchObject({
      messages: [{ state: 'withheld', problem: 'stopped', nextAt: null }],
      lead: { clock: { answeredAt: null } },
    });
    expect(await answersOf().again(waiting, sent.id, by)).toBe('stopped');
    await answersOf().send(waiting, by, answer({ isAllowed: true }));
    await runJobs();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('is refused for a held lead, without an address, and at another dealership', async () => {
    const held = await newLead({ suspicion: 'too fast' });
    const nobody = await newLead({
      content: exampleContent({ contact: { ...contact, email: null }, comments: randomUUID() }),
    });
    expect(await answersOf().send(held, by, answer())).toBe('held');
    expect(await answersOf().send(nobody, by, answer())).toBe('noAddress');
    expect(await answersOf().send({ ...place, dealership: 'dealership-b' }, by, answer())).toBe('missing');
  });
});

describe('a reply', () => {
  it('is stored with its lead before it is accepted, and once however often it comes', async () => {
    const place = await newLead();
    const text = 'Yes, please.\n\nOn Friday, A Motors <leads@a.example> wrote:\n> Come by!';
    const mail = { id: '<same@visitor.example>', text };
    expect(await write(addressOf(place), mail)).toMatch(/^250 /);
    expect(await write(addressOf(place).toUpperCase(), mail)).toMatch(/^250 /);
    expect(await recordOf(place)).toMatchObject({
      messages: [
        {
          kind: 'reply',
          from: ADA,
          subject: 'Re: Car',
          text: 'Yes, please.',
          whole: expect.stringContaining('> Come by!'),
        },
      ],
      events: [{ kind: 'mail', detail: 'reply', by: null }],
      lead: { clock: { answeredAt: null }, hasNewReply: true },
    });
    await answersOf().send(place, by, answer({ subject: 'Great' }));
    await runJobs();
    expect(mailsTo(ADA).find(({ subject }) => subject === 'Great')).toMatchObject({
      inReplyTo: '<same@visitor.example>',
    });
    expect((await recordOf(place)).lead.hasNewReply).toBe(false);
  });

  it('is told to those who got the lead, who can answer it', async () => {
    const place = await newLead({
      destinations: [{ channel: 'text-mail', to: 'told@a.example', apiBaseUrl: null, adfFormat: 'standard' }],
    });
    await write(addressOf(place), { text: 'When do you open?' });
    await runJobs();
    const [mail] = mailsTo('told@a.example');
    expect(mail).toMatchObject({ replyTo: [{ address: addressOf(place, 'staff') }] });
    expect(mail?.text).toContain('When do you open?');
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it.each([
    ['somebody else’s', { from: 'bob@visitor.example' }, 'shopper', 'from another address'],
    [
      'a stranger’s, to the address for staff',
      { from: 'bob@visitor.example' },
      'staff',
      'from an unknown sender',
    ],
  ] as const)(
    'that is %s is told to those who got the lead, as what it is',
    async (_what, mail, to, subject) => {
      const place = await newLead({
        destinations: [
          { channel: 'text-mail', to: 'told@a.example', apiBaseUrl: null, adfFormat: 'standard' },
        ],
      });
      const text = randomUUID();
      await write(addressOf(place, to), { ...mail, text });
      await runJobs();
      const told = mailsTo('told@a.example').find((one) => one.text?.includes(text));
      expect(told?.subject).toContain(subject);
      expect(told?.text).toContain('From: bob@visitor.example');
      expect(told?.text).toContain('An answer to this email goes to the shopper');
    },
  );

  it('is told to nobody who only once got leads', async () => {
    const place = await newLead({
      destinations: [{ channel: 'text-mail', to: 'left@a.example', apiBaseUrl: null, adfFormat: 'standard' }],
    });
    const text = randomUUID();
    await write(addressOf(place), { text });
    await runJobs();
    expect(mailsTo('left@a.example').filter((one) => one.text?.includes(text))).toEqual([]);
    expect(mailsTo('office@a.example').filter((one) => one.text?.includes(text))).toHaveLength(1);
  });

  it.each([
    ['a staff member’s', { from: PAT }, 'fromStaff'],
    ['a vacation notice', { headers: 'Auto-Submitted: auto-replied\n' }, 'automatic'],
    ['a bounce', { envelope: '' }, 'automatic'],
    ['mail of a list', { headers: 'List-Id: <x.example>\n' }, 'automatic'],
    ['our own mail, sent back', { from: 'reply+x@reply.example.com' }, 'automatic'],
  ])('that is %s is kept apart, and answers nothing', async (_what, mail, kind) => {
    const place = await newLead();
    const before = peer.received.length;
    expect(await write(addressOf(place), mail)).toMatch(/^250 /);
    await runJobs();
    expect(await messagesOf(place)).toMatchObject([{ kind, state: null }]);
    expect(peer.received.length).toBe(before);
    expect((await recordOf(place)).lead).toMatchObject({ hasNewReply: false, clock: { answeredAt: null } });
  });

  it.each([
    [
      'a forged address',
      (place: Place) => addressOf(place).replace(/[0-9a-f]@/, (end) => (end === '0@' ? '1@' : '0@')),
    ],
    ['another dealership’s signature', (place: Place) => addressOf({ ...place, dealership: 'dealership-b' })],
    ['a lead that is gone', (place: Place) => addressOf({ ...place, id: randomUUID() })],
    ['another domain', () => 'reply@elsewhere.example'],
  ])('to %s is refused', async (_what, to) => {
    const place = await newLead();
    expect(await write(to(place))).toMatch(/^550 /);
    expect(await messagesOf(place)).toEqual([]);
  });

  it('is not accepted while it cannot be stored', async () => {
    const place = await newLead();
    isLakeAway = true;
    expect(await write(addressOf(place))).toMatch(/^451 /);
    expect(await messagesOf(place)).toEqual([]);
  });

  it('that is too large is refused', async () => {
    const place = await newLead();
    const text = `${'x'.repeat(998)}\n`.repeat(Math.ceil(BUDGETS.inboundMailBytes.each / 999) + 1);
    expect(await write(addressOf(place), { text })).toMatch(/^552 /);
    expect(await messagesOf(place)).toEqual([]);
  });

  it('comes no more often to one lead than a person would write', async () => {
    const place = await newLead();
    for (let sent = 0; sent < BUDGETS.mailsToLead.each; sent += 1)
      expect(await write(addressOf(place))).toMatch(/^250 /);
    expect(await write(addressOf(place))).toMatch(/^452 /);
    expect(await write(addressOf(await newLead()))).toMatch(/^250 /);
  });

  it('keeps names of attachments, and not what is in them', async () => {
    const place = await newLead();
    const headers = 'Content-Type: multipart/mixed; boundary=b\n';
    const text =
      '--b\n\nSee the photo.\n--b\nContent-Type: image/jpeg; name=car.jpg\nContent-Disposition: attachment; filename=car.jpg\n\ncanary\n--b--';
    await write(addressOf(place), { headers, text });
    expect(await messagesOf(place)).toMatchObject([
      { text: 'See the photo.', attachments: [{ name: 'car.jpg' }] },
    ]);
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS found FROM lead_messages AS messages WHERE messages::text LIKE '%canary%'`,
    );
    expect(rows).toEqual([{ found: 0 }]);
  });
});

describe('mail about a credit application', () => {
  const text = 'My number is 601-47-8352.';
  let place: Place;
  beforeAll(async () => {
    place = await newLead({
      form: 'FULL_CREDIT_APP',
      destinations: [{ channel: 'text-mail', to: 'told@a.example', apiBaseUrl: null, adfFormat: 'standard' }],
    });
    await inTransaction(database.pool, (client) =>
      storeApplication({ key: VAULT_KEY }, client, {
        dealership: place.dealership,
        lead: place.id,
        application: testApplication(),
        draft: randomUUID(),
      }),
    );
  });

  it.each<[string, ReplyWriter, string]>([
    ['the shopper', 'shopper', ADA],
    ['somebody else', 'shopper', 'bob@visitor.example'],
    ['a stranger, to the address for staff', 'staff', 'bob@visitor.example'],
  ])('from %s is stored sealed, and told without a word of it', async (_who, to, from) => {
    const before = mailsTo('told@a.example').length;
    expect(await write(addressOf(place, to), { from, text })).toMatch(/^250 /);
    await runJobs();
    expect((await messagesOf(place)).at(-1)).toMatchObject({
      isSealed: true,
      subject: '',
      text: '',
      whole: '',
    });
    const { rows } = await database.pool.query(
      `SELECT FROM lead_messages AS messages WHERE lead = $1 AND messages::text ~ '8352|Re: Car'`,
      [place.id],
    );
    expect(rows).toEqual([]);
    const told = mailsTo('told@a.example').slice(before);
    expect(told).toHaveLength(1);
    expect(`${told[0]?.subject}${told[0]?.text}${told[0]?.html}`).not.toMatch(
      /8352|Re: Car|visitor\.example/,
    );
  });

  it('is read with the application, which is logged', async () => {
    const data = createCreditApplicationsData({ pool: database.pool, key: VAULT_KEY });
    const reader = { userId: 'pat', name: 'Pat Jones' };
    const reading = { ...place, reader, reason: 'They called', at: new Date() };
    const sections = await data.read({ ...reading, event: 'read' });
    const mails = sections?.filter(({ heading }) => heading === 'Email') ?? [];
    expect(mails).toHaveLength(3);
    expect(mails[0]?.lines).toContainEqual({ label: 'Text', value: expect.stringContaining('601-47-8352') });
    expect(await data.log(place.dealership, place.id)).toMatchObject([
      { event: 'read', userName: 'Pat Jones' },
    ]);
  });

  it('is refused once the application is deleted', async () => {
    await inTransaction(database.pool, (client) => deleteApplications(client, place.dealership, [place.id]));
    expect(await write(addressOf(place), { text })).toMatch(/^550 /);
  });
});

describe('a staff member’s mail', () => {
  const quoted = `Come by!\n\nOn Friday, A Motors <leads@a.example> wrote:\n> ${REPLY_LINE.en}\n> Lead 12, canary`;

  it('to the address of a lead mail goes to the shopper, without what it quotes, and stops the clock', async () => {
    const email = 'forwarded@visitor.example';
    const contact = { ...exampleContent().contact, email };
    const place = await newLead({ content: exampleContent({ comments: randomUUID(), contact }) });
    const lead = await findOwnLead(database.pool, place);
    if (lead === null) throw new Error('no lead');
    const mail = textMail(outgoingMail(lead), null, inbound);
    expect(mail.text.startsWith(REPLY_LINE.en)).toBe(true);
    expect(await write(mail.replyTo?.address ?? '', { from: PAT, text: quoted })).toMatch(/^250 /);
    await runJobs();
    const [forwarded] = mailsTo(email);
    expect(forwarded).toMatchObject({
      from: { name: 'Pat Jones, A Motors', address: 'leads@a.example' },
      replyTo: [{ address: addressOf(place) }],
      subject: 'Your request: A Motors',
    });
    expect(`${forwarded?.text}${forwarded?.html}`).toContain('Come by!');
    expect(`${forwarded?.text}${forwarded?.html}`).not.toContain('canary');
    expect(await recordOf(place)).toMatchObject({
      lead: { status: 'contacted', clock: { answeredAt: expect.any(String) } },
      messages: [{ kind: 'staffAnswer', from: 'Pat Jones', state: 'sent', text: 'Come by!' }],
    });
  });

  it('from a mailbox that only once got the lead is held', async () => {
    const place = await newLead();
    const from = 'Sales@dealer.example';
    await write(addressOf(place, 'staff'), { from });
    expect(await messagesOf(place)).toMatchObject([{ kind: 'unknownSender', from, state: null }]);
  });

  it('is held if the shopper has stopped mail of the dealership', async () => {
    const email = 'left@visitor.example';
    const contact = { ...exampleContent().contact, email };
    const place = await newLead({ content: exampleContent({ comments: randomUUID(), contact }) });
    await addUnsubscription(database.pool, dealershipAddressHash(key, 'dealership-a', email));
    expect(await write(addressOf(place, 'staff'), { from: PAT })).toMatch(/^250 /);
    await runJobs();
    expect(await messagesOf(place)).toMatchObject([{ kind: 'fromStaff', state: null }]);
    expect(mailsTo(email)).toEqual([]);
  });

  it('is held once the lead is old', async () => {
    const place = await newLead();
    await database.pool.query(`UPDATE leads SET accepted_at = now() - interval '91 days' WHERE id = $1`, [
      place.id,
    ]);
    expect(await write(addressOf(place, 'staff'), { from: PAT })).toMatch(/^250 /);
    expect(await messagesOf(place)).toMatchObject([{ kind: 'fromStaff', state: null }]);
  });

  it('from an unknown address is held and shown', async () => {
    const place = await newLead();
    await write(addressOf(place, 'staff'), { from: 'mallory@evil.example' });
    await runJobs();
    expect(await messagesOf(place)).toMatchObject([
      { kind: 'unknownSender', from: 'mallory@evil.example', state: null },
    ]);
    expect((await recordOf(place)).lead).toMatchObject({ hasNewReply: true, clock: { answeredAt: null } });
    expect(mailsTo(ADA).filter(({ from }) => from?.address === 'mallory@evil.example')).toEqual([]);
  });

  it('goes on under the subject that the shopper knows', async () => {
    const email = 'subject@visitor.example';
    const contact = { ...exampleContent().contact, email };
    const place = await newLead({ content: exampleContent({ comments: randomUUID(), contact }) });
    await answersOf().send(place, by, answer({ subject: 'Your Civic, in blue' }));
    await write(addressOf(place, 'staff'), { from: PAT, text: quoted });
    await runJobs();
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      'Your Civic, in blue',
      'Re: Your Civic, in blue',
    ]);
  });

  it('that answers without a sign of where it quotes is held and shown', async () => {
    const place = await newLead();
    const before = peer.received.length;
    await write(addressOf(place, 'staff'), {
      from: PAT,
      headers: 'In-Reply-To: <lead@a.example>\n',
      text: 'Come by!\n\nLead 12, canary',
    });
    await runJobs();
    expect(await messagesOf(place)).toMatchObject([{ kind: 'fromStaff', state: null }]);
    expect(peer.received.length).toBe(before);
  });

  it('with nothing above the quote is not sent, which is said', async () => {
    const place = await newLead();
    await write(addressOf(place, 'staff'), { from: PAT, text: `${REPLY_LINE.en}\nLead 12, canary` });
    await runJobs();
    expect(await messagesOf(place)).toMatchObject([{ state: 'dead', problem: 'nothingWritten' }]);
  });

  it('that is our own answer, sent back by a rule of a mailbox, goes no further', async () => {
    const place = await newLead();
    const sent = answer();
    await answersOf().send(place, by, sent);
    await runJobs();
    const before = peer.received.length;
    const other = await newLead();
    await write(addressOf(other, 'staff'), { from: PAT, id: `<${sent.id}@a.example>` });
    await runJobs();
    expect(await messagesOf(other)).toMatchObject([{ kind: 'automatic' }]);
    expect(peer.received.length).toBe(before);
  });

  it('is forwarded only so often within an hour', async () => {
    const place = await newLead();
    for (let sent = 0; sent < BUDGETS.forwardedMails.each; sent += 1)
      expect(await write(addressOf(place, 'staff'), { from: PAT })).toMatch(/^250 /);
    expect(await write(addressOf(place, 'staff'), { from: PAT })).toMatch(/^452 /);
    await runJobs();
  });
});

describe('a mail to several addresses', () => {
  it('of one lead is a staff member’s answer, whichever comes first', async () => {
    const place = await newLead();
    await write([addressOf(place), addressOf(place, 'staff')], { from: PAT });
    expect(await messagesOf(place)).toMatchObject([{ kind: 'staffAnswer', state: 'waiting' }]);
    await runJobs();
  });

  it('is stored with the leads that are still there', async () => {
    const [gone, place] = [await newLead(), await newLead()];
    leaving = gone.id;
    expect(await write([addressOf(gone), addressOf(place)])).toMatch(/^250 /);
    expect(await messagesOf(place)).toMatchObject([{ kind: 'reply' }]);
    leaving = place.id;
    expect(await write(addressOf(place))).toMatch(/^550 /);
  });
});

it('refuses invented addresses for a while, and none that is known', async () => {
  const forged = addressOf({ dealership: 'dealership-b', id: randomUUID() });
  for (let tried = 0; tried < BUDGETS.unknownMailboxes.caller; tried += 1) await write(forged);
  expect(await write(forged)).toMatch(/^452 /);
  expect(await write(addressOf(await newLead()))).toMatch(/^250 /);
});

describe('a mail that does not end', () => {
  /** Begins a mail. Returns its connection, and what the server says last. */
  async function begin(port: number, to: string, text: string) {
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8');
    await once(socket, 'data');
    for (const step of ['EHLO client.example', `MAIL FROM:<${ADA}>`, `RCPT TO:<${to}>`, 'DATA']) {
      socket.write(`${step}\r\n`);
      await once(socket, 'data');
    }
    socket.write(text);
    return socket;
  }
  const mebibytes = (count: number): string => `${'x'.repeat(62)}\r\n`.repeat(count * 16 * 1024);

  it('uses no more memory than its caller’s share', async () => {
    const to = addressOf(await newLead());
    const sockets = [
      await begin(listener.port, to, mebibytes(9)),
      await begin(listener.port, to, mebibytes(9)),
    ];
    await expect.poll(() => write(to, { text: mebibytes(3) }), { timeout: 5000 }).toMatch(/^452 /);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => write(to, { text: mebibytes(3) }), { timeout: 5000 }).toMatch(/^250 /);
  });

  it('is ended however steadily it comes', async () => {
    const hasty = await openMailListener({ ...options, readMs: 300 });
    const socket = await begin(hasty.port, addressOf(await newLead()), 'Subject: Car\r\n\r\n');
    const drip = setInterval(() => socket.write('x\r\n'), 50);
    const [said] = await once(socket, 'data');
    clearInterval(drip);
    socket.destroy();
    expect(said).toMatch(/^421 /);
    await hasty.close();
  });
});

it('gives each caller a share of the connections', async () => {
  const sockets = [];
  for (let open = 0; open < BUDGETS.inboundMailSockets.caller; open += 1) {
    const socket = connect(listener.port, '127.0.0.1');
    await once(socket, 'data');
    sockets.push(socket);
  }
  expect(await write(addressOf(await newLead()))).toMatch(/^421 /);
  for (const socket of sockets) socket.destroy();
});
