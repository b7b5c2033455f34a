import type { MailTransport } from '@rooftop/leads/mail/mail';
import type { InboundMail } from '@rooftop/leads/messages/reply-address';
import type { ReplyNoticeOptions } from '@rooftop/leads/messages/reply-notice';
import type { AnswerOptions } from '@rooftop/leads/messages/send-answer';
import { orFallback } from '../../or-fallback.ts';
import type { Planner } from '../plan-waiting.ts';
import { minutesTaken, NO_HOURS } from '../response-clock.ts';

/** What the jobs need that send answers to shoppers and tell staff of replies. */
interface AnswerMailer extends AnswerOptions, Omit<ReplyNoticeOptions, 'inbound' | 'log'> {
  /** Where replies come in. Null if they come in nowhere. */
  readonly inbound: InboundMail | null;
}

/** While a dealership's settings cannot be read, its clock knows no opening hours, and its staff read English. */
export const createAnswerMailer = ({
  readDelivery,
  ...rest
}: Pick<Planner, 'readDelivery'> & {
  readonly transport: MailTransport;
  readonly inbound: InboundMail | null;
  readonly studioUrl: string;
}): AnswerMailer => ({
  ...rest,
  async readClock(dealership) {
    const settings = (await orFallback(readDelivery(dealership), null)) ?? NO_HOURS;
    return (lead, now) => minutesTaken(settings, lead, lead.startedAt, now);
  },
  readLanguage: async (dealership) =>
    (await orFallback(readDelivery(dealership), null))?.staffLanguage ?? 'en',
});
