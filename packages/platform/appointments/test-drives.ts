import type { testDrive } from '@rooftop/leads/kinds/test-drive';
import type { z } from 'zod';
import type { Reservation } from './reservation.ts';
import { releaseSalesVisit, reserveSalesVisit, type VisitContext } from './sales-visits.ts';

/** Books a test drive. Whoever sends the same form again gets the same appointment. */
export function testDriveReservation(
  vin: string,
  storeKey: string,
  context: VisitContext,
): Reservation<z.output<typeof testDrive.fields>> {
  const place = { kind: 'testDrive', storeKey } as const;
  return {
    reserve({ day, time, email, phone, firstName, lastName }) {
      const person = [email, phone, firstName, lastName].map((said) => said.toLowerCase());
      const idOf = (attempt: number) =>
        context.appointments.idOf('test-drive', vin, day, time, ...person, String(attempt));
      return reserveSalesVisit(place, { day, time }, idOf, context);
    },
    release: ({ id }) => releaseSalesVisit(place, id, context),
  };
}
