import { inTransaction, type Pool } from '@rooftop/database/pool';
import { hasUnsubscribedSince } from '../confirmations/stored-confirmations.ts';
import { dealershipAddressHash } from '../confirmations/unsubscribe-ticket.ts';
import { PermanentFailure } from '../delivery/channel.ts';
import { describeFailure } from '../delivery/describe-failure.ts';
import { changeLeadWithin, type ClockedLead } from '../inbox/change-lead.ts';
import { mailAddress } from '../mail/mail-address.ts';
import type { MailTransport } from '../mail/mail.ts';
import { answerMail } from './answer-mail.ts';
import { forwardedSubject } from './answer-subject.ts';
import { cutQuote } from './cut-quote.ts';
import { MAIL_STOPPED, NO_ADDRESS, NOTHING_WRITTEN } from './mail-failure.ts';
import { findWaitingAnswer, recordAnswer, type WaitingAnswer } from './stored-messages.ts';

/** Milliseconds per mail. */
const TIMEOUT_MS = 20_000;

export interface AnswerOptions {
  readonly transport: MailTransport;
  /** Of the purpose confirmations: under its hashes it is stored who has stopped mail. */
  readonly stopsKey: Uint8Array;
  /** Returns how many minutes of opening hours have passed since a lead's clock started. */
  readonly readClock: (dealership: string) => Promise<(lead: ClockedLead, now: Date) => number>;
}

/**
 * Makes one attempt to send an answer. Once the mail server has accepted it, the response clock stops. If this process
 * dies in between, the shopper gets it twice with the same Message-ID. An answer that was waiting when the shopper
 * stopped mail of the dealership is withheld; one that a salesperson confirmed after that is sent.
 * @returns why it failed for good, or null
 * @throws Error if it should be retried
 */
export async function sendAnswer(
  pool: Pool,
  id: string,
  { transport, stopsKey, readClock }: AnswerOptions,
  { isLast }: { readonly isLast: boolean },
): Promise<string | null> {
  const waiting = await findWaitingAnswer(pool, id);
  if (waiting === null) return null;
  const { dealership, lead, userId, userName, email, at } = waiting;
  const place = { dealership, id: lead };
  const isStopped =
    email !== null &&
    (await hasUnsubscribedSince(pool, dealershipAddressHash(stopsKey, dealership, email), at));
  if (isStopped) {
    await inTransaction(pool, (client) =>
      recordAnswer(client, place, id, { state: 'withheld', problem: MAIL_STOPPED }),
    );
    return null;
  }
  const minutesAt = await readClock(dealership);
  const mail = composedOf(id, waiting);
  const failure =
    typeof mail === 'string'
      ? new PermanentFailure(mail)
      : await failureOf(transport.send(mail, AbortSignal.timeout(TIMEOUT_MS)));
  if (failure !== null) {
    const problem = describeFailure(failure);
    const isFinal = isLast || failure instanceof PermanentFailure;
    await inTransaction(pool, (client) =>
      recordAnswer(client, place, id, { state: isFinal ? 'dead' : 'waiting', problem }),
    );
    if (!isFinal) throw new Error(problem);
    return problem;
  }
  await inTransaction(pool, async (client) => {
    if (!(await recordAnswer(client, place, id, { state: 'sent', problem: null }))) return;
    const now = new Date();
    await changeLeadWithin(
      client,
      place,
      { action: 'answered', by: 'mail' },
      {
        by: { id: userId, name: userName },
        now,
        version: null,
        minutesTaken: (clocked) => minutesAt(clocked, now),
      },
    );
  });
  return null;
}

/**
 * The mail, or why there is none. Of a staff member's mail, its subject and what it quotes stay here: they may be of
 * mail to staff.
 */
function composedOf(
  id: string,
  { kind, email, vendor, at, subject: written, body, answer, latestSubject }: WaitingAnswer,
) {
  const to = mailAddress(email);
  if (to === null) return NO_ADDRESS;
  const isForwarded = kind === 'staffAnswer';
  const text = isForwarded ? cutQuote(body).own : body;
  if (text.trim() === '') return NOTHING_WRITTEN;
  const subject = isForwarded
    ? forwardedSubject(latestSubject, { language: answer.language, dealership: vendor.name })
    : written;
  return answerMail(answer, { id, to, vendor, at, subject, text });
}

async function failureOf(sending: Promise<void>): Promise<unknown> {
  try {
    await sending;
    return null;
  } catch (error) {
    return error ?? new Error('Failed without an error message');
  }
}
