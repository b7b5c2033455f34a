/** The appointment to bring in a traded car. A trade-in has one at most; asking for another time moves it. */
import type { Store } from '@rooftop/content/documents/store/store';
import type { StoredAppointment } from '@rooftop/service/storage/appointment-storage';
import { orFallback } from '../or-fallback.ts';
import type { DealershipAppointments } from './appointments.ts';
import { MAX_IDS } from './book-time.ts';
import type { DepartmentContext } from './departments.ts';
import type { Reservation } from './reservation.ts';
import {
  releaseSalesVisit,
  reserveSalesVisit,
  type VisitContext,
  type SalesVisitPlace,
} from './sales-visits.ts';

/**
 * The store that a car is brought to: the one of the appointment, or the one that the visitor chose. Otherwise the
 * dealership's own address, or if it has none the first store, whose address stands for it everywhere (company.ts).
 */
export async function visitPlace(
  visit: StoredAppointment | null,
  {
    content,
    store,
  }: Pick<DepartmentContext, 'content'> & {
    /** The store that the visitor chose. */
    readonly store: Pick<Store, 'key'> | undefined;
  },
): Promise<SalesVisitPlace> {
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

/** The ids that the appointment of a trade-in may have, in the order in which they are used. */
const idOf =
  (trade: string, { appointments }: { readonly appointments: Pick<DealershipAppointments, 'idOf'> }) =>
  (attempt: number): string =>
    appointments.idOf('trade-in', trade, String(attempt));

/** The coming appointment of a trade-in. Null if there is none, or it was cancelled or is over. @param trade its id */
export async function bookedVisit(
  trade: string,
  context: { readonly appointments: Pick<DealershipAppointments, 'find' | 'idOf'>; readonly now: Date },
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
  place: SalesVisitPlace,
  context: VisitContext,
): Reservation<{ readonly day?: string | undefined; readonly time?: string | undefined }> {
  return {
    reserve: async ({ day, time }) =>
      day === undefined || time === undefined
        ? { kind: 'none' }
        : reserveSalesVisit(place, { day, time }, idOf(trade, context), context),
    release: ({ id }) => releaseSalesVisit(place, id, context),
  };
}
