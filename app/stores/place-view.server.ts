import { type Company, phoneFor } from '@rooftop/content/documents/dealership/company/company';
import type { Store } from '@rooftop/content/documents/store/store';
import { addressLines } from '@rooftop/tenancy/address-lines';
import { type OpenStatus, openStatus, statusEnds, type Week } from '@rooftop/tenancy/opening-hours';
import type { RequestContext } from '../context.server.ts';
import { safeHref } from '../http/safe-path.ts';
import { formatTime, formatWeekday } from '@rooftop/platform/wording/format-time';
import { hoursRows } from '@rooftop/platform/wording/hours-rows';
import { formatPhone } from '@rooftop/platform/wording/phone-mask';

type Speech = Pick<RequestContext, 't' | 'locale'>;
type Situation = Speech & Pick<RequestContext, 'dealership' | 'now' | 'validUntil'>;

const DEPARTMENTS = ['sales', 'service'] as const;
type PlaceDepartment = (typeof DEPARTMENTS)[number];

/** A phone number, ready for display. */
export type PhoneView = ReturnType<typeof phoneView>;

export type HoursView = ReturnType<typeof hoursView>;

/** Location, contact data and hours, ready for display. */
export type PlaceView = ReturnType<typeof placeView>;

/** Input for a `PlaceView`: a store, or the dealership as a visitor sees it. */
export interface Place
  extends Pick<Company, 'name' | 'address' | 'coordinates' | 'mapsLink' | 'phone' | 'timeZone'> {
  /** Each department's phone. A service department is not listed with the main phone, because there may be none. */
  readonly phones: Readonly<Record<PlaceDepartment, string | null>>;
  readonly hours: Readonly<Record<PlaceDepartment, Week | null>>;
}

export const placeOfCompany = (company: Company): Place => ({
  ...company,
  phones: { sales: phoneFor(company, 'sales'), service: company.servicePhone },
});

export const placeOfStore = (store: Store): Place => ({
  ...store,
  address: { ...store.address, country: 'US' },
  phone: store.profile.phone ?? store.phones.sales,
});

/** A department's phone number as a link. */
export function phoneView(
  e164: string,
  department: PlaceDepartment,
  {
    dealership,
    t,
  }: Pick<RequestContext, 't'> & { readonly dealership: Pick<RequestContext['dealership'], 'phoneMask'> },
) {
  const name = t(`departments.${department}`);
  const number = formatPhone(e164, dealership);
  return {
    department: name,
    number,
    href: `tel:${e164}`,
    /** Text for screen readers. */
    spoken: t('phone.call', { department: name, number }),
  };
}

/** The phone to call about a department's business, as a link: its own, or else the main one. Null if there is neither. */
export function companyPhone(
  company: Parameters<typeof phoneFor>[0],
  department: PlaceDepartment,
  context: Pick<RequestContext, 'dealership' | 't'>,
): PhoneView | null {
  const e164 = phoneFor(company, department);
  return e164 === null ? null : phoneView(e164, department, context);
}

/** All details of a place, as text. Whether it is open is valid for `now` only. */
export function placeView(place: Place, context: Situation) {
  return {
    name: place.name,
    /** Lines of the address. Empty if it is unknown. */
    address: place.address === null ? [] : addressLines(place.address),
    phones: DEPARTMENTS.flatMap((department) => {
      const e164 = place.phones[department];
      return e164 === null ? [] : [phoneView(e164, department, context)];
    }),
    hours: DEPARTMENTS.flatMap((department) => {
      const week = place.hours[department];
      return week === null ? [] : [hoursView(department, week, place.timeZone, context)];
    }),
    /** Null if its location is unknown. */
    directions: directions(place, context),
  };
}

function directions({ name, mapsLink, coordinates }: Place, { t }: Pick<Speech, 't'>) {
  const href =
    safeHref(mapsLink) ??
    (coordinates === null
      ? null
      : `https://www.google.com/maps/dir/?api=1&destination=${coordinates.lat},${coordinates.lng}`);
  return href === null ? null : { href, spoken: t('stores.directionsTo', { store: name }) };
}

function hoursView(
  department: PlaceDepartment,
  week: Week,
  timeZone: string,
  { t, locale, now, validUntil }: Situation,
) {
  const status = openStatus(week, timeZone, now);
  validUntil(statusEnds(week, timeZone, now));
  return {
    department: t(`departments.${department}`),
    isOpen: status.kind === 'open',
    status: formatStatus(status, { t, locale }),
    rows: hoursRows(week, timeZone, { t, locale, now }),
  };
}

function formatStatus(status: OpenStatus, { t, locale }: Speech): string {
  if (status.kind === 'never') return t('hours.closed');
  if (status.kind === 'open') return t('hours.open', { time: formatTime(status.closes, locale) });
  const time = formatTime(status.opens, locale);
  if (status.days === 0) return t('hours.opensLater', { time });
  if (status.days === 1) return t('hours.opensTomorrow', { time });
  return t('hours.opensDay', { day: formatWeekday(status.day, locale, 'long'), time });
}
