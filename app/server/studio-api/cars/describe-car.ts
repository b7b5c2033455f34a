/** A car as its dealership's staff see it in the Studio, in English. */
import { type Fee, includedFees, statePrice } from '@rooftop/inventory/price-statement';
import type { CarAnswer, ListedCar } from '@rooftop/inventory/cars-api';
import type { StaffCar } from '@rooftop/inventory/storage/staff-cars';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { localDate } from '@rooftop/tenancy/calendar';
import { inEnglish } from '#app/locales/wording.server.ts';
import { nameWithTrim } from '#app/vehicles/detail/name-with-trim.ts';
import { feeLabel, priceNote } from '#app/vehicles/inventory/price-note.server.ts';

const ENGLISH = { t: inEnglish, locale: 'en' } as const;
const DAY_MS = 86_400_000;
const KEPT_BY = {
  dealer: 'kept by the dealership',
  government: 'paid to a government office',
  'third-party': 'paid to another company',
} as const satisfies Record<Fee['payee'], string>;

/** Why a car is not shown to everybody. Null if it is. */
function whyNotShown({ state, isPrivateByFeed }: StaffCar): string | null {
  if (state === 'sold')
    return 'The feed no longer has it for sale. Its page says that it has been sold, for 30 days.';
  if (state === 'hidden') return 'Hidden here. It is nowhere on the website, and not advertised.';
  if (state === 'shown') return null;
  return isPrivateByFeed
    ? 'Its feed makes it private: only visitors who unlocked the inventory see it.'
    : 'Made private here: only visitors who unlocked the inventory see it.';
}

/** Whole days in stock, until today or until the car was sold. */
function daysOnLot({ listing }: StaffCar, timeZone: string, now: Date): number {
  const end = localDate(timeZone, listing.soldAt === null ? now : new Date(listing.soldAt));
  return Math.max(Math.round((Date.parse(end) - Date.parse(listing.dateInStock)) / DAY_MS), 0);
}

/** What a car's price is made of, as its page says it. */
export function describeStatement({ listing, terms }: StaffCar): CarAnswer['statement'] {
  if (listing.soldAt !== null) return null;
  const { vehiclePrice, price, before, fees, audience } = statePrice(listing, terms);
  if (vehiclePrice === null || price === null) return null;
  return {
    lines: [
      { label: inEnglish('detail.vehiclePrice'), amount: formatMoney(vehiclePrice, 'en') },
      ...includedFees(fees).map((fee) => ({
        label: `${feeLabel({ ...fee, payee: 'dealer' }, ENGLISH)} (${KEPT_BY[fee.payee]})`,
        amount: formatMoney(fee.amount, 'en'),
      })),
    ],
    total: formatMoney(price, 'en'),
    before: before === null ? null : formatMoney(before, 'en'),
    note: priceNote(fees, ENGLISH),
    audience:
      audience === 'everybody'
        ? 'Everybody sees this price.'
        : 'Only visitors who unlocked it see this price.',
  };
}

/** A car in the list. */
export function listedCar(
  car: StaffCar,
  {
    timeZone,
    now,
    picture,
    leftOutOf,
  }: { readonly timeZone: string; readonly now: Date } & Pick<ListedCar, 'picture' | 'leftOutOf'>,
): ListedCar {
  const { listing, terms, state } = car;
  return {
    vin: listing.vin,
    name: nameWithTrim(listing),
    stockNumber: listing.stockNumber,
    path: vehiclePath(listing),
    price: statePrice(listing, terms).price,
    daysOnLot: daysOnLot(car, timeZone, now),
    state,
    why: whyNotShown(car),
    leftOutOf,
    picture,
    featured: listing.featured,
  };
}
