import { data } from '@remix-run/node';
import { contact } from '@rooftop/leads/kinds/contact';
import type { RequestContext } from '../../context.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { takeLead } from '../../forms/take-lead.server.ts';
import { claimedOffer, offerInLead } from '../../offers/claim.server.ts';
import { isTopic } from './topics.server.ts';

/** The action of every page with the message form on it. @param about what its general questions are about */
export async function takeMessage(request: Request, context: RequestContext, about: string | null = null) {
  const [form, offer] = await Promise.all([readForm(request), claimedOffer(request, context)]);
  const topic = form.get('topic');
  const asked = {
    kind: contact,
    topic: isTopic(topic) ? topic : undefined,
    facts: { offer: offer === undefined ? null : offerInLead(offer), about },
  };
  const { answer, init } = await takeLead(asked, request, form, context);
  return data(answer, init);
}
