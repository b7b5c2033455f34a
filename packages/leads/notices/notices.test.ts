import type { Language } from '@rooftop/tenancy/languages';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acceptLead } from '../accept-lead.ts';
import { PermanentFailure } from '../delivery/channel.ts';
import { markLostAsDead } from '../delivery/mark-lost-as-dead.ts';
import { recordAttempt } from '../delivery/record-attempt.ts';
import { replay } from '../delivery/replay.ts';
import type { Mail } from '../mail/mail.ts';
import { releaseLead } from '../storage/release-lead.ts';
import type { Submission } from '../submission.ts';
import {
  exampleContent,
  exampleDestination,
  exampleSubmission,
} from '../../../tests/support/leads/submissions.ts';
import { findVisitor, rememberVisitor } from '../visitors/stored-visitors.ts';
import { readReleaseTicket } from './release-ticket.ts';
import { sendNotice } from './send-notice.ts';
import { listDueNotices, listUnreportedLeads } from './unreported-leads.ts';

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
  notice: { to: ['manager@dealer.example'], mayBePerson: true },
};

/**
 * Sends the dealership's notice. Returns the mails and what was logged.
 * @param options.post called for each address; throws if the mail server does
 * @param options.staff email addresses of the staff
 */
async function notify({
  post = async () => {},
  staff = async () => [],
  language = 'en',
}: {
  readonly post?: (to: string) => Promise<unknown>;
  readonly staff?: () => Promise<readonly string[]>;
  readonly language?: Language;
} = {}) {
  const mails: Mail[] = [];
  const transport = {
    send: async (mail: Mail) => {
      await post(mail.to);
      mails.push(mail);
    },
  };
  const warn = vi.fn<(about: object, message: string) => void>();
  const options = { transport, key, studioUrl: 'https://studio.example', findStaffEmails: staff };
  const outcome = await sendNotice(database.pool, ALPHA, { ...options, log: { warn }, language });
  return { outcome, mails, logged: warn.mock.calls.map(([about]) => about) };
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

test('is in the language of the dealership’s staff', async () => {
  const [held, spam, nowhere, failed] = [
    await accept(HELD),
    await accept({ suspicion: 'URL in a name, many links' }),
    await accept({ destinations: [] }),
    await accept({ form: 'SERVICE', topic: null }),
  ];
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM deliveries WHERE lead = $1', [
    failed.id,
  ]);
  await recordAttempt(database.pool, rows[0]?.id ?? '', 'dead', '550 no such mailbox');
  const [mail] = (await notify({ language: 'es' })).mails;
  expect(mail?.subject).toBe('4 solicitudes necesitan su atención');
  // Neither times nor URLs, which have random tickets.
  const said = mail?.text
    .replaceAll(/, [^,\n]+, [^,\n]+, \S+ [ap]\.m\. E[SD]T/g, ', (hora)')
    .replaceAll(/https:\S+/g, '(URL)');
  expect(said?.split('\n').filter(Boolean)).toEqual([
    '1 solicitud llegó durante una ola de formularios, probablemente de un cliente. Revísela pronto:',
    `Solicitud ${held.number}, Contacto, (hora): enviada sin JavaScript durante una ola de formularios`,
    '(URL)',
    '1 solicitud parecía spam. Si es de un cliente, libérela:',
    `Solicitud ${spam.number}, Contacto, (hora): dirección web en un nombre, muchos enlaces`,
    '(URL)',
    'Nadie ha recibido estas solicitudes todavía. Las que no se liberen se eliminarán después del plazo fijado en el Studio, en “How long leads are kept”.',
    'No hay ningún destinatario para 1 solicitud. La entrega comenzará en cuanto ingrese uno en el Studio:',
    `Solicitud ${nowhere.number}, Contacto, (hora)`,
    '(URL)',
    'Falló 1 entrega:',
    `Solicitud ${failed.number}, Cita de servicio, (hora): Correo de texto a sales@dealer.example: 550 no such mailbox`,
    'Envíela de nuevo aquí: (URL)',
  ]);
});

