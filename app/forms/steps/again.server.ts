import { data } from '#app/framework.server.ts';
import type { RequestContext } from '#app/context.server.ts';
import type { Answered } from './step-answer.ts';
import type { StepLimit } from './count-step.server.ts';

/** Status of a step that is shown again. Scripts get 200, or browsers would log a failure. */
export const againStatus = ({ isDocument }: Pick<RequestContext, 'isDocument'>): number =>
  isDocument ? 422 : 200;

/** What was wrong with a step, by field, with what was entered. */
export const again = (
  problems: Answered['problems'],
  values: Answered['values'],
  context: Pick<RequestContext, 'isDocument'>,
) => data({ problems, values }, againStatus(context));

/** The step again, with what was entered, because it is one too many. */
export const againLater = (
  { problem, retryAfterSeconds }: StepLimit,
  values: Answered['values'],
  { isDocument }: Pick<RequestContext, 'isDocument'>,
) =>
  data(
    { problems: { form: problem }, values },
    isDocument ? { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } } : 200,
  );
