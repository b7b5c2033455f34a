import type { Form } from '@rooftop/leads/lead';
import type { RequestContext } from '../context.server.ts';
import type { Judgement } from './defence.ts';

/** A form as received by an action. */
export interface Posted {
  readonly form: Form;
  readonly request: Request;
  readonly context: RequestContext;
}

/** Judges a submitted form before its fields are validated. */
export function judgeSubmission(fields: FormData, { form, request, context }: Posted): Promise<Judgement> {
  const { defence, dealership, client, visitor } = context;
  return defence.judge({
    fields,
    form,
    dealership: dealership.id,
    headers: request.headers,
    client,
    knownVisitor: visitor.isLead ? visitor.id : null,
  });
}
