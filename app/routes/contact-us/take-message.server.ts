import { data } from '@remix-run/node';
import { contact } from '@rooftop/leads/kinds/contact';
import type { RequestContext } from '../../context.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { takeLead } from '../../forms/take-lead.server.ts';
import { isTopic } from './topics.server.ts';

/** The action of every page with the message form on it. */
export async function takeMessage(request: Request, context: RequestContext) {
  const form = await readForm(request);
  const topic = form.get('topic');
  const asked = { kind: contact, topic: isTopic(topic) ? topic : undefined };
  const { answer, init } = await takeLead(asked, request, form, context);
  return data(answer, init);
}
