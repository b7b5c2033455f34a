import type { DealershipAppointments } from './appointments.ts';

/** Links that change an appointment or add it to a calendar. They work for whoever has them. */
export function appointmentLinks(
  appointment: { readonly id: string; readonly start: Date },
  {
    appointments,
    href,
  }: {
    readonly appointments: Pick<DealershipAppointments, 'pathsOf'>;
    /** Makes a path one of the shopper's language. */
    readonly href: (path: string) => string | null;
  },
) {
  const { calendar, reschedule, cancel } = appointments.pathsOf(appointment);
  const linkTo = (path: string): string => href(path) ?? path;
  return { calendar: linkTo(calendar), reschedule: linkTo(reschedule), cancel: linkTo(cancel) };
}
