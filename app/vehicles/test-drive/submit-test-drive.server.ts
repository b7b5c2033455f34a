import { testDrive } from '@rooftop/leads/kinds/test-drive';
import type { z } from 'zod';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import type { Reservation } from '@rooftop/platform/appointments/reservation';
import { type SubmitLeadResult, submitLead } from '#app/forms/submit-lead.server.ts';
import { releaseVisit, reserveVisit } from '@rooftop/platform/appointments/sales-visits';
import { leadVehicle } from '../lead-vehicle.server.ts';
import type { TestDriveRequest } from './test-drive-request.server.ts';

/** Submits a test drive. Its time must be free at the car's store, whatever the form says, and is booked. */
export async function submitTestDrive(
  { hit, seller }: TestDriveRequest,
  request: Request,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const form = await readForm(request);
  return submitLead(
    {
      kind: testDrive,
      facts: { vehicle: await leadVehicle(hit, context), placeName: seller.company.name },
      storeKey: seller.storeKey,
      reservation: reservation(hit.listing.vin, seller.storeKey, context),
    },
    request,
    form,
    context,
  );
}

/** Whoever sends the same form again gets the same appointment. */
function reservation(
  vin: string,
  storeKey: string,
  context: RequestContext,
): Reservation<z.output<typeof testDrive.fields>> {
  const place = { kind: 'testDrive', storeKey } as const;
  return {
    reserve({ day, time, email, phone, firstName, lastName }) {
      const person = [email, phone, firstName, lastName].map((said) => said.toLowerCase());
      const idOf = (attempt: number) =>
        context.appointments.idOf('test-drive', vin, day, time, ...person, String(attempt));
      return reserveVisit(place, { day, time }, idOf, context);
    },
    release: ({ id }) => releaseVisit(place, id, context),
  };
}
