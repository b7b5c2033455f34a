import type { RequestContext } from '#app/context.server.ts';
import { cleanEntry } from '#app/forms/clean-entry.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { again } from '#app/forms/steps/again.server.ts';
import { loadSchedule } from './load-schedule.server.ts';
import { REQUEST } from './schedule-paths.ts';
import { SERVICE_STEPS } from './schedule-steps.server.ts';

/**
 * Takes a step's form, which names its step: stores it and leads to the next one, or, at the last one, submits the lead.
 * @throws Response (303) that leads to a step
 */
export async function submitSchedule(request: Request, context: RequestContext) {
  const [loaded, form] = await Promise.all([loadSchedule(context), readForm(request)]);
  const step = form.has('step') ? cleanEntry(form.get('step')) : 'details';
  const isLast = step === 'details' || step === REQUEST;
  // What the form is about has expired.
  if (isLast && loaded.draft.vehicle === null)
    return again({ form: context.t('schedule.wrong') }, {}, context);
  // Somebody who was offered no times asks for a day, even if there are times by now.
  const schedule = step === REQUEST ? { ...loaded, days: null } : loaded;
  return SERVICE_STEPS.take(request, schedule, context, { form, key: isLast ? 'details' : step });
}
