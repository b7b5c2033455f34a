/** Visits to a service center. A draft has one at most; booking it again books the same one. */
import type { bookedFields } from '@rooftop/leads/kinds/appointment';
import type { ServiceDraft } from '@rooftop/service/storage/service-drafts';
import type { z } from 'zod';
import type { DealershipAppointments } from './appointments.ts';
import { bookTime } from './book-time.ts';
import type { Reservation, Reserved } from './reservation.ts';
import { jobOf, minutesOf, type ServiceWork } from './service-facts.ts';

/**
 * Books the time of a draft's appointment.
 * @param onBooked is told which id the appointment got
 */
export function serviceReservation(
  work: ServiceWork & { readonly draft: Pick<ServiceDraft, 'appointment'> },
  {
    appointments,
    now,
  }: { readonly appointments: Pick<DealershipAppointments, 'idOf' | 'scheduler'>; readonly now: Date },
  onBooked: (id: string) => void,
): Reservation<z.output<typeof bookedFields>> {
  const { draft, chosen, center } = work;
  const { place } = center;
  return {
    async reserve(filled): Promise<Reserved> {
      if (place === null) return { kind: 'refused', fieldErrors: {}, formErrors: ['unavailable'] };
      const request = {
        start: new Date(filled.start),
        durationMinutes: minutesOf(chosen),
        job: jobOf(work, filled),
        now,
      };
      const idOf = (attempt: number) =>
        attempt === 0 ? draft.appointment : appointments.idOf('again', draft.appointment, String(attempt));
      const booked = await bookTime(await appointments.scheduler(place), request, idOf);
      if (booked.kind === 'taken') return { kind: 'refused', fieldErrors: { start: ['time'] } };
      if (booked.kind === 'unavailable')
        return { kind: 'refused', fieldErrors: {}, formErrors: ['unavailable'] };
      const { id, start, end, sequence } = booked.appointment;
      onBooked(id);
      return {
        kind: 'reserved',
        appointment: {
          id,
          start,
          end,
          kind: 'service',
          state: 'booked',
          sequence,
          timeZone: center.company.timeZone,
          services: chosen.map(({ name }) => name),
        },
      };
    },
    async release({ id }) {
      if (place !== null) await (await appointments.scheduler(place)).cancel(id);
    },
  };
}
