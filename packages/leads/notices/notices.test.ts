import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptLead } from '../accept-lead.ts';
import { PermanentFailure } from '../delivery/channel.ts';
import { recordAttempt } from '../delivery/record-attempt.ts';
import type { Mail } from '../mail/mail.ts';
import { releaseLead } from '../storage/release-lead.ts';
import type { Submission } from '../submission.ts';
import {
  exampleContent,
  exampleDestination,
  exampleSubmission,
} from '../../../tests/support/leads/submissions.ts';
import { findVisitor, rememberVisitor } from '../visitors/storage.ts';
import { readReleaseTicket } from './release-ticket.ts';
import { addNoticeJob, sendNotice } from './send-notice.ts';
import { listDueNotices } from './unreported-leads.ts';

const key = Buffer.alloc(32, 1);
const ALPHA = 'dealership-a';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

let words = 0;
async function accept(change: Partial<Submission> = {}) {
  const content = exampleContent({ comments: `Words ${(words += 1)}` });
  const accepted = await acceptLead(database.pool, key, exampleSubmission({ content, ...change }));
  return accepted;
}
const SPAM = { suspicion: 'form token used before' };
const HELD = {
  suspicion: 'sent without JavaScript during a surge of forms',
  notice: { to: ['manager@dealer.example'], isHeld: true },
};

/** Sends a dealership's notice. Returns the mails. */
async function notify(dealership = ALPHA, refused: string | null = null) {
  const mails: Mail[] = [];
  const transport = {
    send: async (mail: Mail) => {
      if (mail.to === refused) throw new PermanentFailure('550');
      mails.push(mail);
    },
  };
  const outcome = await sendNotice(database.pool, dealership, {
    transport,
    key,
    studioUrl: 'https://studio.example',
  });
  return { outcome, mails };
}
const minutesPass = (minutes: number) =>
  database.pool.query('UPDATE lead_notices SET sent_at = sent_at - make_interval(mins => $1)', [minutes]);

test('reports spam, held, and dead leads to the dealership without saying who sent them', async () => {
  const [spam, held, lost] = [await accept(SPAM), await accept(HELD), await accept({ destinations: [] })];
  await accept({
    ...SPAM,
    dealership: 'dealership-b',
    content: exampleContent({ subject: 'Contact: Elsewhere' }),
  });
  await accept();
  expect((await listDueNotices(database.pool)).toSorted()).toEqual([ALPHA, 'dealership-b']);

  const { outcome, mails } = await notify();
  expect([outcome, mails.length]).toEqual(['sent', 1]);
  const [sent] = mails;
  if (sent === undefined) throw new Error('No mail');
  const { to, from, subject, text } = sent;
  expect([to, from.address]).toEqual(['manager@dealer.example', 'leads@a.example']);
  expect(subject).toBe('3 leads need your attention');
  for (const { number } of [spam, held, lost]) expect(text).toContain(`Lead ${number}, Contact:`);
  expect(text).toContain(`https://studio.example/desk/${ALPHA}/leads/${lost.id}`);
  expect(text).not.toContain('Elsewhere');
  // Ignores the URLs, whose random IDs and tickets can contain anything.
  const said = `${subject}${text.replaceAll(/https:\S+/g, '')}`;
  expect(said).not.toMatch(/Ada|Miller|visitor\.example|555|Words/);
  const tickets = [...text.matchAll(/https:\/\/a\.example\/held-leads\/(\S+)/g)].map(
    ([, ticket = '']) => ticket,
  );
  expect(tickets.map((ticket) => readReleaseTicket(key, ALPHA, ticket, Date.now()))).toEqual([
    held.id,
    spam.id,
  ]);

  expect(await listDueNotices(database.pool)).toEqual(['dealership-b']);
  expect((await notify()).outcome).toBe('nothing-to-tell');
});

const TERM = 'Nobody has received these leads yet. Leads that aren’t released are deleted';
test.each<[what: string, lead: Partial<Submission>, says: string, saysNot: readonly string[]]>([
  ['a lead like spam', SPAM, TERM, ['No recipient is set', 'failed:']],
  ['a held lead', HELD, TERM, ['No recipient is set', 'failed:']],
  [
    'a lead without a recipient',
    { destinations: [] },
    'No recipient is set for 1 lead. Delivery starts once you enter one',
    ['Nobody', 'deleted', 'failed:'],
  ],
])('says what happens to %s', async (_, lead, says, saysNot) => {
  await accept(lead);
  const text = (await notify()).mails[0]?.text;
  expect(text).toContain(says);
  for (const words of saysNot) expect(text).not.toContain(words);
});

