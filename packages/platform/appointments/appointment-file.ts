import { type Company, phoneFor } from '@rooftop/content/documents/dealership/company/company';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { type CalendarEvent, calendarUid, printCalendarFile } from '@rooftop/service/calendar-file';
import type { Appointment, AppointmentKind } from '@rooftop/service/scheduler';
import { addressLines } from '@rooftop/tenancy/address-lines';
import { formatPhone } from '../wording/phone-mask.ts';
import type { Translate, WordKey } from '../wording/translate.ts';

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
  {
    dealership,
    now,
    origin,
    t,
  }: {
    readonly dealership: Pick<Dealership, 'id' | 'phoneMask'>;
    readonly now: Date;
    /** Of the dealership's website. */
    readonly origin: string;
    readonly t: Translate;
  },
): AppointmentFile {
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
    location: company.address === null ? '' : addressLines(company.address).join(', '),
    organizer: {
      name: company.name,
      email: company.email ?? `appointments@${new URL(origin).hostname}`,
    },
  });
  return { method, text };
}
