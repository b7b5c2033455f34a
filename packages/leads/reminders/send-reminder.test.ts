import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { listErrorsOfMail, readMail } from '../../../tests/support/mail.ts';
import {
  exampleConfirmation,
  exampleContent,
  exampleSubmission,
} from '../../../tests/support/leads/submissions.ts';
import { acceptLead } from '../accept-lead.ts';
import { addUnsubscription } from '../confirmations/stored-confirmations.ts';
import { dealershipAddressHash } from '../confirmations/unsubscribe-ticket.ts';
import { PermanentFailure } from '../delivery/channel.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { sendReminder } from './send-reminder.ts';

const key = Buffer.alloc(32, 1);
const now = new Date('2026-11-23T14:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function leadOf(email: string | null): Promise<string> {
  const { contact } = exampleContent();
  const content = exampleContent({ comments: randomUUID(), contact: { ...contact, email } });
  return (await acceptLead(database.pool, key, exampleSubmission({ content }))).id;
}

async function remind(lead: string, fails: Error | null = null) {
  const mails: Mail[] = [];
  const transport = {
    async send(mail: Mail) {
      if (fails !== null) throw fails;
      mails.push(mail);
    },
  };
  const message = exampleConfirmation({ heading: 'Your appointment is tomorrow' });
  const outcome = await sendReminder(
    database.pool,
    { lead, id: 'appointment-1-reminder-0', message },
    { transport, key },
    now,
  );
  return { outcome, mails };
}

test('mails the shopper of the lead, with a way to stop these mails', async () => {
  const { outcome, mails } = await remind(await leadOf('ada@visitor.example'));
  expect(outcome).toBe('sent');
  const [mail] = mails;
  if (mail === undefined) throw new Error('Nothing was sent');
  expect(mail.to).toBe('ada@visitor.example');
  const bytes = await composeMail(mail);
  expect(await listErrorsOfMail(bytes, mail)).toEqual([]);
  const { text, messageId } = await readMail(bytes);
  expect(text).toMatch(/Your appointment is tomorrow[^]*https:\/\/a\.example\/stop-mail\//);
  // A retry is the same mail to a mail server.
  expect(messageId).toContain('appointment-1-reminder-0');
});

test.each([
  ['no address', async () => leadOf(null)],
  ['no address', async () => randomUUID()],
  [
    'unsubscribed',
    async () => {
      const lead = await leadOf('stopped@visitor.example');
      await addUnsubscription(
        database.pool,
        dealershipAddressHash(key, 'dealership-a', 'stopped@visitor.example'),
      );
      return lead;
    },
  ],
] as const)('sends nothing: %s', async (expected, leadFor) => {
  expect(await remind(await leadFor())).toEqual({ outcome: expected, mails: [] });
});

test('gives up what a mail server refuses for good, and throws what may succeed later, without the address', async () => {
  const lead = await leadOf('eve@visitor.example');
  expect((await remind(lead, new PermanentFailure('550 no such user'))).outcome).toBe('refused');
  const failing = remind(lead, new Error('ECONNREFUSED'));
  await expect(failing).rejects.toThrow(Error);
  await failing.catch((error: unknown) => expect(String(error)).not.toContain('eve@'));
});
