import { testDrive } from '@rooftop/leads/kinds/test-drive';
import type { RequestContext } from '../../context.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { type SubmitLeadResult, submitLead } from '../../forms/submit-lead.server.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { leadVehicle } from '../lead-vehicle.server.ts';
import type { TestDriveRequest } from './test-drive-request.server.ts';
import { isSlotAvailable } from './drive-days.server.ts';

const slot = testDrive.fields.pick({ day: true, time: true });

/** Submits a test drive. The time must be one of the car's store, whatever the form says. */
export async function submitTestDrive(
  { hit, seller }: TestDriveRequest,
  request: Request,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const form = await readForm(request);
  const settings = await orFallback(context.content.settings(), null);
  // The fields report missing and malformed values themselves.
  const { data: asked } = slot.safeParse(Object.fromEntries(form));
  const isRefused = asked !== undefined && !isSlotAvailable(asked, seller.company, settings, context.now);
  const facts = { vehicle: leadVehicle(hit), placeName: seller.company.name };
  return submitLead(
    { kind: testDrive, facts, ...(isRefused && { fieldErrors: { time: ['time'] } }) },
    request,
    form,
    context,
  );
}
