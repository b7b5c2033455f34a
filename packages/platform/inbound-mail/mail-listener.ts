/** Takes mail about leads by SMTP. What was accepted is stored. */
import { once } from 'node:events';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { callerKey } from '@rooftop/budgets/caller-key';
import { createShares } from '@rooftop/budgets/shares';
import type { Pool } from '@rooftop/database/pool';
import { parseIncomingMail } from '@rooftop/leads/messages/parse-mail';
import { findReplyPlace, receiveMail, type ReceiveOptions } from '@rooftop/leads/messages/receive-mail';
import { parseReplyAddress } from '@rooftop/leads/messages/reply-address';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { PERMANENT, SmtpRefusal, TEMPORARY } from './smtp-refusal.ts';

interface MailListenerOptions extends ReceiveOptions {
  readonly pool: Pool;
  /** IP address and port to listen on. Port 0 chooses a free one. */
  readonly host: string;
  readonly port: number;
  /** PEM with a certificate chain and its key, for STARTTLS. Null offers none. */
  readonly tls: string | null;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds in which a mail has to be read, however steadily it comes. Five minutes by default. */
  readonly readMs?: number;
}

interface MailListener {
  readonly port: number;
  /** Takes no more mail and waits for what is being received. */
  close(): Promise<void>;
}

/** Milliseconds that a silent connection stays open, and that running ones get when the process ends. */
const IDLE_MS = 60_000;
const CLOSE_MS = 10_000;
const READ_MS = 5 * 60_000;

type Done = (error?: Error | null, message?: string) => void;

/**
 * Answers the sender when the work has ended: with the refusal that it threw, or with a temporary one, so that they try
 * again.
 */
async function answerAfter(
  log: MailListenerOptions['log'],
  done: Done,
  work: Promise<string | undefined>,
): Promise<void> {
  let refusal: SmtpRefusal | null = null;
  let message: string | undefined;
  try {
    message = await work;
  } catch (error) {
    refusal = error instanceof SmtpRefusal ? error : TEMPORARY.failed();
    if (refusal !== error) log.error({ err: error }, 'Mail about a lead could not be stored yet');
  }
  done(refusal, message);
}

/** @throws Error if the port cannot be listened on */
export async function openMailListener(options: MailListenerOptions): Promise<MailListener> {
  const { pool, inbound, host, port, tls, log, readMs = READ_MS } = options;
  const sockets = createShares(BUDGETS.inboundMailSockets);
  const mails = createShares(BUDGETS.inboundMails);
  const unknown = createShares(BUDGETS.unknownMailboxes);
  const held = createShares(BUDGETS.inboundMailBytes);
  const callerOf = ({ remoteAddress }: SMTPServerSession) => ({ caller: callerKey(remoteAddress) });

  /** Returns the lead of an address. Null if there is no such mailbox, or none any more. */
  async function placeOf(address: string) {
    const claimed = parseReplyAddress(inbound.domain, address);
    const place = claimed && (await findReplyPlace(pool, inbound, claimed));
    return claimed && place && { place, writtenTo: claimed.writer };
  }

  /**
   * Returns the leads that a mail was sent to, each once. A mail to both addresses of a lead counts as one to the
   * dealership's people, because only that one is forwarded.
   */
  async function placesOf({ envelope }: SMTPServerSession) {
    const found = await Promise.all(envelope.rcptTo.map(({ address }) => placeOf(address)));
    const known = found.filter((one) => one !== null);
    const ordered = [
      ...known.filter(({ writtenTo }) => writtenTo === 'staff'),
      ...known.filter(({ writtenTo }) => writtenTo !== 'staff'),
    ];
    return ordered.filter(
      ({ place }, index) => ordered.findIndex((other) => other.place.id === place.id) === index,
    );
  }

  async function checkRecipient(address: string, session: SMTPServerSession): Promise<undefined> {
    if (session.envelope.rcptTo.length >= BUDGETS.mailRecipients.each) throw TEMPORARY.tooManyRecipients();
    if ((await placeOf(address)) !== null) return;
    // A mail server in front is the one caller of all mail: whoever invents addresses must not stop the others.
    throw unknown.take(callerOf(session)) === undefined ? PERMANENT.noMailbox() : TEMPORARY.tooMany();
  }

  /** Reads a mail into memory, as far as its caller and all mails together may use it, and works on it. */
  async function withBytes<Result>(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    work: (bytes: Buffer) => Promise<Result>,
  ): Promise<Result> {
    const parts: Buffer[] = [];
    let bytes = 0;
    const caller = callerOf(session);
    let refusal = mails.take(caller) === undefined ? null : TEMPORARY.tooMany();
    const deadline = setTimeout(() => stream.destroy(TEMPORARY.tooSlow()), readMs);
    try {
      // All of it has to be read before it can be refused.
      for await (const part of stream) {
        if (refusal !== null) continue;
        const read = Buffer.from(part);
        if (bytes + read.length > BUDGETS.inboundMailBytes.each) refusal = PERMANENT.tooLarge();
        else if (held.take(caller, read.length) !== undefined) refusal = TEMPORARY.tooMany();
        else {
          bytes += read.length;
          parts.push(read);
        }
      }
      clearTimeout(deadline);
      if (refusal !== null) throw refusal;
      return await work(Buffer.concat(parts));
    } finally {
      clearTimeout(deadline);
      held.release(caller, bytes);
    }
  }

  async function take(bytes: Buffer, session: SMTPServerSession): Promise<string> {
    const { mailFrom } = session.envelope;
    const mail = await parseIncomingMail(bytes, mailFrom === false ? '' : mailFrom.address).catch(() => {
      throw PERMANENT.unreadable();
    });
    let isStored = false;
    for (const addressed of await placesOf(session)) {
      const outcome = await receiveMail(pool, options, { ...addressed, mail });
      log.info({ dealership: addressed.place.dealership, outcome }, 'Mail about a lead came in');
      if (outcome === 'tooMany') throw TEMPORARY.tooMany();
      isStored ||= outcome !== 'missing';
    }
    if (!isStored) throw PERMANENT.noMailbox();
    return 'Stored with its lead';
  }

  /** Ids of sessions that have a share of the connections. */
  const open = new Set<string>();
  const server = new SMTPServer({
    name: inbound.domain,
    banner: 'Rooftop',
    size: BUDGETS.inboundMailBytes.each,
    // What SMTP calls commands: nobody signs in here, and without a certificate there is no TLS.
    disabledCommands: tls === null ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...(tls !== null && { cert: tls, key: tls }),
    disableReverseLookup: true,
    socketTimeout: IDLE_MS,
    closeTimeout: CLOSE_MS,
    maxClients: BUDGETS.inboundMailSockets.process,
    logger: false,
    onConnect(session, done) {
      const isRefused = sockets.take(callerOf(session)) !== undefined;
      if (!isRefused) open.add(session.id);
      done(isRefused ? TEMPORARY.busy() : null);
    },
    onClose(session) {
      if (open.delete(session.id)) sockets.release(callerOf(session));
    },
    onRcptTo: ({ address }, session, done) => void answerAfter(log, done, checkRecipient(address, session)),
    onData: (stream, session, done) =>
      void answerAfter(
        log,
        done,
        withBytes(stream, session, (bytes) => take(bytes, session)),
      ),
  });
  // A connection that breaks is its sender's to open again.
  server.on('error', (error) =>
    log.warn({ code: Reflect.get(error, 'code') }, 'A mail server’s connection broke'),
  );
  const inside = server.listen(port, host);
  await once(inside, 'listening');
  const address = inside.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
