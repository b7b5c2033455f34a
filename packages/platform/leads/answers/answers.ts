/** What salespeople answer shoppers by mail. */
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { hasUnsubscribed } from '@rooftop/leads/confirmations/stored-confirmations';
import { dealershipAddressHash } from '@rooftop/leads/confirmations/unsubscribe-ticket';
import { type Actor, addHistory, type LeadPlace } from '@rooftop/leads/inbox/lead-history';
import type { Lead } from '@rooftop/leads/lead';
import { mailAddress } from '@rooftop/leads/mail/mail-address';
import { answerSubject } from '@rooftop/leads/messages/answer-subject';
import type { ShopperAnswer, AnswerCar } from '@rooftop/leads/messages/shopper-answer';
import type { AnswerDraft, AnswerRequest } from '@rooftop/leads/messages/messages-api';
import { createReplyAddress, type InboundMail } from '@rooftop/leads/messages/reply-address';
import { addAnswer, sendAnswerAgain } from '@rooftop/leads/messages/add-answer';
import { latestReplyId } from '@rooftop/leads/messages/stored-messages';
import { findOwnLead } from '@rooftop/leads/storage/find-lead';
import { cleanLine } from '@rooftop/leads/wording/clean-text';
import { ANSWER_WORDS } from './answer-words.ts';
import { fillTemplate } from './fill-template.ts';

/** How the dealership shows itself and its car to the shopper of a lead, now. */
interface ShownToShopper {
  readonly brand: ShopperAnswer['brand'];
  readonly car: AnswerCar | null;
  /** The dealership's template in the shopper's language. Null if it wrote none. */
  readonly template: string | null;
}

interface AnswersOptions {
  readonly pool: Pool;
  /** Of the purpose confirmations: under its hashes it is stored who has stopped mail. */
  readonly key: Uint8Array;
  readonly inbound: InboundMail | null;
  readonly showTo: (lead: Lead) => Promise<ShownToShopper>;
}

/**
 * `held`: a held lead is released before anything is sent. `noAddress`: the shopper left no valid one. `stopped`: they
 * have stopped mail of the dealership, and nobody confirmed that this one is sent all the same.
 */
export type AnswerRefusal = 'missing' | 'held' | 'noAddress' | 'stopped';

export type Answers = ReturnType<typeof createAnswers>;

export function createAnswers({ pool, key, inbound, showTo }: AnswersOptions) {
  async function findAnswerable(
    place: LeadPlace,
  ): Promise<{ readonly lead: Lead; readonly to: string } | AnswerRefusal> {
    const lead = await findOwnLead(pool, place);
    if (lead === null) return 'missing';
    if (lead.state === 'quarantined') return 'held';
    const to = mailAddress(lead.content.contact.email);
    return to === null ? 'noAddress' : { lead, to };
  }

  const hasStopped = ({ dealership }: LeadPlace, to: string): Promise<boolean> =>
    hasUnsubscribed(pool, dealershipAddressHash(key, dealership, to));

  return {
    /** What an answer begins as. */
    async draft(place: LeadPlace, by: Actor): Promise<AnswerDraft | AnswerRefusal> {
      const found = await findAnswerable(place);
      if (typeof found === 'string') return found;
      const { lead, to } = found;
      const [{ car, template }, isStopped, mailbox] = await Promise.all([
        showTo(lead),
        hasStopped(place, to),
        inbound === null ? mailboxOf(pool, lead) : null,
      ]);
      const { language } = lead.circumstances;
      const words = ANSWER_WORDS[language];
      const dealership = lead.vendor.name;
      const text = fillTemplate(template ?? (car === null ? words.templateWithoutCar : words.template), {
        name: cleanLine(lead.content.contact.firstName) ?? words.nobody,
        car: car?.title ?? words.noCar,
        salesperson: by.name,
        dealership,
      });
      const subject = answerSubject(language, { car: car?.title ?? null, dealership });
      return { to, language, subject, text, car, isStopped, repliesTo: mailbox };
    },

    /** Stores an answer, which is sent at once. A second one with the same id does nothing. */
    async send(
      place: LeadPlace,
      by: Actor,
      { id, subject, text, hasCar, isAllowed }: AnswerRequest,
    ): Promise<'stored' | AnswerRefusal> {
      const found = await findAnswerable(place);
      if (typeof found === 'string') return found;
      const { lead, to } = found;
      const isStopped = await hasStopped(place, to);
      if (isStopped && !isAllowed) return 'stopped';
      const { brand, car } = await showTo(lead);
      await inTransaction(pool, async (client) => {
        const isNew = await addAnswer(client, place, lead.vendor.host, {
          id,
          kind: 'answer',
          by,
          subject,
          text: text.replaceAll('\r\n', '\n'),
          answer: {
            language: lead.circumstances.language,
            brand,
            car: hasCar ? car : null,
            fromName: `${by.name}, ${lead.vendor.name}`,
            replyTo:
              inbound === null ? await mailboxOf(pool, lead) : createReplyAddress(inbound, 'shopper', place),
            inReplyTo: await latestReplyId(client, place),
          },
        });
        if (isNew && isStopped) await addHistory(client, place, { kind: 'mailedAnyway', detail: null }, by);
      });
      return 'stored';
    },

    /**
     * Sends an answer again that was given up: `missing` if there is none. Whoever has stopped mail meanwhile is written
     * a new one, which asks first.
     */
    async again(place: LeadPlace, id: string, by: Actor): Promise<'stored' | AnswerRefusal> {
      const found = await findAnswerable(place);
      if (typeof found === 'string') return found;
      if (await hasStopped(place, found.to)) return 'stopped';
      const isSent = await inTransaction(pool, (client) => sendAnswerAgain(client, place, id, by));
      return isSent ? 'stored' : 'missing';
    },
  };
}

/** The mailbox that got the lead, or else the dealership's, or the one that mail is from. */
async function mailboxOf(pool: Pool, { id, dealership, vendor }: Lead): Promise<string> {
  const { rows } = await pool.query<{ to: string | null }>(
    `SELECT destination->>'to' AS to FROM deliveries
     WHERE dealership = $1 AND lead = $2 AND destination->>'channel' = 'text-mail' ORDER BY id`,
    [dealership, id],
  );
  const known = [...rows.map(({ to }) => to), vendor.contact.email, vendor.sender].map(mailAddress);
  return known.find((address) => address !== null) ?? `leads@${vendor.host}`;
}
