import { testDrive } from '@rooftop/leads/kinds/test-drive';
import type { RequestContext } from '#app/context.server.ts';
import { splitDayAndTime } from '#app/forms/day-and-time-value.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { testDriveReservation } from '@rooftop/platform/appointments/test-drives';
import { type SubmitLeadResult, submitLead } from '#app/forms/submit-lead.server.ts';
import { leadVehicle } from '../lead-vehicle.server.ts';
import type { TestDriveRequest } from './test-drive-request.server.ts';

/** Submits a test drive. Its time must be free at the car's store, whatever the form says, and is booked. */
export async function submitTestDrive(
  { hit, seller }: TestDriveRequest,
  request: Request,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const form = await readForm(request);
  splitDayAndTime(form);
  return submitLead(
    {
      kind: testDrive,
      facts: { vehicle: await leadVehicle(hit, context), placeName: seller.company.name },
      storeKey: seller.storeKey,
      reservation: testDriveReservation(hit.listing.vin, seller.storeKey, context),
    },
    request,
    form,
    context,
  );
}
