import { testDrive } from '@rooftop/leads/kinds/test-drive';
import type { RequestContext } from '../../context.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { type TakenLead, takeLead } from '../../forms/take-lead.server.ts';
import { unlessUnavailable } from '../../unless-unavailable.ts';
import { leadVehicle } from '../lead-vehicle.server.ts';
import type { AskedDrive } from './asked-drive.server.ts';
import { isOnOffer } from './drive-days.server.ts';

const slot = testDrive.fields.pick({ day: true, time: true });

/** Submits a test drive. The time must be one of the car's store, whatever the form says. */
export async function takeTestDrive(
  { hit, seller }: AskedDrive,
  request: Request,
  context: RequestContext,
): Promise<TakenLead> {
  const form = await readForm(request);
  const settings = await unlessUnavailable(context.content.settings(), null);
  // The fields report missing and malformed values themselves.
  const { data: asked } = slot.safeParse(Object.fromEntries(form));
  const isRefused = asked !== undefined && !isOnOffer(asked, seller.company, settings, context.now);
  const facts = { vehicle: leadVehicle(hit), placeName: seller.company.name };
  return takeLead(
    { kind: testDrive, facts, ...(isRefused && { fieldErrors: { time: ['time'] } }) },
    request,
    form,
    context,
  );
}
