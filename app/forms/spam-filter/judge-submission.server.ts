import type { VisitorProfile } from '@rooftop/leads/visitor';
import type { Form } from '@rooftop/forms/lead-forms';
import type { RequestContext } from '#app/context.server.ts';
import type { FormSubmission, SpamVerdict } from './spam-filter.ts';

/** A form as received by an action. */
export interface PostedForm {
  readonly form: Form;
  readonly request: Request;
  readonly context: RequestContext;
  /** See `FormSubmission`. */
  readonly counted?: FormSubmission['counted'];
}

/** Judges a submitted form before its fields are validated. */
export async function judgeSubmission(
  fields: FormData,
  { form, request, context, counted }: PostedForm,
): Promise<SpamVerdict> {
  const { spamFilter, dealership, client, visitor } = context;
  return spamFilter.judge({
    fields,
    form,
    dealership: dealership.id,
    headers: request.headers,
    client,
    counted,
    knownVisitor: visitor.isLead ? visitor.id : null,
    isPrefilled: isPrefilled(fields, await visitor.profile()),
  });
}

/** Whether a form has the email address that its visitor's forms are prefilled with. */
const isPrefilled = (fields: FormData, { email }: Pick<VisitorProfile, 'email'>): boolean =>
  email !== null && fields.get('email') === email;
