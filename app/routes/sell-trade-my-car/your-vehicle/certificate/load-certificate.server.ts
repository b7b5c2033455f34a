import type { StoredAppointment } from '@rooftop/service/storage/appointment-storage';
import type { TradeCertificate } from '@rooftop/trade/storage/stored-trade-in';
import type { RequestContext } from '#app/context.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { loadTradeIn } from '../load-trade-in.server.ts';
import { bookedVisit } from '@rooftop/platform/appointments/trade-in-visits';

/** What a visitor has sent, and when they bring the car in. */
interface LoadedCertificate extends TradeCertificate {
  readonly visit: StoredAppointment | null;
}

/**
 * Loads what was sent: by the link in a mail on any device, else by the cookie of the browser that sent it.
 * @param ticket of the link. Undefined without one
 * @throws Response (404) if nothing was sent, the link is not genuine, or the lead is held: nothing is confirmed yet
 */
export async function loadCertificate(
  ticket: string | undefined,
  context: RequestContext,
): Promise<LoadedCertificate> {
  context.forOneVisitor();
  if (ticket !== undefined) {
    const found = await context.tradeIns.findCertificate(ticket);
    if (found === null || found.lead.isHeld) throw notFound('unknown');
    const visit = await context.appointments.findOfLead(found.leadId);
    return { ...found, visit: visit !== null && visit.start > context.now ? visit : null };
  }
  const { id, stored } = await loadTradeIn(context);
  const { car, offer, lead } = stored;
  if (id === null || car === null || lead === null || lead.isHeld) throw notFound('unknown');
  return { car, offer: offer ?? { kind: 'unavailable' }, lead, visit: await bookedVisit(id, context) };
}
