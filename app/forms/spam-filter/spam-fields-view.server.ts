import type { Form } from '@rooftop/forms/lead-forms';
import type { RequestContext } from '#app/context.server.ts';
import { HONEYPOT_FIELD, TOKEN_FIELD } from './spam-field-names.ts';

/** Hidden fields that help to detect programs. */
export interface SpamFieldsView {
  /** Signed token with the form, the dealership, and the time. */
  readonly token: string;
  /** Name of the hidden field with the token. */
  readonly tokenField: string;
  /** Name of the field that people cannot see. */
  readonly honeypotField: string;
}

/** Creates the guard of a form that is shown now. A page that contains it is not cached. */
export function spamFieldsView(
  {
    spamFilter,
    dealership,
    forOneVisitor,
  }: Pick<RequestContext, 'spamFilter' | 'dealership' | 'forOneVisitor'>,
  form: Form,
): SpamFieldsView {
  forOneVisitor();
  return {
    token: spamFilter.tokenFor({ dealership: dealership.id, form }),
    tokenField: TOKEN_FIELD,
    honeypotField: HONEYPOT_FIELD,
  };
}
