import { BUDGETS } from '@rooftop/budgets/budgets';
import { callerKey } from '@rooftop/budgets/caller-key';
import type { Form } from '@rooftop/forms/lead-forms';
import type { RequestContext } from '#app/context.server.ts';
import { formatUntil } from '@rooftop/platform/wording/format-until';
import type { WordKey } from '#app/locales/wording.server.ts';
import { numberFor } from '../how-to-reach-us.server.ts';
import type { Count } from '@rooftop/platform/form-counts/rate-limits';

/** Why a step is not taken now. */
export interface StepLimit {
  /** Which limit was reached, until when, and how to go on without waiting. */
  readonly problem: string;
  readonly retryAfterSeconds: number;
}

/**
 * Counts one more sent step of a form, for its draft and for its caller at this dealership. A form that has no draft yet
 * begins one. A showroom full of people stays below the limits of their connection.
 * @param draft id of what was stored with the steps before. Null before the first one.
 * @returns null, or why the step is one too many
 */
export async function countStep(
  form: Form,
  draft: string | null,
  context: Pick<RequestContext, 'client' | 'company' | 'dealership' | 'limits' | 'locale' | 'now' | 't'>,
): Promise<StepLimit | null> {
  const { client, dealership, limits } = context;
  const { formDrafts, formSteps } = BUDGETS;
  const caller = [form, dealership.id, callerKey(client.ipAddress ?? '')] as const;
  // The draft comes first: who has used up their own share takes nothing of their connection's.
  if (draft !== null) {
    const ofDraft = await limits.count('formSteps', 'each', form, dealership.id, draft);
    if (ofDraft.isOver) return describe('form.error.stepsOfDraft', formSteps.each, ofDraft, form, context);
  } else {
    const begun = await limits.count('formDrafts', 'caller', ...caller);
    if (begun.isOver) return describe('form.error.stepsBegun', formDrafts.caller, begun, form, context);
  }
  const ofCaller = await limits.count('formSteps', 'caller', ...caller);
  return ofCaller.isOver
    ? describe('form.error.stepsOfConnection', formSteps.caller, ofCaller, form, context)
    : null;
}

async function describe(
  key: WordKey,
  limit: number,
  { retryAfterSeconds }: Count,
  form: Form,
  context: Pick<RequestContext, 'company' | 'dealership' | 'locale' | 'now' | 't'>,
): Promise<StepLimit> {
  const { dealership, locale, now, t } = context;
  const until = new Date(now.getTime() + retryAfterSeconds * 1000);
  const time = formatUntil(until, now, dealership.timeZone, locale);
  const number = await numberFor(form, context);
  const rest =
    number === null ? t('form.error.stepsUntil', { time }) : t('form.error.stepsUntilCall', { time, number });
  return { problem: `${t(key, { limit })} ${rest}`, retryAfterSeconds };
}
