import type { RequestContext } from '#app/context.server.ts';
import { type AppointmentFile, appointmentFile } from '@rooftop/platform/appointments/appointment-file';
import { findLinked } from '../find-appointment.server.ts';

/** Prints the calendar file of a link. @throws Response (404) as findLinked */
export async function calendarFile(
  ticket: string | undefined,
  context: RequestContext,
): Promise<AppointmentFile> {
  const { stored, department } = await findLinked(ticket, context);
  return appointmentFile(stored, department.company, context);
}
