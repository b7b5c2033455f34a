import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { describeFailure } from '../delivery/describe-failure.ts';
import { type ReplyNoticeOptions, sendReplyNotice } from './reply-notice.ts';
import type { InboundMail } from './reply-address.ts';

interface ReplyNoticeServices {
  readonly pool: Pool;
  readonly log: Pick<JobLog, 'warn'>;
  /** `inbound` is null if replies come in nowhere. */
  readonly answers: Omit<ReplyNoticeOptions, 'inbound' | 'log'> & { readonly inbound: InboundMail | null };
}

/** Makes one attempt to tell staff of a shopper's reply. After the last one, no job remains: the desk says it anyway. */
export const sendReplyNoticeJob = defineJob({
  name: 'send_reply_notice',
  group: 'messengers',
  /** Attempts over a few hours. */
  attempts: 10,
  payload: z.object({ message: z.uuid() }),
  async run({ pool, log, answers }: ReplyNoticeServices, { message }, { isLast }) {
    const { inbound } = answers;
    if (inbound === null) return;
    try {
      await sendReplyNotice(pool, message, { ...answers, inbound, log });
    } catch (error) {
      if (!isLast) throw error;
      log.warn({ message, problem: describeFailure(error) }, 'Could not tell a dealership of a reply');
    }
  },
});
