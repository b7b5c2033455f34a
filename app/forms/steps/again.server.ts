import { data } from '@remix-run/node';
import type { RequestContext } from '../../context.server.ts';
import type { Answered } from './step-answer.ts';

/** What was wrong with a step, by field, with what was entered. Scripts get 200, or browsers would log a failure. */
export const again = (
  problems: Answered['problems'],
  values: Answered['values'],
  { isDocument }: Pick<RequestContext, 'isDocument'>,
) => data({ problems, values }, isDocument ? 422 : 200);
