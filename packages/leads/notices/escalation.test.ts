import type { Language } from '@rooftop/tenancy/languages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { exampleContent, exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { acceptLead } from '../accept-lead.ts';
import { PermanentFailure } from '../delivery/channel.ts';
import type { Mail } from '../mail/mail.ts';
import type { Submission } from '../submission.ts';
import { escalateLateLeads, listDueEscalations } from './escalation.ts';

const ALPHA = 'dealership-a';
let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const EARLIER = new Date(Date.now() - 60_000);
const LATER = new Date(Date.now() + 60_000);
let words = 0;
async function accept(change: Partial<Submission> = {}) {
  const content = exampleContent({ comments: `Words ${(words += 1)}` });
  const submission = exampleSubmission({ content, lateAt: EARLIER, ...change });
  return acceptLead(database.pool, Buffer.alloc(32, 1), submission);
}

/** @param options.error what the mail server throws */
async function escalate({
  to = 'boss@dealer.example',
  language = 'en',
  error = null,
}: {
  readonly to?: string;
  readonly language?: Language;
  readonly error?: Error | null;
} = {}) {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => {
    if (error !== null) throw error;
    mails.push(mail);
  };
  const log = { warn: () => {} };
  const options = { transport: { send }, log, studioUrl: 'https://studio.example/', language };
  const count = await escalateLateLeads(database.pool, ALPHA, [to], options);
  return { count, mails };
}

test('mails each late lead once, without saying who sent it, and writes that down', async () => {
  const { id, number } = await accept();
  await accept({ lateAt: LATER });
  await accept({ suspicion: 'honeypot' });
  await accept({ isTest: true });
  const answered = await accept();
  await database.pool.query('UPDATE leads SET answered_at = now() WHERE id = $1', [answered.id]);
  expect(await listDueEscalations(database.pool)).toEqual([ALPHA]);

  const { count, mails } = await escalate();
  expect([count, mails.length]).toEqual([1, 1]);
  expect(mails[0]).toMatchObject({ to: 'boss@dealer.example', subject: '1 lead waits for an answer' });
  expect(mails[0]?.text).toContain(`Lead ${number}, Contact: General questions, `);
  expect(mails[0]?.text).toContain(`taken by nobody\nhttps://studio.example/desk/${ALPHA}/leads/${id}`);
  // Ignores the random ID in the URL, which can contain any digits.
  const said = `${mails[0]?.subject}${mails[0]?.text.replaceAll(id, '')}`;
  expect(said).not.toMatch(/Ada|Miller|visitor\.example|555|Words/);
  const { rows } = await database.pool.query('SELECT lead, kind, user_name FROM lead_events');
  expect(rows).toEqual([{ lead: id, kind: 'escalated', user_name: null }]);

  expect(await listDueEscalations(database.pool)).toEqual([]);
  expect(await escalate()).toEqual({ count: 0, mails: [] });
});

test('is in the language of the dealership’s staff', async () => {
  const { number } = await accept();
  const { mails } = await escalate({ language: 'es' });
  expect(mails[0]?.subject).toBe('1 solicitud espera respuesta');
  expect(mails[0]?.text).toContain(`Solicitud ${number}, Contacto, `);
  expect(mails[0]?.text).toContain('sin responsable');
});

test('says of a confidential lead only that it exists', async () => {
  const content = exampleContent({ subject: 'Application of Ada Miller' });
  const { number } = await accept({ form: 'FULL_CREDIT_APP', topic: null, content });
  const { mails } = await escalate();
  expect(mails[0]?.text).toContain(`Lead ${number}, Credit application, `);
  expect(mails[0]?.text).not.toContain('Application of');
});

test.each([
  ['there is nobody to tell', { to: 'no address' }],
  ['every mail is rejected', { error: new PermanentFailure('550') }],
])('tells nobody, once, if %s', async (_, options) => {
  await accept();
  expect(await escalate(options)).toEqual({ count: 0, mails: [] });
  expect(await listDueEscalations(database.pool)).toEqual([]);
  expect((await database.pool.query('SELECT FROM lead_events')).rowCount).toBe(0);
});

test('is tried again if the mail server is away', async () => {
  await accept();
  await expect(escalate({ error: new Error('421 try later') })).rejects.toThrow('421');
  expect((await escalate()).count).toBe(1);
});

test.each([
  [9, 1],
  [11, 0],
])('a privacy request with %d days left is reported %d times', async (days, times) => {
  const { id } = await accept({ lateAt: new Date(Date.now() + days * 86_400_000) });
  await database.pool.query("UPDATE leads SET form = 'PRIVACY_REQUEST', topic = null WHERE id = $1", [id]);
  expect((await escalate()).count).toBe(times);
});
