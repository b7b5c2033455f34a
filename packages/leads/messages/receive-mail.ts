/** Stores mail about leads. Whoever sent it reads that it was accepted only after that. */
import { randomUUIDv7 } from 'node:crypto';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { addJob } from '@rooftop/database/add-job';
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { type Actor, type LeadPlace, recordChange } from '../inbox/lead-history.ts';
import { hasUnsubscribed } from '../confirmations/stored-confirmations.ts';
import { dealershipAddressHash } from '../confirmations/unsubscribe-ticket.ts';
import { mailBrandShape } from '../mail/mail-look.ts';
import { circumstancesShape, leadContactShape, vendorShape } from '../lead.ts';
import { FORMS } from '@rooftop/forms/lead-forms';
import { kinds } from '../kinds/kinds.ts';
import { addAnswerJob } from './add-answer.ts';
import { cutQuote } from './cut-quote.ts';
import type { ShopperAnswer } from './shopper-answer.ts';
import type { MessageKind } from './message.ts';
import type { IncomingMail } from './parse-mail.ts';
import {
  type ClaimedReplyAddress,
  createReplyAddress,
  type InboundMail,
  isReplyAddressOf,
  type ReplyWriter,
} from './reply-address.ts';
import { sortMessage } from './sort-message.ts';
import { sendReplyNoticeJob } from './send-reply-notice.job.ts';
import { latestReplyId } from './stored-messages.ts';

/** What a lead that gets mail knows of its shopper and dealership. */
const leadShape = z.object({
  form: z.enum(FORMS),
  contact: leadContactShape,
  circumstances: circumstancesShape,
  vendor: vendorShape,
  /** How the dealership looked in the mail that confirmed the request. */
  brand: mailBrandShape.nullable().catch(null),
  lastHour: z.number(),
  forwarded: z.number(),
  /** Whether its address for staff still forwards. */
  forwards: z.boolean(),
  /** Whether we sent this very mail. */
  isOurAnswer: z.boolean(),
});

/** Days after a lead was accepted in which its address for staff forwards. */
const FORWARDING_DAYS = 90;

/** Mail that staff are told of: the shopper’s, and what may be the shopper’s or a colleague’s from another mailbox. */
const TOLD_KINDS: ReadonlySet<MessageKind> = new Set(['reply', 'otherAddress', 'unknownSender']);

/** A Message-ID that `answerMessageId` may have made. */
const ANSWER_ID = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/;

/** Finds the lead of an address. Returns null if the address is forged, or the lead was deleted. */
export async function findReplyPlace(
  pool: Pool,
  { key }: Pick<InboundMail, 'key'>,
  claimed: ClaimedReplyAddress,
): Promise<LeadPlace | null> {
  // The one query without a dealership: the address names the lead, and its signature the dealership.
  const { rows } = await pool.query<{ dealership: string }>('SELECT dealership FROM leads WHERE id = $1', [
    claimed.lead,
  ]);
  const [found] = rows;
  return found !== undefined && isReplyAddressOf(key, found.dealership, claimed)
    ? { dealership: found.dealership, id: claimed.lead }
    : null;
}

/** Somebody who works for a dealership. The name is null if they have no account: their mail says it. */
interface StaffSender {
  readonly id: string;
  readonly name: string | null;
}

export interface ReceiveOptions {
  readonly inbound: InboundMail;
  /** Of the purpose confirmations: under its hashes it is stored who has stopped mail. */
  readonly stopsKey: Uint8Array;
  /** Finds who works for a dealership and writes from this address: by their account, on the team's page or as a recipient of leads. */
  readonly findStaff: (dealership: string, address: string) => Promise<StaffSender | null>;
  /** Seals mail about a confidential lead with what the lead sealed. Returns null if that was deleted. */
  readonly seal: (
    client: PoolClient,
    place: LeadPlace,
    message: string,
    mail: { readonly subject: string; readonly text: string },
  ) => Promise<Buffer | null>;
}

/**
 * `tooMany`: the lead gets no more for now; the sender's server should try again later. `missing`: the lead was deleted,
 * or what a confidential one has sealed.
 */
export type ReceiveOutcome = 'stored' | 'repeated' | 'tooMany' | 'missing';

/**
 * Stores a mail with its lead, and forwards it if a staff member answers the shopper with it. What came in about a
 * confidential lead, and goes no further, is sealed.
 * @throws Error if it could not be stored, or nobody can say now whether its sender works there
 */
