import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '@rooftop/database/write-durably';
import { composeMail } from './compose-mail.ts';
import type { MailTransport } from './mail.ts';

/**
 * Writes each mail to a file `<time>-<id>.eml` that only its owner can read. Files are written atomically. A repeat
 * replaces its file.
 */
export function createFolderTransport(folder: string): MailTransport {
  return {
    async send(mail, signal) {
      const bytes = await composeMail(mail);
      signal.throwIfAborted();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      await writeDurably(join(folder, name), bytes);
    },
  };
}
