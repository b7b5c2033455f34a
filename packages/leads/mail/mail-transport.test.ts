import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { PermanentFailure } from '../delivery/channel.ts';
import { exampleLead } from '../../../tests/support/leads/malicious-leads.ts';
import { createMailTransport } from './mail-transport.ts';
import { outgoingMail, readMail } from '../../../tests/support/mail.ts';
import { textMail } from './text-mail.ts';

const mail = textMail(outgoingMail(exampleLead()));
const never = new AbortController().signal;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Starts a real mail server on its own port. */
async function serve(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

describe('SMTP transport', () => {
  it('delivers the mail to one recipient', async () => {
    const got: { from: unknown; to: string[]; bytes: Buffer }[] = [];
    const smtpUrl = await serve({
      onData(stream, { envelope }, done) {
        const from = envelope.mailFrom === false ? null : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          got.push({ from, to, bytes: Buffer.concat(chunks) });
          done();
        });
      },
    });
    await createMailTransport({ smtpUrl }).send(mail, never);
    expect(got).toMatchObject([{ from: 'leads@a.example', to: ['sales@dealer.example'] }]);
    expect((await readMail(got[0]?.bytes ?? '')).text?.trim()).toBe(mail.text.trim());
  });

  it.each<{ story: string; options: SMTPServerOptions; isFinal: boolean; says: RegExp }>([
    {
      story: 'unknown mailbox',
      options: { onRcptTo: (_to, _session, done) => done(refusal(550, '5.1.1 no Ada Miller here')) },
      isFinal: true,
      says: /^The mail server rejected it: 550 5\.1\.1 EENVELOPE RCPT TO$/,
    },
    {
      story: 'full mailbox',
      options: { onRcptTo: (_to, _session, done) => done(refusal(452, '4.2.2 full')) },
      isFinal: false,
      says: /452 4\.2\.2/,
    },
    {
      story: 'unknown client',
      options: { onMailFrom: (_from, _session, done) => done(refusal(550, '5.7.1 who are you')) },
      isFinal: false,
      says: /550 5\.7\.1/,
    },
    {
      story: 'rejection after the data',
      options: {
        onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(451, 'later'))),
      },
      isFinal: false,
      says: /451/,
    },
    {
      story: 'authentication required',
      options: { authOptional: false },
      isFinal: false,
      says: /530/,
    },
  ])('$story: final is $isFinal', async ({ options, isFinal, says }) => {
    const sending = createMailTransport({ smtpUrl: await serve(options) }).send(mail, never);
    const error = await sending.catch((thrown: unknown) => thrown);
    expect(error instanceof PermanentFailure).toBe(isFinal);
    expect(error).toHaveProperty('message', expect.stringMatching(says));
    expect(String(error)).not.toContain('Ada');
  });

  it('sends nothing to another machine that offers no TLS', async () => {
    const received: string[] = [];
    const url = new URL(
      await serve({
        onMailFrom({ address }, _session, done) {
          received.push(address);
          done();
        },
      }),
    );
    // Not the name of this machine, although it leads here.
    url.hostname = '0.0.0.0';
    await expect(createMailTransport({ smtpUrl: url.href }).send(mail, never)).rejects.toThrow(
      /The mail server rejected it/,
    );
    expect(received).toEqual([]);
  });

  it('rejects if the server is unreachable', async () => {
    const sending = createMailTransport({ smtpUrl: 'smtp://127.0.0.1:1' }).send(mail, never);
    await expect(sending).rejects.toThrow('The mail server could not be reached: ESOCKET');
  });

  it('gives up on a hanging server after the timeout', async () => {
    const smtpUrl = await serve({ onConnect: () => {} });
    const sending = createMailTransport({ smtpUrl }).send(mail, AbortSignal.timeout(200));
    await expect(sending).rejects.toThrow('The mail server could not be reached: EABORT');
  });
});

describe('folder transport', () => {
  it('writes complete files that only the owner can read, and replaces the file of a repeat', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rooftop-mail-'));
    closing.push(() => rm(folder, { recursive: true }));
    const transport = createMailTransport({ folder: join(folder, 'mail') });
    await transport.send(mail, never);
    await transport.send(mail, never);
    const files = await readdir(join(folder, 'mail'));
    expect(files).toEqual(['2026-11-21T19-05-00.000Z-019aa8f0-0000-7000-8000-00000000d001.eml']);
    const path = join(folder, 'mail', files[0] ?? '');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readMail(await readFile(path))).messageId).toBe(`<${mail.id}@a.example>`);
  });
});
