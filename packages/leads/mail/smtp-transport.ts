import { createTransport } from 'nodemailer';
import { PermanentFailure } from '../delivery/channel.ts';
import { MAIL_FAILURES } from '../messages/mail-failure.ts';
import { composeMail } from './compose-mail.ts';
import type { MailTransport } from './mail.ts';

/** Milliseconds per step. The signal limits the total. */
const TIMEOUT_MS = 20_000;

/** Hosts to which mail may go without TLS: it does not leave the machine. */
const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Replies that permanently reject the recipient: no such mailbox, not local, invalid name (RFC 5321, 4.2.3). */
const NO_SUCH_MAILBOX = new Set([550, 551, 553]);

/**
 * Sends mail over SMTP with a connection per mail. Leads are few, and a dead connection blocks no other mail.
 * Mail to another machine is sent over TLS or not at all.
 * @param smtpUrl `smtp://user:password@host:port`, `smtps://…`
 */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    requireTLS: !THIS_MACHINE.test(new URL(smtpUrl).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  });
  return {
    async send(mail, signal) {
      const raw = await composeMail(mail);
      const envelope = { from: mail.from.address, to: [mail.to] };
      try {
        await transporter.sendMail({ envelope, raw, signal });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** Codes of Nodemailer, and of our own timeout, for a server that gave no answer. */
const UNREACHABLE = new Set(['EABORT', 'ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT']);

/** Describes an SMTP error without the server's words, which may repeat customer data. */
function failureOf(error: unknown): Error {
  const text = (key: string): string =>
    error instanceof Error && key in error ? String(Reflect.get(error, key) ?? '') : '';
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text('response'))?.[0] ?? '';
  const parts = [text('responseCode'), status, text('code'), text('command')].filter(Boolean).join(' ');
  const verdict = UNREACHABLE.has(text('code')) ? MAIL_FAILURES.unreachable : MAIL_FAILURES.rejected;
  const message = `${verdict}: ${parts || 'no reason given'}`;
  const isFinal = text('command') === 'RCPT TO' && NO_SUCH_MAILBOX.has(Number(text('responseCode')));
  return isFinal ? new PermanentFailure(message) : new Error(message);
}
