import type { RequestContext } from '../context.server.ts';
import { localPath } from '../http/page-request.ts';

/** Links that change an appointment or add it to a calendar. They work for whoever has them. */
export function appointmentLinks(
  appointment: { readonly id: string; readonly start: Date },
  { appointments, dealership, locale }: Pick<RequestContext, 'appointments' | 'dealership' | 'locale'>,
) {
  const { calendar, reschedule, cancel } = appointments.pathsOf(appointment);
  const at = (path: string): string => localPath(path, locale, dealership.languages);
  return { calendar: at(calendar), reschedule: at(reschedule), cancel: at(cancel) };
}
