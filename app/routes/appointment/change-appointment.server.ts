import { data, redirect } from '#app/framework.server.ts';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { localPath } from '#app/http/page-request.ts';
import type { WordKey } from '#app/locales/wording.server.ts';
import { changeRequest } from './change-lead.server.ts';
import { appointmentPath, findLinked, type LinkedAppointment } from './find-appointment.server.ts';

const refused = (key: WordKey, { t, isDocument }: RequestContext) =>
  data({ problem: t(key) }, isDocument ? 422 : 200);

/**
 * Moves or cancels the appointment of a link, and tells the dealership.
 * @throws Response (303) to the page that says what was done, (404) as findLinked
 */
export async function changeAppointment(
  ticket: string | undefined,
  request: Request,
  context: RequestContext,
) {
  const [linked, form] = await Promise.all([findLinked(ticket, context), readForm(request)]);
  const { stored, purpose } = linked;
  if (stored.status === 'cancelled') return show(linked, '', context);
  if (stored.start <= context.now) return refused('appointment.past', context);
  const { isOver } = await context.limits.count('appointmentChanges', 'each', stored.id);
  if (isOver) return refused('appointment.tooMany', context);
  try {
    return purpose === 'cancel' ? await cancel(linked, context) : await move(linked, form, context);
  } catch (error) {
    if (error instanceof Response) throw error;
    context.report(error);
    return refused('appointment.unavailable', context);
  }
}

const show = (
  { ticket }: Pick<LinkedAppointment, 'ticket'>,
  query: string,
  { locale, dealership }: RequestContext,
): never => {
  throw redirect(localPath(`${appointmentPath(ticket)}${query}`, locale, dealership.languages), 303);
};

/**
 * Tells the dealership first: if the second step fails, staff expect no one at a time that is still booked, which is
 * better than waiting for a shopper who canceled. If the lead was deleted, nothing says whose appointment it is, so only
 * its time is freed.
 */
async function cancel(linked: LinkedAppointment, context: RequestContext) {
  const { stored, department } = linked;
  const lead = await context.appointments.leadOf(stored);
  if (department.place === null) return refused('appointment.unavailable', context);
  const scheduler = await context.appointments.scheduler(department.place);
  const found = await scheduler.find(stored.id);
  if (found.kind === 'unavailable') return refused('appointment.unavailable', context);
  if (lead !== null) {
    const now = { ...stored, sequence: stored.sequence + 1 };
    await context.leads.accept(await changeRequest(linked, lead, now, 'cancelled', context));
  }
  const cancelled = await scheduler.cancel(stored.id);
  if (cancelled.kind === 'unavailable') return refused('appointment.unavailable', context);
  return show(linked, '', context);
}

async function move(linked: LinkedAppointment, form: FormData, context: RequestContext) {
  const { stored, department } = linked;
  const { appointments, now } = context;
  const asked = form.get('start');
  const start = new Date(typeof asked === 'string' ? asked : '');
  if (Number.isNaN(start.getTime())) return refused('appointment.taken', context);
  const lead = await appointments.leadOf(stored);
  // The lead was deleted: the dealership can't be told who comes when.
  if (lead === null) return refused('appointment.noTimes', context);
  if (department.place === null) return refused('appointment.unavailable', context);
  const scheduler = await appointments.scheduler(department.place);
  const sequence = Number(form.get('sequence'));
  const moved = await scheduler.reschedule({ id: stored.id, start, sequence, now });
  if (moved.kind === 'taken' || moved.kind === 'changed') return refused('appointment.taken', context);
  if (moved.kind !== 'booked') return refused('appointment.unavailable', context);
  const { appointment } = moved;
  // It was there before, or this is the same request again.
  if (appointment.sequence === stored.sequence) return show(linked, '?moved', context);
  try {
    await context.leads.accept(await changeRequest(linked, lead, appointment, 'moved', context));
  } catch (error) {
    const { id, start: before } = stored;
    await scheduler.reschedule({ id, start: before, sequence: appointment.sequence, now });
    throw error;
  }
  return show(linked, '?moved', context);
}
