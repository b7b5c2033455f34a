import type { AppointmentKind } from '@rooftop/service/scheduler';
import { localDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { formatAppointment } from '@rooftop/platform/wording/format-time';
import { type WordKey, wordsFor } from '#app/locales/wording.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { appointmentLinks } from '@rooftop/platform/appointments/appointment-links';
import { daysAsLinks, utcTimes } from '@rooftop/platform/appointments/day-times';
import { companyPhone } from '#app/stores/place-view.server.ts';
import { appointmentPath, findLinked, type LinkedAppointment } from './find-appointment.server.ts';

const WORDS = [
  'appointment.addToCalendar',
  'appointment.cancel',
  'appointment.keep',
  'appointment.removeFromCalendar',
  'appointment.reschedule',
  'schedule.chooseTime',
  'schedule.day',
  'schedule.when',
  'schedule.where',
  'testDrive.afternoon',
  'testDrive.evening',
  'testDrive.morning',
] as const;

const TEXTS = {
  service: 'appointment.bookedText',
  testDrive: 'testDrive.sentText',
  tradeIn: 'tradeIn.bring',
} as const satisfies Record<AppointmentKind, WordKey>;

export type AppointmentView = Awaited<ReturnType<typeof appointmentView>>;

/** What a link's page shows: the appointment, and what can be done with it. */
export async function appointmentView(
  ticket: string | undefined,
  query: URLSearchParams,
  context: RequestContext,
) {
  const { locale, t } = context;
  const linked = await findLinked(ticket, context);
  const { stored, department } = linked;
  const { company } = department;
  const layout: PageLayout = 'minimal';
  return {
    layout,
    ...(await stateOf(linked, query, context)),
    when: formatAppointment(stored.start, stored.timeZone, locale),
    where: company.name,
    phone: companyPhone(company, stored.kind === 'service' ? 'service' : 'sales', context),
    sequence: stored.sequence,
    links: appointmentLinks(stored, context),
    words: wordsFor(t, WORDS),
  };
}

/** Heading and text, and the times if another one can be chosen. */
async function stateOf(
  { ticket, purpose, stored, department }: LinkedAppointment,
  query: URLSearchParams,
  context: RequestContext,
) {
  const { appointments, dealership, locale, now, t } = context;
  const none = { days: [], day: null };
  if (stored.status === 'cancelled')
    return {
      ...none,
      kind: 'cancelled' as const,
      heading: t('appointment.cancelled'),
      text: t('appointment.cancelledText'),
    };
  if (query.has('moved'))
    return {
      ...none,
      kind: 'moved' as const,
      heading: t('appointment.moved'),
      text: t(TEXTS[stored.kind]),
    };
  if (stored.start <= now)
    return { ...none, kind: 'past' as const, heading: t('appointment.title'), text: t('appointment.past') };
  if (purpose === 'cancel')
    return {
      ...none,
      kind: 'cancel' as const,
      heading: t('appointment.cancelHeading'),
      text: t('appointment.cancelText'),
    };
  const heading = t('appointment.choose');
  const { place } = department;
  const minutes = (stored.end.getTime() - stored.start.getTime()) / 60_000;
  const listed = place && (await (await appointments.scheduler(place)).listDays(minutes, now));
  if (listed === null || listed.kind === 'unavailable')
    return { ...none, kind: 'past' as const, heading, text: t('appointment.unavailable') };
  // Without its lead, the dealership can't be told who comes when.
  if (listed.days.length === 0 || stored.lead === null)
    return { ...none, kind: 'past' as const, heading, text: t('appointment.noTimes') };
  return {
    kind: 'reschedule' as const,
    heading,
    text: t('appointment.rescheduleText'),
    ...daysAsLinks(
      utcTimes(listed.days, locale),
      query.get('day') ?? localDate(stored.timeZone, stored.start),
      (date) => localPath(`${appointmentPath(ticket)}?day=${date}`, locale, dealership.languages),
    ),
  };
}
