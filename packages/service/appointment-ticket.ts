/** Tickets in the links of an appointment. A ticket proves that we sent the link, for one appointment of a dealership. */
import { isSignedFor, signFor } from '@rooftop/tenancy/sign-for';

/** What a link does. A ticket for one purpose is worthless for the other. */
const TICKET_PURPOSES = ['reschedule', 'cancel'] as const;
type TicketPurpose = (typeof TICKET_PURPOSES)[number];

const WRITTEN = /^([\w-]{1,64})\.(reschedule|cancel)\.([0-9a-z]{1,11})\.([\w-]{43})$/;

export interface AppointmentTicket {
  /** Document id. */
  readonly dealership: string;
  /** Id of the appointment. */
  readonly appointment: string;
  readonly purpose: TicketPurpose;
}

/**
 * Creates a ticket.
 * @param key of the purpose appointment-links
 * @param expiresAt usually when the appointment begins
 */
export function createAppointmentTicket(
  key: Uint8Array,
  { dealership, appointment, purpose }: AppointmentTicket,
  expiresAt: Date,
): string {
  const text = `${appointment}.${purpose}.${expiresAt.getTime().toString(36)}`;
  return `${text}.${signFor(key, dealership, text).toString('base64url')}`;
}

/**
 * Reads a ticket. Returns the appointment's id and the purpose, or null if the ticket is forged, expired, or belongs to
 * another dealership.
 */
export function readAppointmentTicket(
  key: Uint8Array,
  dealership: string,
  ticket: string,
  now: Date,
): AppointmentTicket | null {
  const [, appointment, written, expires, signature] = WRITTEN.exec(ticket) ?? [];
  const purpose = TICKET_PURPOSES.find((one) => one === written);
  if (!appointment || !purpose || !expires || !signature) return null;
  if (!isSignedFor(key, dealership, `${appointment}.${purpose}.${expires}`, signature)) return null;
  return Number.parseInt(expires, 36) < now.getTime() ? null : { dealership, appointment, purpose };
}
