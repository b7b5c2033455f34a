import { data } from '@remix-run/node';
import { contact } from '@rooftop/leads/kinds/contact';
import { isTopic, type Topic } from '@rooftop/leads/kinds/topics';
import type { Form } from '@rooftop/leads/lead';
import type { RequestContext } from '../../context.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { takeLead } from '../../forms/take-lead.server.ts';
import { claimedOffer, offerInLead } from '../../offers/claim.server.ts';
import { askedCar } from '../../vehicles/ask-about.server.ts';
import { leadVehicle } from '../../vehicles/lead-vehicle.server.ts';

/** What a page begins with a message, until it has a form of its own. */
export interface BegunByMessage {
  /** the topic that is chosen on it */
  readonly topic: Topic;
  /** what a message of the topic "general questions" is about there, as it stands in subjects of mail (decided, 7) */
  readonly about: string | null;
  /** the forms that it stands in for: their recipients get it */
  readonly standsFor: readonly Form[];
}

/**
 * The action of every page with the message form on it.
 * @param begun what the page begins. It holds for its own topic: a shopper who chooses another one writes about that.
 */
export async function takeMessage(request: Request, context: RequestContext, begun?: BegunByMessage) {
  const [form, offer, car] = await Promise.all([
    readForm(request),
    claimedOffer(request, context),
    askedCar(request, context),
  ]);
  const topic = form.get('topic');
  const { about = null, standsFor = [] } = topic === begun?.topic ? begun : {};
  const asked = {
    kind: contact,
    topic: isTopic(topic) ? topic : undefined,
    standsFor,
    facts: {
      offer: offer === undefined ? null : offerInLead(offer),
      about,
      vehicle: car === undefined ? null : leadVehicle(car),
    },
  };
  const { answer, init } = await takeLead(asked, request, form, context);
  return data(answer, init);
}
