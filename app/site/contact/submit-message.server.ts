import { data } from '#app/framework.server.ts';
import { contact } from '@rooftop/leads/kinds/contact';
import { isTopic } from '@rooftop/leads/kinds/topics';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { claimedOffer, offerInLead } from '#app/vehicles/offers/claim.server.ts';
import { requestedVehicle } from '#app/vehicles/ask-about.server.ts';
import { leadVehicle } from '#app/vehicles/lead-vehicle.server.ts';

/** Action of every page with the message form. */
export async function submitMessage(request: Request, context: RequestContext) {
  const [form, offer, car] = await Promise.all([
    readForm(request),
    claimedOffer(request, context),
    requestedVehicle(request, context),
  ]);
  const topic = form.get('topic');
  const options = {
    kind: contact,
    topic: isTopic(topic) ? topic : undefined,
    facts: {
      offer: offer === undefined ? null : offerInLead(offer),
      vehicle: await leadVehicle(car, context),
    },
  };
  const { answer, init } = await submitLead(options, request, form, context);
  return data(answer, init);
}
