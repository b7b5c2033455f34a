import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose-mail.ts';
import type { MailTransport } from './mail.ts';

/**
 * Writes each mail into a file `<time>-<id>.eml` that its owner alone may read. A file is whole or not there; a
 * repeat replaces it.
 */
export function createFolderTransport(folder: string): MailTransport {
  return {
    async send(mail, signal) {
      const bytes = await composeMail(mail);
      signal.throwIfAborted();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      const unfinished = join(folder, `.${name}.part`);
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, name));
    },
  };
}
