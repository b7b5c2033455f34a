/** Notifies a dealership by mail of leads that nobody received. */
import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from '@rooftop/database/pool';
import { PermanentFailure } from '../delivery/channel.ts';
import { mailAddress } from '../mail/mail-address.ts';
import type { MailTransport } from '../mail/mail.ts';
import { noticeText } from './notice-text.ts';
import { createReleaseTicket } from './release-ticket.ts';
import { recordNotice, listUnreportedLeads, type UnreportedLead } from './unreported-leads.ts';

export const SEND_NOTICE = 'send_lead_notice';
/** Attempts of a notice job, over a few hours. */
const ATTEMPTS = 10;
/** Milliseconds per mail. */
const TIMEOUT_MS = 20_000;
/** Path prefix of the page that releases held leads. */
const RELEASE_PATH = '/held-leads/';

/** Adds the job of a dealership's notice unless there already is one. */
export async function addNoticeJob(pool: Pool, dealership: string): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.add_job($1, payload := $2::json, job_key := $3, job_key_mode := 'unsafe_dedupe',
       max_attempts := $4)`,
    [SEND_NOTICE, JSON.stringify({ dealership }), `lead-notice:${dealership}`, ATTEMPTS],
  );
}

/** Outcome of a notice. `nobody` means the dealership has no address for notices. */
export type NoticeOutcome = 'sent' | 'nobody' | 'nothing-to-tell';

/**
 * Sends one notice about all unreported leads of a dealership, to the addresses that were valid when the latest of
 * them came in.
 * @param options.key of the purpose lead-release
 * @throws Error if a mail could not be sent; the job retries
 */
export async function sendNotice(
  pool: Pool,
  dealership: string,
  options: { readonly transport: MailTransport; readonly key: Uint8Array },
): Promise<NoticeOutcome> {
  const untold = await listUnreportedLeads(pool, dealership);
  const latest = untold.toSorted((a, b) => b.number - a.number)[0];
  if (latest === undefined) return 'nothing-to-tell';
  const addresses = latest.to.flatMap((written) => mailAddress(written) ?? []);
  for (const to of addresses) await mail(to, { dealership, untold, latest }, options);
  await recordNotice(pool, dealership, addresses.length === 0 ? [] : untold);
  return addresses.length === 0 ? 'nobody' : 'sent';
}

async function mail(
  to: string,
  { dealership, untold, latest: { vendor } }: Told,
  { transport, key }: { readonly transport: MailTransport; readonly key: Uint8Array },
): Promise<void> {
  const now = new Date();
  const linkTo = ({ id }: UnreportedLead) =>
    `${vendor.url}${RELEASE_PATH}${createReleaseTicket(key, { dealership, lead: id }, now.getTime())}`;
  const { subject, text } = noticeText(untold, linkTo);
  const notice = {
    id: randomUUIDv7(),
    host: vendor.host,
    date: now,
    from: { name: vendor.name, address: mailAddress(vendor.sender) ?? `leads@${vendor.host}` },
    to,
    replyTo: null,
    subject,
    text,
    html: null,
    files: [],
  };
  try {
    await transport.send(notice, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    // One nonexistent mailbox must not keep the others from getting the notice.
    if (!(error instanceof PermanentFailure)) throw error;
  }
}

interface Told {
  readonly dealership: string;
  readonly untold: readonly UnreportedLead[];
  readonly latest: UnreportedLead;
}
