import { type Company, phoneFor } from '@rooftop/content/documents/dealership/company/company';
import { type CalendarEvent, calendarUid, printCalendarFile } from '@rooftop/service/calendar-file';
import type { Appointment, AppointmentKind } from '@rooftop/service/scheduler';
import type { RequestContext } from '../context.server.ts';
import { formatPhone } from '../locales/phone-mask.ts';
import type { WordKey } from '../locales/wording.server.ts';
import { placeOfCompany, placeView } from './place-view.server.ts';

const SUMMARIES = {
  service: 'appointment.summaryService',
  testDrive: 'appointment.summaryTestDrive',
  tradeIn: 'appointment.summaryTradeIn',
} as const satisfies Record<AppointmentKind, WordKey>;

/** A calendar file, and what it does. */
export interface AppointmentFile {
  readonly method: CalendarEvent['method'];
  readonly text: string;
}

/**
 * Prints the calendar file of an appointment. That of a cancelled one removes it from the shopper's calendar.
 * @param company where it is
 */
export function appointmentFile(
  { id, kind, status, sequence, start, end }: Appointment & { readonly kind: AppointmentKind },
  company: Company,
  context: Pick<RequestContext, 'dealership' | 'now' | 'origin' | 't' | 'locale'>,
): AppointmentFile {
  const { dealership, now, origin, t } = context;
  const { address } = placeView(placeOfCompany(company), { ...context, validUntil: () => {} });
  const phone = phoneFor(company, kind === 'service' ? 'service' : 'sales');
  const method = status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const text = printCalendarFile({
    method,
    uid: calendarUid(dealership.id, id),
    sequence,
    now,
    start,
    end,
    summary: t(SUMMARIES[kind], { name: company.name }),
    description: phone === null ? '' : formatPhone(phone, dealership),
    location: address.join(', '),
    organizer: {
      name: company.name,
      email: company.email ?? `appointments@${new URL(origin).hostname}`,
    },
  });
  return { method, text };
}
