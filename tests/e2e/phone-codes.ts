import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './fixtures.ts';
import { platformSettings } from './platform.ts';

/** Returns the code that was sent to a phone number. */
export async function codeFor(phone: string): Promise<string> {
  const folder = join(platformSettings().DATA_DIR, 'sms');
  const digits = phone.replaceAll(/\D/g, '');
  let code = '';
  await expect(async () => {
    const names = await readdir(folder);
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const text = texts.find((one) => one.includes(digits));
    code = /\b\d{6}\b/.exec(text?.replaceAll(digits, '') ?? '')?.[0] ?? '';
    expect(code).toHaveLength(6);
  }).toPass();
  return code;
}
