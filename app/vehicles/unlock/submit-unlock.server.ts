import { unlockInventory } from '@rooftop/leads/kinds/unlock-inventory';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { type LeadPopup, type SubmitLeadResult, submitLead } from '#app/forms/submit-lead.server.ts';
import { leadVehicle } from '../lead-vehicle.server.ts';
import { wantedCar } from './wanted-car.server.ts';

/**
 * Submits the visitor's contact details and unlocks private cars for them.
 * @param popup the popup that has the form, and the car on whose page it shows. Undefined for the page's own form and dialog.
 */
export async function submitUnlock(
  request: Request,
  context: RequestContext,
  popup?: LeadPopup & { readonly car: Hit | null },
): Promise<SubmitLeadResult> {
  const [form, car] = await Promise.all([readForm(request), popup?.car ?? wantedCar(request, context)]);
  return submitLead(
    {
      kind: unlockInventory,
      facts: { vehicle: await leadVehicle(car, context) },
      unlocks: { unlockedInventory: true },
      ...(popup !== undefined && { popup }),
    },
    request,
    form,
    context,
  );
}
