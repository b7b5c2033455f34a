import { data, redirect } from '#app/framework.server.ts';
import { bookedService, wishedService } from '@rooftop/leads/kinds/appointment';
import type { RequestContext } from '#app/context.server.ts';
import { again } from '#app/forms/steps/again.server.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { serviceDraftCookie } from '#app/visitor/service-draft-cookie.ts';
import { bookedFacts, wishedFacts } from '@rooftop/platform/appointments/service-facts';
import { serviceReservation } from '@rooftop/platform/appointments/service-visits';
import type { LoadedSchedule } from './load-schedule.server.ts';
import { serviceStepPath } from './service-steps.ts';
import { wishDays } from '@rooftop/platform/appointments/wish-days';

/** It was sent already: the answer was lost, or another tab sent it. The last step says what became of it. */
function showSent({ steps }: LoadedSchedule, { dealership, locale }: RequestContext): never {
  throw redirect(localPath(serviceStepPath(steps.length), locale, dealership.languages), 303);
}

/** Books the appointment and submits its lead. Neither is done without the other. */
export async function submitBooking(
  request: Request,
  form: FormData,
  schedule: LoadedSchedule,
  context: RequestContext,
) {
  const { id, draft, center } = schedule;
  if (id === null || draft.vehicle === null) return again({ form: context.t('schedule.wrong') }, {}, context);
  let appointment = draft.appointment;
  if (draft.lead !== null) return showSent(schedule, context);
  const start = form.get('start');
  const { answer, init, lead } = await submitLead(
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
  if (lead !== null) init.headers.append('Set-Cookie', serviceDraftCookie(id, context));
  return data(answer, init);
}

/** Submits the lead of a visitor who was offered no times. */
export async function submitRequest(
  request: Request,
  form: FormData,
  schedule: LoadedSchedule,
  context: RequestContext,
) {
  const { id, draft, center } = schedule;
  if (id === null || draft.vehicle === null) return again({ form: context.t('schedule.wrong') }, {}, context);
  if (draft.lead !== null) return showSent(schedule, context);
  const day = form.get('day');
  const isRefused = typeof day === 'string' && day !== '' && !wishDays(center, context.now).includes(day);
  const { answer, init, lead } = await submitLead(
    {
      kind: wishedService(wishedFacts(schedule)),
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
  if (lead !== null) init.headers.append('Set-Cookie', serviceDraftCookie(id, context));
  return data(answer, init);
}
