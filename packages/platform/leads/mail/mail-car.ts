import type { Confirmation } from '@rooftop/leads/confirmations/confirmation';
import { type LeadVehicle, wantedVehicle } from '@rooftop/leads/lead';
import { leadVehicleName } from '@rooftop/leads/wording/vehicle-facts';
import { localDate } from '@rooftop/tenancy/calendar';
import { formatNumericDate } from '../../wording/format-time.ts';
import type { LeadGrants } from '../dealership-leads.ts';
import type { CarInMail, LeadContext } from '../lead-context.ts';

/** The dealership's car that a lead is about, for mail to its sender. */
export interface MailCar {
  readonly car: NonNullable<Confirmation['car']>;
  /** Null if the sender may not see it, or the cars could not be read: the mail then only names it. */
  readonly shown: CarInMail | null;
}

/** Returns null if the lead is about none of the dealership's cars. The visitor's own car is not one, because they wrote it. */
export async function mailCar(
  vehicles: readonly LeadVehicle[],
  unlocks: LeadGrants | undefined,
  context: LeadContext,
): Promise<MailCar | null> {
  const wanted = wantedVehicle(vehicles);
  const title = wanted === undefined ? null : leadVehicleName(wanted);
  if (wanted === undefined || title === null || !wanted.path) return null;
  const href = context.href(wanted.path);
  const shown = wanted.vin === null ? null : await context.showCar(wanted.vin, unlocks);
  return {
    shown,
    car: {
      title,
      href: href?.startsWith('/') ? context.origin + href : null,
      ...(shown === null ? { picture: null, price: null, notes: [] } : detailsOf(shown, context)),
    },
  };
}

/** The picture and whether it is drawn, the price with its payment, what that payment is based on, and the day of both. */
function detailsOf(
  { picture, pictureNote, price: { amount, payment } }: CarInMail,
  { t, now, dealership }: Pick<LeadContext, 't' | 'now' | 'dealership'>,
) {
  const date = formatNumericDate(localDate(dealership.timeZone, now));
  return {
    picture,
    price: payment === null ? amount : t('receipt.price', { price: amount ?? '', payment: payment.amount }),
    notes: [
      ...(pictureNote === null ? [] : [pictureNote]),
      ...(payment === null ? [] : [payment.terms, t('calculator.excluded')]),
      ...(amount === null ? [] : [t('receipt.asOf', { date })]),
    ],
  };
}
