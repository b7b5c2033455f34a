/** Sends answers to shoppers, and tells staff of their replies. */
import type { Pool } from '@rooftop/database/pool';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import type { MailTransport } from '@rooftop/leads/mail/mail';
import { sendReplyNotice } from '@rooftop/leads/messages/reply-notice';
import type { InboundMail } from '@rooftop/leads/messages/reply-address';
import { sendAnswer } from '@rooftop/leads/messages/send-answer';
import { endLostAnswers } from '@rooftop/leads/messages/stored-messages';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Planner } from '../leads/plan-waiting.ts';
import { minutesTaken, NO_HOURS } from '../leads/response-clock.ts';
import { orFallback } from '../or-fallback.ts';

const payloadShape = z.object({ message: z.uuid() });

export interface AnswerOptions {
  readonly transport: MailTransport;
  /** Where replies come in. Null if they come in nowhere. */
  readonly inbound: InboundMail | null;
  /** URL of the Studio, where the desk is. */
  readonly studioUrl: string;
}

/** Makes one attempt to send an answer. Throws if it should be retried; the job queue waits longer each time. */
export async function answerShopper(
  { pool, readDelivery }: Planner,
  log: Pick<Logger, 'info' | 'error'>,
  { transport }: AnswerOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const { message } = payloadShape.parse(payload);
  const problem = await sendAnswer(pool, message, {
    transport,
    isLast: attempts >= max_attempts,
    async readClock(dealership) {
      const settings = (await orFallback(readDelivery(dealership), null)) ?? NO_HOURS;
      return (lead, now) => minutesTaken(settings, lead, lead.startedAt, now);
    },
  });
  if (problem !== null) log.error({ message, problem }, 'Could not send an answer and gave up');
}

/** Makes one attempt to tell staff of a reply. Throws if it should be retried. */
export async function tellOfReply(
  { pool, readDelivery }: Planner,
  log: Pick<Logger, 'warn'>,
  { transport, inbound, studioUrl }: AnswerOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const { message } = payloadShape.parse(payload);
  if (inbound === null) return;
  try {
    await sendReplyNotice(pool, message, {
      transport,
      log,
      inbound,
      studioUrl,
      readLanguage: async (dealership) =>
        (await orFallback(readDelivery(dealership), null))?.staffLanguage ?? 'en',
    });
  } catch (error) {
    if (attempts < max_attempts) throw error;
    log.warn({ message, problem: describeFailure(error) }, 'Could not tell a dealership of a reply');
  }
}

/** Gives up answers that no job will retry. */
export async function giveUpLostAnswers(pool: Pool, log: Pick<Logger, 'error'>): Promise<void> {
  const count = await endLostAnswers(pool);
  if (count > 0) log.error({ count }, 'Answers had lost their jobs and were given up');
}
