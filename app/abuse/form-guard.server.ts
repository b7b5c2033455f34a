import type { Form } from '@rooftop/leads/lead';
import type { RequestContext } from '../context.server.ts';
import { HONEYPOT_FIELD, TOKEN_FIELD } from './guard-fields.ts';

/** What a form carries, so that programs which fill in forms are known by it. */
export interface FormGuard {
  /** signed: for which form of which dealership it was made, and when */
  readonly token: string;
  /** name of the hidden field that holds the token */
  readonly tokenField: string;
  /** name of the field that no person sees */
  readonly honeypotField: string;
}

/** The guard of a form that is shown now: a page that has it is not kept. */
export function formGuard(
  { defence, dealership, forOneVisitor }: Pick<RequestContext, 'defence' | 'dealership' | 'forOneVisitor'>,
  form: Form,
): FormGuard {
  forOneVisitor();
  return {
    token: defence.tokenFor({ dealership: dealership.id, form }),
    tokenField: TOKEN_FIELD,
    honeypotField: HONEYPOT_FIELD,
  };
}
