import { bookedService, wishedService } from '@rooftop/leads/kinds/appointment';
import type { ServiceDraft } from '@rooftop/service/storage/service-drafts';
import type { RequestContext } from '#app/context.server.ts';
import type { StepPlace } from '#app/forms/steps/step-row.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { seeOther } from '#app/http/see-other.server.ts';
import { contactInForm } from '#app/forms/contact-in-form.ts';
import { serviceDraftCookie } from '#app/visitor/service-draft-cookie.ts';
import { bookedFacts, wishedFacts } from '@rooftop/platform/appointments/service-facts';
import { serviceReservation } from '@rooftop/platform/appointments/service-visits';
import type { LoadedSchedule } from './load-schedule.server.ts';
import { wishDays } from '@rooftop/platform/appointments/wish-days';

/** The draft of whoever sends it. Another person gets one of their own: the first one's appointment stays as it is. */
async function ofSender(
  form: FormData,
  { id, draft }: LoadedSchedule,
  { visitor }: RequestContext,
): Promise<{ readonly id: string; readonly draft: ServiceDraft }> {
  if (id !== null && !(await visitor.isAnother(contactInForm(form)))) return { id, draft };
  return {
    id: crypto.randomUUID(),
    draft: { ...draft, appointment: crypto.randomUUID(), lead: null, isHeld: false },
  };
}

/** Books the appointment and submits its lead. Neither is done without the other. */
export async function submitBooking(
  request: Request,
  form: FormData,
  loaded: LoadedSchedule,
  context: RequestContext,
  { path }: StepPlace,
) {
  const { id, draft } = await ofSender(form, loaded, context);
  // It was sent already: the answer was lost, or another tab sent it. The page says what became of it.
  if (draft.lead !== null) throw seeOther(path, context);
  const schedule = { ...loaded, draft };
  const { center } = schedule;
  let appointment = draft.appointment;
  const start = form.get('start');
  const submitted = await submitLead(
    {
      kind: bookedService(bookedFacts(schedule, () => appointment)),
      facts: { placeName: center.company.name },
      storeKey: center.key,
      reservation: serviceReservation(schedule, context, (booked) => {
        appointment = booked;
      }),
      record: context.appointments.recordLead(id, draft, () => ({
        appointment,
        start: typeof start === 'string' ? new Date(start) : null,
      })),
    },
    request,
    form,
    context,
  );
  if (submitted.lead !== null) submitted.init.headers.append('Set-Cookie', serviceDraftCookie(id, context));
  return submitted;
}

/** Submits the lead of a visitor who was offered no times. */
export async function submitRequest(
  request: Request,
  form: FormData,
  loaded: LoadedSchedule,
  context: RequestContext,
  { path }: StepPlace,
) {
  const { id, draft } = await ofSender(form, loaded, context);
  // It was sent already: the answer was lost, or another tab sent it. The page says what became of it.
  if (draft.lead !== null) throw seeOther(path, context);
  const { center } = loaded;
  const day = form.get('day');
  const isRefused = typeof day === 'string' && day !== '' && !wishDays(center, context.now).includes(day);
  const submitted = await submitLead(
    {
      kind: wishedService(wishedFacts({ ...loaded, draft })),
      facts: { placeName: center.company.name },
      storeKey: center.key,
      ...(isRefused && { fieldErrors: { day: ['time'] } }),
      record: context.appointments.recordLead(id, draft, () => ({
        start: null,
        appointment: draft.appointment,
      })),
    },
    request,
    form,
    context,
  );
  if (submitted.lead !== null) submitted.init.headers.append('Set-Cookie', serviceDraftCookie(id, context));
  return submitted;
}
