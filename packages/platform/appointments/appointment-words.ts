import type { Confirmation } from '@rooftop/leads/confirmations/confirmation';
import { formatAppointment } from '../wording/format-time.ts';
import type { WordKey } from '../wording/translate.ts';
import { appointmentLinks } from './appointment-links.ts';
import type { LeadContext } from '../leads/lead-context.ts';
import type { LeadAppointment } from '../leads/dealership-leads.ts';

type Occasion = LeadAppointment['state'] | 'reminder';

const HEADINGS = {
  booked: { service: 'appointment.bookedFor', testDrive: 'testDrive.sent', tradeIn: 'appointment.bookedFor' },
  moved: { service: 'appointment.moved', testDrive: 'appointment.moved', tradeIn: 'appointment.moved' },
  cancelled: {
    service: 'appointment.cancelled',
    testDrive: 'appointment.cancelled',
    tradeIn: 'appointment.cancelled',
  },
  reminder: {
    service: 'appointment.reminder',
    testDrive: 'appointment.reminder',
    tradeIn: 'appointment.reminder',
  },
} as const satisfies Record<Occasion, Record<LeadAppointment['kind'], WordKey>>;

const INTROS = {
  booked: { service: 'appointment.bookedText', testDrive: 'testDrive.sentText', tradeIn: 'tradeIn.bring' },
  moved: { service: 'appointment.bookedText', testDrive: 'testDrive.sentText', tradeIn: 'tradeIn.bring' },
  cancelled: {
    service: 'appointment.cancelledText',
    testDrive: 'appointment.cancelledText',
    tradeIn: 'appointment.cancelledText',
  },
  reminder: {
    service: 'appointment.bookedText',
    testDrive: 'appointment.bookedText',
    tradeIn: 'tradeIn.bring',
  },
} as const satisfies Record<Occasion, Record<LeadAppointment['kind'], WordKey>>;

/** What a mail says of an appointment, with the links that move and cancel it. */
export function appointmentWords(
  appointment: LeadAppointment,
  reminder: 'reminder' | null,
  { locale, t, href, origin, appointments }: LeadContext,
): Pick<Confirmation, 'subject' | 'heading' | 'intro' | 'buttons'> & {
  readonly notes: Confirmation['sections'][number]['notes'];
} {
  const { kind, state, start, timeZone, services } = appointment;
  const occasion = reminder ?? state;
  const when = formatAppointment(start, timeZone, locale);
  const heading = t(HEADINGS[occasion][kind], { when });
  const subject = heading.includes(when) ? heading : `${heading}, ${when}`;
  const links = appointmentLinks(appointment, { appointments, href });
  const lines = [
    { label: t('confirmation.when'), value: when, href: null },
    ...services.map((value) => ({ label: t('appointment.service'), value, href: null })),
  ];
  if (state === 'cancelled')
    return {
      subject,
      heading,
      intro: [t(INTROS[occasion][kind])],
      buttons: [],
      notes: lines,
    };
  return {
    subject,
    heading,
    intro: [t(INTROS[occasion][kind])],
    buttons: [{ label: t('appointment.addToCalendar'), href: origin + links.calendar, needsTicket: false }],
    notes: [
      ...lines,
      { label: null, value: t('appointment.reschedule'), href: origin + links.reschedule },
      { label: null, value: t('appointment.cancel'), href: origin + links.cancel },
    ],
  };
}
