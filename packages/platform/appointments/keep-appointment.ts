/** Appointments that come with a lead. */
import type { PoolClient } from '@rooftop/database/pool';
import type { Confirmation } from '@rooftop/leads/confirmations/confirmation';
import type { Submission } from '@rooftop/leads/submission';
import {
  findAppointment,
  linkAppointmentLead,
  linkMove,
  replaceReminder,
} from '@rooftop/service/storage/appointment-storage';
import { createConfirmation } from '../leads/mail/create-confirmation.ts';
import type { LeadRequest } from '../leads/dealership-leads.ts';
import type { LeadContext } from '../leads/lead-context.ts';

/** Creates the mail of the day before an appointment. Null if there is none, or the shopper gets no confirmation. */
export async function reminderFor(
  leadRequest: LeadRequest,
  request: LeadContext,
  { confirmation }: Pick<Submission, 'confirmation'>,
): Promise<Confirmation | null> {
  const { appointment } = leadRequest;
  if (appointment === undefined || appointment.state === 'cancelled' || confirmation === null) return null;
  const reminder = await createConfirmation(leadRequest, request, { isReminder: true });
  return { ...reminder, signature: confirmation.signature };
}

/**
 * Ties an appointment to the lead that booked it, or a lead to the appointment that it moved.
 * @throws Error if another visitor was given its time in the meantime
 */
export async function keepAppointment(
  client: PoolClient,
  { appointment }: LeadRequest,
  {
    dealership,
    lead,
    reminder,
  }: { readonly dealership: string; readonly lead: string; readonly reminder: Confirmation | null },
): Promise<void> {
  if (appointment === undefined || appointment.state === 'cancelled') return;
  const { id, state } = appointment;
  if (state === 'moved') {
    await linkMove(client, dealership, id, lead);
    return replaceReminder(client, dealership, id, reminder);
  }
  if (await linkAppointmentLead(client, dealership, id, { lead, reminder })) return;
  // Whoever sends the form again gets the same appointment, perhaps at another time. It keeps its first lead.
  const found = await findAppointment(client, dealership, id);
  if (found?.status !== 'booked') throw new Error('The appointment is gone');
  if (reminder !== null) await replaceReminder(client, dealership, id, reminder);
}
