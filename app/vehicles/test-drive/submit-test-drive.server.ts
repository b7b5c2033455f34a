import { testDrive, wishedTestDrive } from '@rooftop/leads/kinds/test-drive';
import { departmentAt } from '@rooftop/platform/appointments/departments';
import { wishDays } from '@rooftop/platform/appointments/wish-days';
import type { RequestContext } from '#app/context.server.ts';
import { splitDayAndTime } from '#app/forms/day-and-time-value.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { testDriveReservation } from '@rooftop/platform/appointments/test-drives';
import { type SubmitLeadResult, submitLead } from '#app/forms/submit-lead.server.ts';
import { leadVehicle } from '../lead-vehicle.server.ts';
import type { TestDriveRequest } from './test-drive-request.server.ts';

/**
 * Submits a test drive. Its time must be free at the car's store, whatever the form says, and is booked. A store without
 * hours has no times: the visitor wishes for a day.
 */
export async function submitTestDrive(
  { hit, seller }: TestDriveRequest,
  request: Request,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const form = await readForm(request);
  splitDayAndTime(form);
  const facts = { vehicle: await leadVehicle(hit, context), placeName: seller.company.name };
  const { storeKey } = seller;
  const department = await departmentAt('testDrive', storeKey, context);
  if (department.place === null) {
    const day = form.get('day');
    const isRefused =
      typeof day === 'string' && day !== '' && !wishDays(department, context.now).includes(day);
    return submitLead(
      {
        kind: wishedTestDrive,
        facts,
        storeKey,
        ...(isRefused && { fieldErrors: { day: ['time'] } }),
      },
      request,
      form,
      context,
    );
  }
  return submitLead(
    {
      kind: testDrive,
      facts,
      storeKey,
      reservation: testDriveReservation(hit.listing.vin, storeKey, context),
    },
    request,
    form,
    context,
  );
}
