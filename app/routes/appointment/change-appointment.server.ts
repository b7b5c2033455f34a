import { data } from '#app/framework.server.ts';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { seeOther } from '#app/http/see-other.server.ts';
import type { WordKey } from '#app/locales/wording.server.ts';
import { cancelAppointment, moveAppointment } from '@rooftop/platform/appointments/change-appointment';
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
  context: RequestContext,
): never => {
  throw seeOther(`${appointmentPath(ticket)}${query}`, context);
};

async function cancel(linked: LinkedAppointment, context: RequestContext) {
  const outcome = await cancelAppointment(linked, context);
  return outcome === 'cancelled' ? show(linked, '', context) : refused(`appointment.${outcome}`, context);
}

async function move(linked: LinkedAppointment, form: FormData, context: RequestContext) {
  const start = form.get('start');
  const wanted = {
    start: new Date(typeof start === 'string' ? start : ''),
    sequence: Number(form.get('sequence')),
  };
  const outcome = await moveAppointment(linked, wanted, context);
  return outcome === 'moved' ? show(linked, '?moved', context) : refused(`appointment.${outcome}`, context);
}
