import { unlockInventory } from '@rooftop/leads/kinds/unlock-inventory';
import type { RequestContext } from '../../context.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { type SubmitLeadResult, submitLead } from '../../forms/submit-lead.server.ts';
import { leadVehicle } from '../lead-vehicle.server.ts';
import { wantedCar } from './wanted-car.server.ts';

/** Submits the visitor's contact details and unlocks private cars for them. */
export async function submitUnlock(request: Request, context: RequestContext): Promise<SubmitLeadResult> {
  const [form, car] = await Promise.all([readForm(request), wantedCar(request, context)]);
  return submitLead(
    {
      kind: unlockInventory,
      facts: { vehicle: await leadVehicle(car, context) },
      grants: { unlockedInventory: true },
    },
    request,
    form,
    context,
  );
}
