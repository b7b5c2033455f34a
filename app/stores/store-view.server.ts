import type { Store } from '@rooftop/content/documents/store';
import {
  groupWeek,
  type OpenStatus,
  openStatus,
  statusEnds,
  type Week,
} from '@rooftop/tenancy/opening-hours';
import type { RequestContext } from '../context.server.ts';
import { safeHref } from '../http/safe-path.ts';
import { formatTime, formatWeekday } from './clock.server.ts';
import { formatPhone } from './phone.ts';

type Speech = Pick<RequestContext, 'say' | 'locale'>;

const DEPARTMENTS = ['sales', 'service'] as const;
type Department = (typeof DEPARTMENTS)[number];

/** A number to call, ready to be shown. */
export interface PhoneView {
  readonly department: string;
  readonly number: string;
  readonly href: string;
  /** for those who hear the page */
  readonly spoken: string;
}

export interface HoursView {
  readonly department: string;
  readonly isOpen: boolean;
  readonly status: string;
  readonly rows: readonly { readonly days: string; readonly hours: string }[];
}

/** A store as the page shows it. */
export interface StoreView {
  readonly key: string;
  readonly name: string;
  readonly subname: string | null;
  readonly address: readonly string[];
  readonly phones: readonly PhoneView[];
  readonly hours: readonly HoursView[];
  readonly directions: { readonly href: string; readonly spoken: string };
  readonly note: string | null;
  readonly isChosen: boolean;
}

/** One department's telephone of a store; null where it has none. */
export function phoneView(
  store: Store,
  department: Department,
  { say }: Pick<Speech, 'say'>,
): PhoneView | null {
  const e164 = store.phones[department];
  if (e164 === null) return null;
  const name = say(`departments.${department}`);
  const number = formatPhone(e164);
  return {
    department: name,
    number,
    href: `tel:${e164}`,
    spoken: say('phone.call', { department: name, number }),
  };
}

/** Everything that a store's card says, in words. Whether it is open is true for `now` only. */
export function storeView(
  store: Store,
  context: Speech & Pick<RequestContext, 'now' | 'store' | 'trueUntil'>,
): StoreView {
  const { address, coordinates, hours } = store;
  return {
    key: store.key,
    name: store.name,
    subname: store.subname,
    address: [address.line1, address.line2, `${address.city}, ${address.state} ${address.zip}`].filter(
      (line) => line !== null,
    ),
    phones: DEPARTMENTS.map((department) => phoneView(store, department, context)).filter(
      (one) => one !== null,
    ),
    hours: DEPARTMENTS.flatMap((department) => {
      const week = hours[department];
      return week === null ? [] : [hoursView(department, week, store.timeZone, context)];
    }),
    directions: {
      href:
        safeHref(store.mapsLink) ??
        `https://www.google.com/maps/dir/?api=1&destination=${coordinates.lat},${coordinates.lng}`,
      spoken: context.say('stores.directionsTo', { store: store.name }),
    },
    note: store.note,
    isChosen: store.key === context.store?.key,
  };
}

function hoursView(
  department: Department,
  week: Week,
  timeZone: string,
  { say, locale, now, trueUntil }: Speech & Pick<RequestContext, 'now' | 'trueUntil'>,
): HoursView {
  const status = openStatus(week, timeZone, now);
  trueUntil(statusEnds(week, timeZone, now));
  return {
    department: say(`departments.${department}`),
    isOpen: status.kind === 'open',
    status: sayStatus(status, { say, locale }),
    rows: groupWeek(week).map(({ first, last, hours }) => ({
      days: say(first === last ? 'hours.day' : 'hours.days', {
        first: formatWeekday(first, locale, 'short'),
        last: formatWeekday(last, locale, 'short'),
      }),
      hours:
        hours === null
          ? say('hours.closed')
          : say('hours.range', {
              open: formatTime(hours.open, locale),
              close: formatTime(hours.close, locale),
            }),
    })),
  };
}

function sayStatus(status: OpenStatus, { say, locale }: Speech): string {
  if (status.kind === 'never') return say('hours.closed');
  if (status.kind === 'open') return say('hours.open', { time: formatTime(status.closes, locale) });
  const time = formatTime(status.opens, locale);
  if (status.days === 0) return say('hours.opensLater', { time });
  if (status.days === 1) return say('hours.opensTomorrow', { time });
  return say('hours.opensDay', { day: formatWeekday(status.day, locale, 'long'), time });
}
