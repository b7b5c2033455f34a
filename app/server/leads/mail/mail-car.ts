import type { Confirmation } from '@rooftop/leads/confirmations/confirmation';
import { type LeadVehicle, wantedVehicle } from '@rooftop/leads/lead';
import { vehicleName } from '@rooftop/leads/wording/vehicle-facts';
import { localDate } from '@rooftop/tenancy/calendar';
import type { LeadGrants } from '#app/forms/remember-lead.server.ts';
import { formatNumericDate } from '#app/locales/format-time.server.ts';
import { pictureHeight } from '@rooftop/platform/images/picture-widths';
import { vehicleCardPicture } from '#app/vehicles/pictures/vehicle-pictures.server.ts';
import { shownCar, type ShownCar } from '#app/vehicles/shown-car.server.ts';
import type { LeadContext } from '../lead-context.ts';

/** As wide as the text around it, in CSS pixels. */
const WIDTH = 528;

/** The dealership's car that a lead is about, for mail to its sender. */
export interface MailCar {
  readonly car: NonNullable<Confirmation['car']>;
  /** Null if the sender may not see it, or the cars could not be read: the mail then only names it. */
  readonly shown: ShownCar | null;
}

/** Returns null if the lead is about none of the dealership's cars. The visitor's own car is not one, because they wrote it. */
export async function mailCar(
  vehicles: readonly LeadVehicle[],
  grants: LeadGrants | undefined,
  context: LeadContext,
): Promise<MailCar | null> {
  const wanted = wantedVehicle(vehicles);
  const title = wanted === undefined ? null : vehicleName(wanted);
  if (wanted === undefined || title === null || !wanted.path) return null;
  const href = context.href(wanted.path);
  const shown = wanted.vin === null ? null : await shownCar(wanted.vin, grants, context);
  return {
    shown,
    car: {
      title,
      href: href?.startsWith('/') ? context.origin + href : null,
      ...(shown === null ? { picture: null, price: null, notes: [] } : detailsOf(shown, context)),
    },
  };
}

/** The picture, the price with its payment, what that payment is based on, and the day of both. */
function detailsOf(
  { hit, price: { amount, payment } }: ShownCar,
  { t, now, dealership, pictures, origin }: LeadContext,
) {
  const { src, alt } = vehicleCardPicture(hit.listing, { pictures, t });
  const date = formatNumericDate(localDate(dealership.timeZone, now));
  return {
    picture: { src: origin + src, alt, width: WIDTH, height: pictureHeight(WIDTH) },
    price: payment === null ? amount : t('receipt.price', { price: amount ?? '', payment: payment.amount }),
    notes: [
      ...(payment === null ? [] : [payment.terms, t('calculator.excluded')]),
      ...(amount === null ? [] : [t('receipt.asOf', { date })]),
    ],
  };
}