test('sends at most one notice an hour, but within minutes if a held lead is probably a person’s', async () => {
  await accept(SPAM);
  await notify();
  await accept(SPAM);
  await minutesPass(59);
  expect(await listDueNotices(database.pool)).toEqual([]);
  await minutesPass(1);
  expect(await listDueNotices(database.pool)).toEqual([ALPHA]);
  await notify();
  await accept(HELD);
  await minutesPass(5);
  expect(await listDueNotices(database.pool)).toEqual([ALPHA]);
});

test('names a failed delivery of a lead that others received', async () => {
  const other = exampleDestination({ to: 'other@dealer.example' });
  const { id } = await accept({ destinations: [exampleDestination(), other] });
  expect(await listDueNotices(database.pool)).toEqual([]);
  const { rows } = await database.pool.query<{ id: string }>(
    "SELECT id FROM deliveries WHERE lead = $1 AND destination->>'to' = $2",
    [id, other.to],
  );
  await recordAttempt(database.pool, rows[0]?.id ?? '', 'dead', '550 no such mailbox');
  const text = (await notify()).mails[0]?.text;
  expect(text).toContain('1 delivery failed:');
  expect(text).toContain(': Text mail to other@dealer.example: 550 no such mailbox');
  expect(text).toContain(`Send it again from the desk: https://studio.example/desk/${ALPHA}/leads/${id}`);
  expect(text).not.toMatch(/sales@dealer\.example|Nobody|deleted/);
});

test('still notifies the others if one mailbox does not exist', async () => {
  await accept({
    ...SPAM,
    notice: { to: ['gone@dealer.example', 'no address', 'ann@dealer.example'], isHeld: false },
  });
  const { outcome, mails } = await notify(ALPHA, 'gone@dealer.example');
  expect([outcome, mails.map(({ to }) => to)]).toEqual(['sent', ['ann@dealer.example']]);
});

test('keeps leads unreported without recipients, and checks again an hour later', async () => {
  await accept({ ...SPAM, notice: { to: [], isHeld: false } });
  expect((await notify()).outcome).toBe('nobody');
  expect(await listDueNotices(database.pool)).toEqual([]);
  await minutesPass(60);
  await accept(SPAM);
  expect((await notify()).mails[0]?.subject).toBe('2 leads need your attention');
});

test('keeps one job per dealership', async () => {
  await addNoticeJob(database.pool, ALPHA);
  await addNoticeJob(database.pool, ALPHA);
  await addNoticeJob(database.pool, 'dealership-b');
  expect((await database.pool.query('SELECT FROM graphile_worker.jobs')).rowCount).toBe(2);
});

test('a ticket belongs to one dealership, lasts 30 days, and cannot be forged', async () => {
  const { id } = await accept(HELD);
  const { mails } = await notify();
  const ticket = /held-leads\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const read = (written: string, dealership = ALPHA, days = 0) =>
    readReleaseTicket(key, dealership, written, Date.now() + days * 86_400_000);
  expect(read(ticket)).toBe(id);
  expect([read(ticket, 'dealership-b'), read(ticket, ALPHA, 31)]).toEqual([null, null]);
  for (const made of [
    '',
    'x',
    ticket.replace(/^./, '0').replace(/^./, '1'),
    `${ticket}x`,
    ticket.replace(/.\.[\w-]+$/, ''),
  ])
    if (made !== ticket) expect(read(made)).toBeNull();
});

test.each([
  ['UNLOCK_INVENTORY', { hasUnlockedInventory: true, hasUnlockedPrices: false }],
  ['UNLOCK_PRICE', { hasUnlockedInventory: false, hasUnlockedPrices: true }],
] as const)('grants the pending unlock when a lead is released: %s', async (form, granted) => {
  const { id } = await accept({ ...HELD, form, topic: null });
  const visitor = crypto.randomUUID();
  const whose = { dealership: ALPHA, id: visitor };
  await rememberVisitor(database.pool, whose, { isHeld: true, unlockWaitsFor: id }, false);
  expect(await findVisitor(database.pool, whose)).toMatchObject({
    hasUnlockedInventory: false,
    hasUnlockedPrices: false,
  });
  await releaseLead(database.pool, { dealership: ALPHA, id }, { lateAt: new Date(), isOpen: true, by: null });
  expect(await findVisitor(database.pool, whose)).toMatchObject(granted);
});
