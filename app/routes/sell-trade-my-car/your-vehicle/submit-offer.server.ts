import { tradeIn } from '@rooftop/leads/kinds/trade-in';
import type { LeadFile } from '@rooftop/leads/lead';
import type { RequestContext } from '#app/context.server.ts';
import { contactInForm } from '#app/forms/contact-in-form.ts';
import { splitDayAndTime } from '#app/forms/day-and-time-value.ts';
import type { StepPlace } from '#app/forms/steps/step-row.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { seeOther } from '#app/http/see-other.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { findCarOfLead } from '#app/vehicles/inventory/find-car-for-sale.server.ts';
import { dayAndTime } from '@rooftop/platform/appointments/sales-visits';
import { departmentAt } from '@rooftop/platform/appointments/departments';
import { leadVehicle } from '#app/vehicles/lead-vehicle.server.ts';
import { TRADE_IN_PATH } from '#app/vehicles/trade-in-path.ts';
import { type LoadedTradeIn, questionsOf } from './load-trade-in.server.ts';
import { tradeOfferOf } from './make-offer.server.ts';
import { tradeOfferKey } from './offer-key.ts';
import { tradeFacts } from './trade-facts.server.ts';
import { tradeReceipt } from './trade-receipt.server.ts';
import { bookedVisit, visitPlace, visitReservation } from '@rooftop/platform/appointments/trade-in-visits';
import { tradeInCookie } from '#app/visitor/trade-in-cookie.ts';

const photo = (bytes: Buffer, at: number): LeadFile => ({
  name: `photo-${at + 1}.jpg`,
  type: 'image/jpeg',
  bytes,
});

/** Takes the offer to the dealership, with the photos and, if the visitor wants one, an appointment to bring in the car. */
export async function submitOffer(
  request: Request,
  form: FormData,
  trade: LoadedTradeIn,
  context: RequestContext,
  { path }: StepPlace,
) {
  const { id, stored, evaluation } = trade;
  const { car } = stored;
  if (id === null || car === null) throw seeOther(TRADE_IN_PATH, context);
  splitDayAndTime(form);
  // Another person sends a trade-in of their own: the first one's lead and appointment stay as they are.
  const isAnother = await context.visitor.isAnother(contactInForm(form));
  const own = isAnother ? crypto.randomUUID() : id;
  // It was sent since the page was shown: the answer was lost, or another tab sent it. The page says so.
  if (!isAnother && stored.lead !== null && form.get('sent') !== stored.lead.code)
    throw seeOther(path, context);
  const visit = await bookedVisit(own, context);
  const [offer, photos, place, interest, [written]] = await Promise.all([
    tradeOfferOf(trade, context),
    context.tradeIns.readPhotos(id),
    visitPlace(visit, context),
    stored.interest === null ? null : findCarOfLead(stored.interest, context),
    // Staff read the questions in English, whatever the visitor read.
    orFallback(context.content.tradeQuestionnaires('en'), []),
  ]);
  // An appointment that is booked changes by its links only.
  if (visit !== null) for (const name of ['day', 'time']) form.delete(name);
  const { company } = await departmentAt(place.kind, place.storeKey, context);
  // What the visitor agreed to is what they saw.
  const isOutdated = form.get('offer') !== tradeOfferKey(offer);
  const questionnaire = questionsOf(written, context);
  const vehicleOfInterest = await leadVehicle(interest, context);
  const described = {
    car,
    offer,
    evaluation,
    questionnaire,
    photos: photos.length,
    interest,
    vehicleOfInterest,
    visit: visit && dayAndTime(visit.start, visit.timeZone),
  };
  const submitted = await submitLead(
    {
      kind: tradeIn(tradeFacts(described)),
      files: photos.map(photo),
      ...(isOutdated && { formErrors: ['offerChanged'] }),
      // A lead with an appointment goes to the store where it is.
      ...((visit !== null || form.get('day')) && {
        facts: { placeName: company.name },
        storeKey: place.storeKey,
      }),
      reservation: visitReservation(own, place, context),
      record: context.tradeIns.recordLead(own, stored, offer, ...(isAnother ? [id] : [])),
      receipt: ({ selectedPayment = null }) =>
        tradeReceipt(
          {
            car,
            offer,
            settings: trade.settings,
            selectedPayment: offer.kind === 'priced' ? selectedPayment : null,
          },
          context,
        ),
    },
    request,
    form,
    context,
  );
  if (submitted.lead !== null) submitted.init.headers.append('Set-Cookie', tradeInCookie(own, context));
  return submitted;
}
