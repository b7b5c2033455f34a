/** The appointment to bring in a traded car. A trade-in has one at most; asking for another time moves it. */
import type { StoredAppointment } from '@rooftop/service/storage/appointments';
import type { RequestContext } from '#app/context.server.ts';
import type { Reservation } from '@rooftop/platform/appointments/reservation';
import { orFallback } from '@rooftop/platform/or-fallback';
import { formatAppointment } from '@rooftop/platform/wording/format-time';
import { appointmentLinks } from '@rooftop/platform/appointments/appointment-links';
import { MAX_IDS } from '@rooftop/platform/appointments/book-time';
import { releaseVisit, reserveVisit, type VisitPlace } from '@rooftop/platform/appointments/sales-visits';

/**
 * The store that a car is brought to: the one of the appointment, or the one that the visitor chose. Otherwise the
 * dealership's own address, or if it has none the first store, whose address stands for it everywhere (company.ts).
 */
export async function visitPlace(
  visit: StoredAppointment | null,
  { content, store }: RequestContext,
): Promise<VisitPlace> {
  if (visit !== null) return { kind: 'tradeIn', storeKey: visit.store };
  const [settings, stores] = await Promise.all([
    orFallback(content.settings(), null),
    orFallback(content.stores(), []),
  ]);
  const [first, ...others] = stores;
  const hasOwnAddress = settings !== null && settings.company.address !== null && others.length > 0;
  const chosen = store ?? (hasOwnAddress ? undefined : first);
  return { kind: 'tradeIn', storeKey: chosen?.key ?? '' };
}

export type VisitStoreView = NonNullable<Awaited<ReturnType<typeof visitStore>>>;

/**
 * The stores that the visitor may bring the car to. Null if there is one only, or an appointment has settled it.
 * @param returnTo path of the page that asks
 */
export async function visitStore(
  visit: StoredAppointment | null,
  place: VisitPlace,
  returnTo: string,
  { content, t }: Pick<RequestContext, 'content' | 't'>,
) {
  const stores = await orFallback(content.stores(), []);
  if (visit !== null || stores.length < 2) return null;
  const options = stores.map(({ key, name }) => ({ value: key, label: name }));
  return {
    chosen: place.storeKey,
    // The dealership's own address is no store, but a car can be brought there.
    stores: place.storeKey === '' ? [{ value: '', label: t('chooser.choose') }, ...options] : options,
    returnTo,
    words: { store: t('tradeIn.store'), choose: t('stores.choose') },
  };
}

/** The ids that the appointment of a trade-in may have, in the order in which they are used. */
const idOf =
  (trade: string, { appointments }: Pick<RequestContext, 'appointments'>) =>
  (attempt: number): string =>
    appointments.idOf('trade-in', trade, String(attempt));

/** The coming appointment of a trade-in. Null if there is none, or it was cancelled or is over. @param trade its id */
export async function bookedVisit(
  trade: string,
  context: Pick<RequestContext, 'appointments' | 'now'>,
): Promise<StoredAppointment | null> {
  for (let attempt = 0; attempt < MAX_IDS; attempt += 1) {
    const found = await context.appointments.find(idOf(trade, context)(attempt));
    if (found === null) return null;
    if (found.status === 'booked') return found.start > context.now ? found : null;
  }
  return null;
}

/** Books the time that the visitor chose, if they did. */
export function visitReservation(
  trade: string,
  place: VisitPlace,
  context: RequestContext,
): Reservation<{ readonly day?: string | undefined; readonly time?: string | undefined }> {
  return {
    reserve: async ({ day, time }) =>
      day === undefined || time === undefined
        ? { kind: 'none' }
        : reserveVisit(place, { day, time }, idOf(trade, context), context),
    release: ({ id }) => releaseVisit(place, id, context),
  };
}

/**
 * When and where the visitor comes, with the links that change it.
 * @param place the store's name and address in one line
 */
export function visitView(visit: StoredAppointment, place: string, context: RequestContext) {
  return {
    when: formatAppointment(visit.start, visit.timeZone, context.locale),
    place,
    links: appointmentLinks(visit, context),
  };
}
