import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './fixtures.ts';
import { arrivals } from './lead-peers.ts';
import { platformSettings } from './platform.ts';

/** Returns every mail received so far that contains this text. */
export async function mailsWith(text: string): Promise<readonly Email[]> {
  const folder = arrivals(platformSettings().DATA_DIR);
  const names = await readdir(folder);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name)));
  const mails = await Promise.all(
    (await Promise.all(files)).map((bytes) => PostalMime.parse(bytes, { attachmentEncoding: 'base64' })),
  );
  return mails.filter((mail) => mail.text?.includes(text));
}

/** Waits for the mail to staff (not the one to a CRM) about the lead with this email address. */
export async function mailAbout(email: string): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    const mails = (await mailsWith(email)).filter(({ text }) => !text?.includes('<adf>'));
    expect(mails.map(({ messageId }) => messageId)).toHaveLength(1);
    [found] = mails;
  }).toPass({ timeout: 30_000 });
  if (found === undefined) throw new Error('no mail');
  return found;
}
