import { phoneFor } from '@rooftop/content/documents/company';
import { type CalendarEvent, calendarUid, printCalendarFile } from '@rooftop/service/calendar-file';
import type { AppointmentKind } from '@rooftop/service/scheduler';
import type { RequestContext } from '../../../context.server.ts';
import { formatPhone } from '../../../locales/phone-mask.ts';
import type { WordKey } from '../../../locales/wording.server.ts';
import { placeOfCompany, placeView } from '../../../stores/place-view.server.ts';
import { findLinked } from '../find-appointment.server.ts';

const SUMMARIES = {
  service: 'appointment.summaryService',
  testDrive: 'appointment.summaryTestDrive',
  tradeIn: 'appointment.summaryTradeIn',
} as const satisfies Record<AppointmentKind, WordKey>;

/** Prints the calendar file of a link. @throws Response (404) as findLinked */
export async function calendarFile(ticket: string | undefined, context: RequestContext) {
  const { dealership, now, origin, t } = context;
  const { stored, department } = await findLinked(ticket, context);
  const { company } = department;
  const place = placeView(placeOfCompany(company), context);
  const phone = phoneFor(company, stored.kind === 'service' ? 'service' : 'sales');
  const method: CalendarEvent['method'] = stored.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const text = printCalendarFile({
    method,
    uid: calendarUid(dealership.id, stored.id),
    sequence: stored.sequence,
    now,
    start: stored.start,
    end: stored.end,
    summary: t(SUMMARIES[stored.kind], { name: company.name }),
    description: phone === null ? '' : formatPhone(phone, dealership),
    location: place.address.join(', '),
    organizer: {
      name: company.name,
      email: company.email ?? `appointments@${new URL(origin).hostname}`,
    },
  });
  return { method, text };
}
