import { data } from '@remix-run/node';
import { contact } from '@rooftop/leads/kinds/contact';
import { isTopic, type Topic } from '@rooftop/leads/kinds/topics';
import type { Form } from '@rooftop/tenancy/lead-forms';
import type { RequestContext } from '../../context.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { submitLead } from '../../forms/submit-lead.server.ts';
import { claimedOffer, offerInLead } from '../../vehicles/offers/claim.server.ts';
import { requestedVehicle } from '../../vehicles/ask-about.server.ts';
import { leadVehicle } from '../../vehicles/lead-vehicle.server.ts';

/** A process that starts with a message until it has a form of its own. */
export interface MessageFlow {
  /** Topic that is selected on the page. */
  readonly topic: Topic;
  /** Subject of messages with the topic "general questions" on this page, as used in email subjects (decided, 7). */
  readonly about: string | null;
  /** Forms that the message replaces. It goes to their recipients. */
  readonly replacedForms: readonly Form[];
}

/**
 * Action of every page with the message form.
 * @param begun Process that the page starts. Applies only while its own topic is selected.
 */
export async function submitMessage(request: Request, context: RequestContext, begun?: MessageFlow) {
  const [form, offer, car] = await Promise.all([
    readForm(request),
    claimedOffer(request, context),
    requestedVehicle(request, context),
  ]);
  const topic = form.get('topic');
  const { about = null, replacedForms = [] } = topic === begun?.topic ? begun : {};
  const asked = {
    kind: contact,
    topic: isTopic(topic) ? topic : undefined,
    replacedForms,
    facts: {
      offer: offer === undefined ? null : offerInLead(offer),
      about,
      vehicle: await leadVehicle(car, context),
    },
  };
  const { answer, init } = await submitLead(asked, request, form, context);
  return data(answer, init);
}
