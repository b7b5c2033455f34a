/** Receives the mail of the started platform. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface LeadPeers {
  /** `smtp://` URL. */
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** Folder into which it writes what it receives, as `.eml`. */
export const arrivals = (dataDir: string) => join(dataDir, 'arrived');

const portOf = (server: { address(): unknown }): number => {
  const address = server.address();
  if (typeof address !== 'object' || address === null || !('port' in address)) throw new Error('No port');
  return Number(address.port);
};

export async function startLeadPeers(dataDir: string): Promise<LeadPeers> {
  const folder = arrivals(dataDir);
  await mkdir(folder, { recursive: true });
  /** Writes atomically, because tests may read the folder at any moment. */
  async function take(mail: Readable, done: (error?: Error) => void): Promise<void> {
    const path = join(folder, randomUUID());
    await writeFile(path, await buffer(mail));
    await rename(path, `${path}.eml`);
    done();
  }
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      void take(stream, done);
    },
  });
  const mail = smtp.listen(0, '127.0.0.1');
  await once(mail, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(mail)}`,
    async close() {
      await new Promise<void>((resolve) => {
        smtp.close(resolve);
      });
    },
  };
}
