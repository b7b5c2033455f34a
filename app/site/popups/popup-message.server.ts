/** A popup's message form, about an offer if the popup has one. */
import { contact } from '@rooftop/leads/kinds/contact';
import { isTopic } from '@rooftop/leads/kinds/topics';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { type LeadPopup, submitLead, type SubmitLeadResult } from '#app/forms/submit-lead.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { leadVehicle } from '#app/vehicles/lead-vehicle.server.ts';
import { offerInLead } from '#app/vehicles/offers/claim.server.ts';
import { currentOffers } from '#app/vehicles/offers/current-offers.ts';
import type { PlacedPopupForm, ShownContent } from './placed-popup-form.ts';

/** Returns the popup's offer, or undefined if it has none that is current. */
export async function offerOfPopup({ offer: key }: ShownContent, context: RequestContext) {
  if (key === null) return undefined;
  return currentOffers(await orFallback(context.content.offers(), []), context).find(
    (offer) => offer.key === key,
  );
}

/** A message, about the offer if the popup has one. */
export async function submitPopupMessage(
  request: Request,
  { content, car }: PlacedPopupForm,
  popup: LeadPopup,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const [form, offer, vehicle] = await Promise.all([
    readForm(request),
    offerOfPopup(content, context),
    leadVehicle(car, context),
  ]);
  const topic = form.get('topic');
  return submitLead(
    {
      kind: contact,
      topic: isTopic(topic) ? topic : undefined,
      facts: { vehicle, offer: offer === undefined ? null : offerInLead(offer) },
      popup,
    },
    request,
    form,
    context,
  );
}
