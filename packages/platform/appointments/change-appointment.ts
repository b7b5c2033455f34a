import type { Acceptance } from '@rooftop/leads/submission';
import type { LeadRequest } from '../leads/dealership-leads.ts';
import type { DealershipAppointments } from './appointments.ts';
import { type ChangedAppointment, changeRequest, type OperationsContext } from './change-request.ts';

/** What a change needs of the dealership. */
interface ChangeContext extends OperationsContext {
  readonly appointments: Pick<DealershipAppointments, 'leadOf' | 'scheduler'>;
  readonly leads: { accept(request: LeadRequest): Promise<Acceptance> };
  readonly now: Date;
}

/**
 * Cancels an appointment, and tells the dealership first: if the second step fails, staff expect no one at a time that
 * is still booked, which is better than waiting for a shopper who canceled. If the lead was deleted, nothing says whose
 * appointment it is, so only its time is freed.
 * @throws Error if the dealership could not be told
 */
export async function cancelAppointment(
  appointment: ChangedAppointment,
  context: ChangeContext,
): Promise<'cancelled' | 'unavailable'> {
  const { stored, department } = appointment;
  const lead = await context.appointments.leadOf(stored);
  if (department.place === null) return 'unavailable';
  const scheduler = await context.appointments.scheduler(department.place);
  const found = await scheduler.find(stored.id);
  if (found.kind === 'unavailable') return 'unavailable';
  if (lead !== null) {
    const now = { ...stored, sequence: stored.sequence + 1 };
    await context.leads.accept(await changeRequest(appointment, lead, now, 'cancelled', context));
  }
  const cancelled = await scheduler.cancel(stored.id);
  return cancelled.kind === 'unavailable' ? 'unavailable' : 'cancelled';
}

/**
 * Moves an appointment, then tells the dealership.
 * @param to.start the wanted time; may be an invalid date
 * @param to.sequence of the appointment as the shopper saw it
 * @returns `noTimes` if the lead was deleted, so that nobody can tell the dealership who comes when
 * @throws Error if the dealership could not be told; then the appointment is back at its time
 */
export async function moveAppointment(
  appointment: ChangedAppointment,
  { start, sequence }: { readonly start: Date; readonly sequence: number },
  context: ChangeContext,
): Promise<'moved' | 'taken' | 'noTimes' | 'unavailable'> {
  const { stored, department } = appointment;
  const { appointments, now } = context;
  if (Number.isNaN(start.getTime())) return 'taken';
  const lead = await appointments.leadOf(stored);
  if (lead === null) return 'noTimes';
  if (department.place === null) return 'unavailable';
  const scheduler = await appointments.scheduler(department.place);
  const moved = await scheduler.reschedule({ id: stored.id, start, sequence, now });
  if (moved.kind === 'taken' || moved.kind === 'changed') return 'taken';
  if (moved.kind !== 'booked') return 'unavailable';
  // It was there before, or this is the same request again.
  if (moved.appointment.sequence === stored.sequence) return 'moved';
  try {
    await context.leads.accept(await changeRequest(appointment, lead, moved.appointment, 'moved', context));
  } catch (error) {
    const { id, start: before } = stored;
    await scheduler.reschedule({ id, start: before, sequence: moved.appointment.sequence, now });
    throw error;
  }
  return 'moved';
}
