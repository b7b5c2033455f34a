/** Receivers of the started platform's leads: a mail server, and an HTTP channel of the dealer's software. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface LeadPeers {
  /** `smtp://` URL. */
  readonly smtpUrl: string;
  /** Base URL of the HTTP channel. */
  readonly apiUrl: string;
  close(): Promise<void>;
}

/** Folder into which both write what they receive: mail as `.eml`, calls as `.json`. */
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
  async function keep(ending: 'eml' | 'json', content: Buffer | string): Promise<void> {
    const path = join(folder, randomUUID());
    await writeFile(path, content);
    await rename(path, `${path}.${ending}`);
  }

  async function take(mail: Readable, done: (error?: Error) => void): Promise<void> {
    await keep('eml', await buffer(mail));
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
  const api = createServer((request, response) => {
    const answer = async () => {
      await keep('json', JSON.stringify({ path: request.url, body: JSON.parse(await text(request)) }));
      response.writeHead(202).end();
    };
    answer().catch(() => response.writeHead(400).end());
  }).listen(0, '127.0.0.1');
  await Promise.all([once(mail, 'listening'), once(api, 'listening')]);
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(mail)}`,
    apiUrl: `http://127.0.0.1:${portOf(api)}`,
    async close() {
      api.close();
      await new Promise<void>((resolve) => {
        smtp.close(resolve);
      });
    },
  };
}