export async function receiveMail(
  pool: Pool,
  { inbound, stopsKey, findStaff, seal }: ReceiveOptions,
  {
    place,
    writtenTo,
    mail,
  }: { readonly place: LeadPlace; readonly writtenTo: ReplyWriter; readonly mail: IncomingMail },
): Promise<ReceiveOutcome> {
  const address = mail.from?.address ?? null;
  const staff = address === null ? null : await findStaff(place.dealership, address);
  return inTransaction(pool, async (client) => {
    const lead = await lockLead(client, place, mail.messageId);
    if (lead === null) return 'missing';
    if (lead.lastHour >= BUDGETS.mailsToLead.each) return 'tooMany';
    const sorted = sortMessage(
      {
        writtenTo,
        from: address,
        isAutomatic: mail.isAutomatic,
        hidesQuote: mail.isReply && cutQuote(mail.text).whole === '',
      },
      {
        shopper: lead.contact.email,
        isStaff: staff !== null,
        isOurs: lead.isOurAnswer || (address?.toLowerCase().endsWith(`@${inbound.domain}`) ?? false),
      },
    );
    const { email } = lead.contact;
    const mayForward =
      lead.forwards &&
      (email === null ||
        !(await hasUnsubscribed(client, dealershipAddressHash(stopsKey, place.dealership, email))));
    const kind = sorted === 'staffAnswer' && !mayForward ? 'fromStaff' : sorted;
    if (kind === 'staffAnswer' && lead.forwarded >= BUDGETS.forwardedMails.each) return 'tooMany';
    const by = {
      id: staff?.id ?? address ?? '',
      name: staff?.name ?? mail.from?.name ?? address ?? '',
    };
    const isForwarded = kind === 'staffAnswer';
    const answer: ShopperAnswer | null = isForwarded
      ? {
          language: lead.circumstances.language,
          brand: lead.brand,
          car: null,
          fromName: `${by.name}, ${lead.vendor.name}`,
          replyTo: createReplyAddress(inbound, 'shopper', place),
          inReplyTo: await latestReplyId(client, place),
        }
      : null;
    const id = randomUUIDv7();
    const isSealed = kinds[lead.form].isConfidential && !isForwarded;
    const sealed = isSealed
      ? await seal(client, place, id, { subject: mail.subject, text: mail.text })
      : null;
    if (isSealed && sealed === null) return 'missing';
    const isNew = await insert(client, {
      id,
      place,
      kind,
      mail,
      sealed,
      by: isForwarded ? by : null,
      answer,
    });
    if (!isNew) return 'repeated';
    await recordChange(client, place, { kind: 'mail', detail: kind }, isForwarded ? by : null);
    if (isForwarded) await addAnswerJob(client, place.dealership, id);
    if (TOLD_KINDS.has(kind)) await addNoticeJobOf(client, id);
    return 'stored';
  });
}

/** Locks the lead, so that two mails at once are counted one after the other. */
async function lockLead(client: PoolClient, { dealership, id }: LeadPlace, messageId: string) {
  const [, answer = null] = ANSWER_ID.exec(messageId) ?? [];
  const { rows } = await client.query(
    `SELECT form, content->'contact' AS contact, circumstances, vendor,
       accepted_at > now() - make_interval(days => $6) AS forwards,
       (SELECT message->'brand' FROM lead_confirmations WHERE lead = leads.id AND kind <> 'CO_BORROWER' LIMIT 1) AS brand,
       (SELECT count(*)::int FROM lead_messages WHERE lead = leads.id AND kind <> 'answer'
          AND at > now() - make_interval(secs => $3)) AS "lastHour",
       (SELECT count(*)::int FROM lead_messages WHERE lead = leads.id AND kind = 'staffAnswer'
          AND at > now() - make_interval(secs => $4)) AS forwarded,
       EXISTS (SELECT FROM lead_messages WHERE lead_messages.id = $5 AND answer IS NOT NULL) AS "isOurAnswer"
     FROM leads WHERE dealership = $1 AND id = $2 FOR UPDATE`,
    [
      dealership,
      id,
      BUDGETS.mailsToLead.windowMs / 1000,
      BUDGETS.forwardedMails.windowMs / 1000,
      answer,
      FORWARDING_DAYS,
    ],
  );
  return rows.length === 0 ? null : leadShape.parse(rows[0]);
}

interface NewMessage {
  readonly id: string;
  readonly place: LeadPlace;
  readonly kind: MessageKind;
  readonly mail: IncomingMail;
  /** Its subject and text, if they are stored only like this. */
  readonly sealed: Buffer | null;
  readonly by: Actor | null;
  readonly answer: ShopperAnswer | null;
}

/** Returns false if the mail is there already. */
async function insert(
  client: PoolClient,
  { id, place, kind, mail, sealed, by, answer }: NewMessage,
): Promise<boolean> {
  const { messageId, from, subject, text, attachments } = mail;
  const { rowCount } = await client.query(
    `INSERT INTO lead_messages (id, lead, dealership, kind, message_id, from_address, from_name, subject, body,
       attachments, user_id, user_name, answer, state, sealed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT (lead, message_id) DO NOTHING`,
    [
      id,
      place.id,
      place.dealership,
      kind,
      messageId,
      from?.address ?? null,
      from?.name ?? null,
      sealed === null ? subject : '',
      sealed === null ? text : '',
      JSON.stringify(attachments),
      by?.id ?? null,
      by?.name ?? null,
      answer,
      answer === null ? null : 'waiting',
      sealed,
    ],
  );
  return rowCount === 1;
}

/** Job key of the mail that tells staff about one that came in. */
export const noticeJobKey = (message: string): string => `reply-notice:${message}`;

const addNoticeJobOf = (client: PoolClient, message: string): Promise<void> =>
  addJob(client, sendReplyNoticeJob, { message }, { key: noticeJobKey(message) });
