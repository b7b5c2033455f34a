import type { testDrive } from '@rooftop/leads/kinds/test-drive';
import { localMoment } from '@rooftop/tenancy/local-moment';
import type { z } from 'zod';
import type { RequestContext } from '../../context.server.ts';
import type { Reservation, Reserved } from '../../forms/submit-lead.server.ts';
import { bookTime } from '../../stores/book-time.server.ts';
import { clockTimes, type DayWithTimes } from '../../stores/day-times.server.ts';
import { departmentAt } from '../../stores/departments.server.ts';

/** The days and free times of a store for test drives. Empty if there are none, or nobody knows. */
export async function listDriveDays(
  storeKey: string,
  context: RequestContext,
): Promise<readonly DayWithTimes[]> {
  const { appointments, locale, now } = context;
  const { place } = await departmentAt('testDrive', storeKey, context);
  if (place === null) return [];
  const listed = await (await appointments.scheduler(place)).listDays(place.rules.slotMinutes, now);
  return listed.kind === 'slots' ? clockTimes(listed.days, locale) : [];
}

const TAKEN = { kind: 'refused', fieldErrors: { time: ['time'] } } as const satisfies Reserved;
const UNAVAILABLE = {
  kind: 'refused',
  fieldErrors: {},
  formErrors: ['unavailable'],
} as const satisfies Reserved;
const NO_JOB = { notes: null, vehicles: [], operations: [], business: null };

/** Books the time of a test drive. Whoever sends the same form again gets the same appointment. */
export function driveReservation(
  vin: string,
  storeKey: string,
  context: RequestContext,
): Reservation<z.output<typeof testDrive.fields>> {
  const { appointments, now } = context;
  const department = () => departmentAt('testDrive', storeKey, context);
  return {
    async reserve({ day, time, email, phone, firstName, lastName }): Promise<Reserved> {
      const { place } = await department();
      if (place === null) return UNAVAILABLE;
      const { timeZone } = place.opening;
      const start = localMoment(day, time, timeZone);
      if (start === null) return TAKEN;
      const durationMinutes = place.rules.slotMinutes;
      const person = [email, phone, firstName, lastName].map((said) => said.toLowerCase());
      const idOf = (attempt: number) =>
        appointments.idOf('test-drive', vin, day, time, ...person, String(attempt));
      const booked = await bookTime(
        await appointments.scheduler(place),
        { start, durationMinutes, job: NO_JOB, now },
        idOf,
      );
      if (booked.kind === 'taken') return TAKEN;
      if (booked.kind === 'unavailable') return UNAVAILABLE;
      const { id, start: begins, end } = booked.appointment;
      return {
        kind: 'reserved',
        appointment: { id, start: begins, end, kind: 'testDrive', state: 'booked', timeZone, services: [] },
      };
    },
    async release({ id }) {
      const { place } = await department();
      if (place !== null) await (await appointments.scheduler(place)).cancel(id);
    },
  };
}