test('says of a confidential lead only that it exists', async () => {
  const content = exampleContent({ subject: 'Application of Ada Miller' });
  const { number } = await accept({ ...SPAM, form: 'FULL_CREDIT_APP', topic: null, content });
  const text = (await notify()).mails[0]?.text;
  expect(text).toContain(`Lead ${number}, Credit application, `);
  expect(text).not.toContain('Application of');
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

test.each<[how: string, end: (delivery: string) => Promise<unknown>]>([
  ['is rejected', (delivery) => recordAttempt(database.pool, delivery, 'dead', '550 no such mailbox')],
  [
    'is lost with its worker',
    async () => {
      await database.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
      await markLostAsDead(database.pool);
    },
  ],
])('names a delivery again that %s after staff sent it again', async (_, end) => {
  const { id } = await accept();
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM deliveries');
  const failed = () => end(rows[0]?.id ?? '');
  const sendAgain = () => replay(database.pool, { lead: id, again: false, by: null });
  await failed();
  await notify();
  await minutesPass(60);
  await sendAgain();
  expect(await listDueNotices(database.pool)).toEqual([]);
  await failed();
  expect(await listDueNotices(database.pool)).toEqual([ALPHA]);
  await notify({ post: async () => (await sendAgain(), failed()) });
  await minutesPass(60);
  expect((await notify()).mails[0]?.text).toContain('1 delivery failed:');
  await minutesPass(60);
  expect(await listDueNotices(database.pool)).toEqual([]);
});

test('counts a surge of leads and lists the latest; those that come in meanwhile are reported next', async () => {
  for (let lead = 0; lead < 23; lead += 1) await accept(SPAM);
  const { listed, counts } = await listUnreportedLeads(database.pool, ALPHA);
  expect([listed.map(({ number }) => number), counts]).toEqual([
    Array.from({ length: 20 }, (__, place) => 23 - place),
    { spam: 23 },
  ]);
  const { mails } = await notify({ post: () => accept(SPAM) });
  expect(mails[0]?.subject).toBe('23 leads need your attention');
  expect(mails[0]?.text).toMatch(/^23 leads looked like spam.*And 3 more\./s);
  await minutesPass(60);
  const [next] = (await notify()).mails;
  expect([next?.subject, next?.text]).toEqual([
    '1 lead needs your attention',
    expect.stringContaining('Lead 24,'),
  ]);
});

const [ANN, BO] = ['ann@dealer.example', 'bo@dealer.example'];
const GONE = new PermanentFailure('550');
const BUSY = new Error(`451 ${ANN}, try later`);
test.each<[what: string, errors: Readonly<Record<string, Error>>, mailed: string[], problems: string[]]>([
  ['one mailbox does not exist', { [ANN]: GONE }, [BO], ['550']],
  ['one cannot be mailed now', { [ANN]: BUSY }, [BO], ['451 … try later']],
  ['no mailbox exists, so nobody was told', { [ANN]: GONE, [BO]: GONE }, [], ['550', '550']],
])('mails everybody it can, once: %s', async (_, errors, mailed, problems) => {
  await accept({ ...SPAM, notice: { to: [ANN, 'no address', BO], mayBePerson: false } });
  const post = async (to: string) => {
    if (errors[to] !== undefined) throw errors[to];
  };
  const { outcome, mails, logged } = await notify({ post });
  expect([outcome, mails.map(({ to }) => to)]).toEqual([mailed.length > 0 ? 'sent' : 'nobody', mailed]);
  expect(logged).toEqual([{ host: 'a.example', accepted: mailed.length, problems }]);
  await minutesPass(60);
  expect(await listDueNotices(database.pool)).toEqual(mailed.length > 0 ? [] : [ALPHA]);
});

test('tries again if no address accepted the notice and one may accept it later', async () => {
  await accept({ ...SPAM, notice: { to: [BO, ANN], mayBePerson: false } });
  const tried: string[] = [];
  const post = async (to: string) => {
    tried.push(to);
    throw to === BO ? BUSY : GONE;
  };
  await expect(notify({ post })).rejects.toThrow(BUSY);
  expect([tried, await listDueNotices(database.pool)]).toEqual([[BO, ANN], [ALPHA]]);
});

test('goes to the staff of a dealership that has set no address', async () => {
  await accept(SPAM);
  const failing = () => Promise.reject(new Error('The lake is away'));
  expect((await notify({ staff: failing })).outcome).toBe('sent');
  await accept({ ...SPAM, notice: { to: [], mayBePerson: false } });
  await expect(notify({ staff: failing })).rejects.toThrow('away');
  const { outcome, mails } = await notify({ staff: async () => [ANN] });
  expect([outcome, mails.map(({ to }) => to)]).toEqual(['sent', [ANN]]);
});

test('keeps leads unreported without recipients and staff, and checks again an hour later', async () => {
  await accept({ ...SPAM, notice: { to: [], mayBePerson: false } });
  expect((await notify()).outcome).toBe('nobody');
  expect(await listDueNotices(database.pool)).toEqual([]);
  await minutesPass(60);
  await accept(SPAM);
  expect((await notify()).mails[0]?.subject).toBe('2 leads need your attention');
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
