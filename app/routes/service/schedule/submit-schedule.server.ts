import { redirect } from '#app/framework.server.ts';
import type { ServiceDraft } from '@rooftop/service/storage/service-drafts';
import type { RequestContext } from '#app/context.server.ts';
import { contactInForm } from '#app/forms/contact-in-form.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { again, againLater } from '#app/forms/steps/again.server.ts';
import { countStep } from '#app/forms/steps/count-step.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { serviceDraftCookie } from '#app/visitor/service-draft-cookie.ts';
import { type LoadedSchedule, loadSchedule } from './load-schedule.server.ts';
import {
  readServicesStep,
  readTimeStep,
  readVehicleStep,
  servicesIn,
  type StepResult,
  vehicleIn,
} from './read-step.server.ts';
import { serviceStepPath } from './service-steps.ts';
import { submitBooking, submitRequest } from './submit-booking.server.ts';

const READERS = {
  vehicle: readVehicleStep,
  services: readServicesStep,
  time: readTimeStep,
} as const satisfies Record<
  string,
  (form: FormData, schedule: LoadedSchedule, context: RequestContext) => StepResult
>;

/** What a step's form says, for the page that shows it again. A time is chosen, not entered. */
const ENTERED = {
  vehicle: vehicleIn,
  services: (form) => ({ service: servicesIn(form).join() }),
  time: () => ({}),
} as const satisfies Record<keyof typeof READERS, (form: FormData) => Readonly<Record<string, string>>>;

const isReader = (step: unknown): step is keyof typeof READERS =>
  typeof step === 'string' && Object.hasOwn(READERS, step);

/**
 * Takes a step's form, which names its step: stores it and leads to the next one, or, at the last one, submits the lead.
 * @throws Response (303) that leads to the next step
 */
export async function submitSchedule(request: Request, context: RequestContext) {
  const [schedule, form] = await Promise.all([loadSchedule(context), readForm(request)]);
  const step = form.get('step');
  if (!isReader(step)) {
    const own = await ofSender(form, schedule, context);
    return step === 'request'
      ? submitRequest(request, form, own, context)
      : submitBooking(request, form, own, context);
  }

  // The steps before the lead have no token: what they store is small, private and soon deleted.
  const limit = await countStep('SERVICE', schedule.id, context);
  if (limit !== null) return againLater(limit, ENTERED[step](form), context);
  const read = READERS[step](form, schedule, context);
  if (read.kind === 'wrong') return again(read.problems, read.values, context);
  return saveAndGoOn(
    { ...schedule.draft, ...read.choices },
    schedule.steps.indexOf(step) + 2,
    schedule,
    context,
  );
}

/** The draft of whoever sends it. Another person gets one of their own: the first one's appointment stays as it is. */
async function ofSender(
  form: FormData,
  schedule: LoadedSchedule,
  { visitor }: RequestContext,
): Promise<LoadedSchedule> {
  if (schedule.id === null || !(await visitor.isAnother(contactInForm(form)))) return schedule;
  const draft = { ...schedule.draft, appointment: crypto.randomUUID(), lead: null, isHeld: false };
  return { ...schedule, id: crypto.randomUUID(), draft, booked: null };
}

/** A draft that became a lead stays as it is: who goes on begins another one, with the same car. */
async function saveAndGoOn(
  draft: ServiceDraft,
  next: number,
  { id }: LoadedSchedule,
  context: RequestContext,
): Promise<never> {
  const { appointments, dealership, locale } = context;
  const isNew = id === null || draft.lead !== null;
  const kept = isNew ? crypto.randomUUID() : id;
  const appointment = draft.lead === null ? draft.appointment : crypto.randomUUID();
  await appointments.saveDraft(kept, { ...draft, appointment });
  throw redirect(localPath(serviceStepPath(next), locale, dealership.languages), {
    status: 303,
    headers: { 'Set-Cookie': serviceDraftCookie(kept, context) },
  });
}
