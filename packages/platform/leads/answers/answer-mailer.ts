import type { MailTransport } from '@rooftop/leads/mail/mail';
import type { InboundMail } from '@rooftop/leads/messages/reply-address';
import type { ReplyNoticeOptions } from '@rooftop/leads/messages/reply-notice';
import type { AnswerOptions } from '@rooftop/leads/messages/send-answer';
import { mailboxesOf } from '../../inbound-mail/find-staff.ts';
import { orFallback } from '../../or-fallback.ts';
import { noticeAddresses } from '../notice-addresses.ts';
import type { Planner } from '../plan-waiting.ts';
import { minutesTaken, NO_HOURS } from '../response-clock.ts';

/** What the jobs need that send answers to shoppers and tell staff of replies. */
interface AnswerMailer extends AnswerOptions, Omit<ReplyNoticeOptions, 'inbound' | 'log'> {
  /** Where replies come in. Null if they come in nowhere. */
  readonly inbound: InboundMail | null;
}

/**
 * While a dealership's settings cannot be read, its clock knows no opening hours, and nobody is told of replies: who may
 * read them is in the settings.
 */
export const createAnswerMailer = ({
  readDelivery,
  ...rest
}: Pick<Planner, 'readDelivery'> & {
  readonly transport: MailTransport;
  readonly stopsKey: Uint8Array;
  readonly inbound: InboundMail | null;
  readonly studioUrl: string;
}): AnswerMailer => ({
  ...rest,
  async readClock(dealership) {
    const settings = (await orFallback(readDelivery(dealership), null)) ?? NO_HOURS;
    return (lead, now) => minutesTaken(settings, lead, lead.startedAt, now);
  },
  async readReaders(dealership) {
    const settings = await readDelivery(dealership);
    return settings === null
      ? { language: 'en', mailboxes: [], otherwise: [] }
      : {
          language: settings.staffLanguage,
          mailboxes: mailboxesOf(settings),
          otherwise: noticeAddresses(settings),
        };
  },
});
