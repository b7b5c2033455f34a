import { unlockInventory } from '@rooftop/leads/kinds/unlock-inventory';
import type { RequestContext } from '../../context.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { type LeadPopup, type SubmitLeadResult, submitLead } from '../../forms/submit-lead.server.ts';
import { leadVehicle } from '../lead-vehicle.server.ts';
import { wantedCar } from './wanted-car.server.ts';

/**
 * Submits the visitor's contact details and unlocks private cars for them.
 * @param popup the popup that has the form. Undefined for the page's own form and dialog.
 */
export async function submitUnlock(
  request: Request,
  context: RequestContext,
  popup?: LeadPopup,
): Promise<SubmitLeadResult> {
  const [form, car] = await Promise.all([readForm(request), wantedCar(request, context)]);
  return submitLead(
    {
      kind: unlockInventory,
      facts: { vehicle: await leadVehicle(car, context) },
      grants: { unlockedInventory: true },
      ...(popup !== undefined && { popup }),
    },
    request,
    form,
    context,
  );
}
