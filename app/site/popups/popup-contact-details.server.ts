/** A popup's form for contact details, with or without a call back. */
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { Listing } from '@rooftop/inventory/vehicle';
import { GENERAL } from '@rooftop/leads/kinds/topics';
import { CALL_TIMES, userLead } from '@rooftop/leads/kinds/user-lead';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { type LeadPopup, submitLead, type SubmitLeadResult } from '#app/forms/submit-lead.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { nameWithTrim } from '#app/vehicles/detail/name-with-trim.ts';
import { recentlyViewed } from '#app/vehicles/detail/recently-viewed.server.ts';
import { audienceOf } from '@rooftop/platform/inventory/audiences';
import { leadVehicle } from '#app/vehicles/lead-vehicle.server.ts';
import { type PlacedPopupForm, POPUP_FORM_ID } from './placed-popup-form.ts';

/** @param isCall whether the visitor is to be called, at a number that they verify */
export async function contactDetailsView(action: string, isCall: boolean, context: RequestContext) {
  const { t } = context;
  const texts = {
    submit: t('popup.send'),
    sent: t('popup.sent'),
    sentText: t('popup.sentText'),
    failed: t('contact.failed'),
  };
  const form = await leadFormView(
    { id: POPUP_FORM_ID, form: 'CONTACT', action, verifiesPhone: isCall, texts },
    context,
  );
  const callTime = {
    label: t('popup.callTime'),
    options: CALL_TIMES.map((value) => ({ value, label: t(`popup.callTime.${value}`) })),
  };
  return { kind: 'userLead', form, callTime: isCall ? callTime : null } as const;
}

/** Submits contact details as a lead, with the cars that the visitor has looked at. */
export async function submitContactDetails(
  request: Request,
  { car }: PlacedPopupForm,
  popup: LeadPopup,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const [form, vehicle, alsoViewed] = await Promise.all([
    readForm(request),
    leadVehicle(car, context),
    carsViewed(request, car, context),
  ]);
  return submitLead(
    { kind: userLead, topic: GENERAL, popup, facts: { vehicle, alsoViewed } },
    request,
    form,
    context,
  );
}

/** The other cars that a visitor has looked at, for those who answer them. */
async function carsViewed(
  request: Request,
  car: Hit | null,
  context: RequestContext,
): Promise<readonly string[]> {
  const [index, audience] = await Promise.all([
    orFallback(context.inventory.index(), null),
    audienceOf(context),
  ]);
  if (index === null) return [];
  const viewed = recentlyViewed(car?.listing.vin ?? '', index, audience, request, context);
  return viewed.map(({ listing }) => inWords(listing));
}

/** A car as staff find it. */
const inWords = (car: Listing): string =>
  car.stockNumber === null ? nameWithTrim(car) : `${nameWithTrim(car)} (stock ${car.stockNumber})`;
