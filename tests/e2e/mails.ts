import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './fixtures.ts';
import { arrivals } from './lead-peers.ts';
import { platformSettings } from './platform.ts';

/** Mails by file name. A mail never changes, and tests ask for all of them again and again. */
const read = new Map<string, Promise<Email>>();

async function readMail(path: string): Promise<Email> {
  return PostalMime.parse(await readFile(path), { attachmentEncoding: 'base64' });
}

/** Returns every mail received so far. */
async function mails(): Promise<readonly Email[]> {
  const folder = arrivals(platformSettings().DATA_DIR);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  for (const name of names) if (!read.has(name)) read.set(name, readMail(join(folder, name)));
  return Promise.all(read.values());
}

/** Returns every mail received so far that contains this text. */
export const mailsWith = async (text: string): Promise<readonly Email[]> =>
  (await mails()).filter((mail) => mail.text?.includes(text));

/** Milliseconds between looks. Playwright's own waits grow to a second, and most mails arrive within half of one. */
const PAUSE_MS = 100;

/** Waits until exactly one mail is among those received. */
async function waitForOne(find: () => Promise<readonly Email[]>): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    const all = await find();
    expect(all.map(({ messageId }) => messageId)).toHaveLength(1);
    [found] = all;
  }).toPass({ timeout: 60_000, intervals: [PAUSE_MS] });
  if (found === undefined) throw new Error('no mail');
  return found;
}

/**
 * Waits for the mail to staff (not the one to a CRM) about the lead with this email address.
 * @param subject part of it, if there are several leads
 */
export const mailAbout = (email: string, subject = ''): Promise<Email> =>
  waitForOne(async () =>
    (await mailsWith(email)).filter(
      (mail) => !mail.text?.includes('<adf>') && (mail.subject ?? '').includes(subject),
    ),
  );

/** Waits for the mail to a shopper. @param subject part of it */
export const mailTo = (email: string, subject = ''): Promise<Email> =>
  waitForOne(async () =>
    (await mails()).filter(
      ({ to = [], subject: written = '' }) =>
        to.some(({ address }) => address === email) && written.includes(subject),
    ),
  );
