import type { AppointmentTicket } from '@rooftop/service/appointment-ticket';
import type { RequestContext } from '#app/context.server.ts';
import { notFound } from '#app/http/not-found.ts';
import type { ChangedAppointment } from '@rooftop/platform/appointments/change-request';
import { departmentOfAppointment } from '@rooftop/platform/appointments/departments';

/** The appointment of a link. */
export interface LinkedAppointment extends ChangedAppointment {
  readonly ticket: string;
  readonly purpose: AppointmentTicket['purpose'];
}

/** @throws Response (404) if the link is forged or expired, or there is no such appointment */
export async function findLinked(
  ticket: string | undefined,
  context: RequestContext,
): Promise<LinkedAppointment> {
  const { appointments, now } = context;
  context.forOneVisitor();
  const read = ticket === undefined ? null : appointments.readTicket(ticket, now);
  const stored = read === null ? null : await appointments.find(read.appointment);
  if (read === null || stored === null || ticket === undefined) throw notFound('unknown');
  return {
    ticket,
    purpose: read.purpose,
    stored,
    department: await departmentOfAppointment(stored, context),
  };
}

/** Path of the page, without the language. */
export const appointmentPath = (ticket: string): string => `/appointment/${ticket}`;
