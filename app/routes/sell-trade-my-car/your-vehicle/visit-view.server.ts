/** What the page of a trade-in shows of the appointment to bring in the car. */
import type { StoredAppointment } from '@rooftop/service/storage/appointment-storage';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { formatAppointment } from '@rooftop/platform/wording/format-time';
import { appointmentLinks } from '@rooftop/platform/appointments/appointment-links';
import type { SalesVisitPlace } from '@rooftop/platform/appointments/sales-visits';

export type SalesVisitStoreView = NonNullable<Awaited<ReturnType<typeof salesVisitStore>>>;

/**
 * The stores that the visitor may bring the car to. Null if there is one only, or an appointment has settled it.
 * @param returnTo path of the page that asks
 */
export async function salesVisitStore(
  visit: StoredAppointment | null,
  place: SalesVisitPlace,
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

/**
 * When and where the visitor comes, with the links that change it.
 * @param place the store's name and address in one line
 */
export function salesVisitView(visit: StoredAppointment, place: string, context: RequestContext) {
  return {
    when: formatAppointment(visit.start, visit.timeZone, context.locale),
    place,
    links: appointmentLinks(visit, context),
  };
}
