import { DAY_WISHES } from '@rooftop/leads/kinds/appointment';
import { localDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';
import { heldMessage } from '#app/forms/how-to-reach-us.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import type { StepPlace, StepRow } from '#app/forms/steps/step-row.ts';
import { localPath } from '#app/http/page-request.ts';
import { formatAppointment } from '@rooftop/platform/wording/format-time';
import { wordsFor } from '#app/locales/wording.server.ts';
import { appointmentLinks } from '@rooftop/platform/appointments/appointment-links';
import { formatLongDay, utcTimes } from '@rooftop/platform/appointments/day-times';
import type { LoadedSchedule } from './load-schedule.server.ts';
import { REQUEST, SCHEDULE_PATH } from './schedule-paths.ts';
import { submitBooking, submitRequest } from './submit-booking.server.ts';
import { wishDays } from '@rooftop/platform/appointments/wish-days';

/** Days whose times are listed again after the chosen one was taken. */
const OTHER_DAYS = 5;

const DETAIL_WORDS = [
  'appointment.addToCalendar',
  'appointment.cancel',
  'appointment.reschedule',
  'schedule.again',
  'schedule.business',
  'schedule.notesHint',
] as const;

async function view(schedule: LoadedSchedule, context: RequestContext, { path }: StepPlace) {
  const { t } = context;
  const isBooking = schedule.days !== null;
  const form = await leadFormView(
    {
      form: 'SERVICE',
      action: path,
      values: isBooking ? {} : { part: 'any' },
      texts: {
        submit: t(isBooking ? 'schedule.book' : 'schedule.request'),
        sent: t(isBooking ? 'appointment.booked' : 'schedule.requested'),
        sentText: t(isBooking ? 'appointment.bookedText' : 'schedule.requestedText'),
        failed: t('contact.failed'),
      },
    },
    context,
  );
  const done = await doneView(schedule, context);
  return {
    kind: 'details' as const,
    /** Whether a time is booked or a day is requested, as the form says. */
    step: isBooking ? ('details' as const) : REQUEST,
    heading: t(done === null ? 'schedule.details' : 'appointment.title'),
    text: isBooking || done !== null ? null : t('schedule.offlineText'),
    form,
    done,
    ...(isBooking ? timeOf(schedule, context) : { start: null, otherTimes: [] }),
    wishes: isBooking ? null : wishesOf(schedule, context),
    labels: {
      start: t('schedule.chooseTime'),
      day: t('schedule.day'),
      part: t('schedule.part'),
      notes: t('schedule.notes'),
      business: t('schedule.businessName'),
      contactName: t('schedule.contactName'),
      contactTitle: t('schedule.contactTitle'),
      contactPhone: t('schedule.contactPhone'),
      contactEmail: t('schedule.contactEmail'),
    },
    words: wordsFor(t, DETAIL_WORDS),
  };
}

/** The chosen time, or others if it is not free any more. */
function timeOf({ draft, days, center }: LoadedSchedule, { locale, t }: RequestContext) {
  const { start, lead } = draft;
  const isFree = (days ?? []).some(({ slots }) =>
    slots.some((slot) => slot.start.getTime() === start?.getTime()),
  );
  if (start !== null && (isFree || lead !== null)) return { start: start.toISOString(), otherTimes: [] };
  const day = start === null ? '' : localDate(center.company.timeZone, start);
  const later = (days ?? []).filter(({ date }) => date >= day);
  return {
    start: null,
    taken: t('appointment.taken'),
    otherTimes: utcTimes((later.length > 0 ? later : (days ?? [])).slice(0, OTHER_DAYS), locale).map(
      ({ label, times }) => ({
        heading: label,
        options: times.map(({ value, label: time }) => ({ value, label: time })),
      }),
    ),
  };
}

const wishesOf = ({ center }: LoadedSchedule, { locale, now, t }: RequestContext) => ({
  days: wishDays(center, now).map((date) => ({ value: date, label: formatLongDay(date, locale) })),
  parts: DAY_WISHES.map((value) => ({ value, label: t(`schedule.${value}`) })),
});

/** What became of a draft that was sent: nothing is confirmed while it is held. Null before that. */
async function doneView({ draft, booked, center }: LoadedSchedule, context: RequestContext) {
  if (draft.lead === null) return null;
  const { dealership, locale, t } = context;
  const again = localPath(SCHEDULE_PATH, locale, dealership.languages);
  if (draft.isHeld) {
    const { heading, text } = await heldMessage('SERVICE', context);
    return { heading: heading ?? t('schedule.requested'), text, when: null, links: null, again };
  }
  if (draft.start === null)
    return {
      heading: t('schedule.requested'),
      text: t('schedule.requestedText'),
      when: null,
      links: null,
      again,
    };
  if (booked?.status !== 'booked')
    return { heading: t('appointment.cancelled'), text: null, when: null, links: null, again };
  const when = formatAppointment(booked.start, center.company.timeZone, locale);
  return {
    heading: t('appointment.bookedFor', { when }),
    text: t('appointment.bookedText'),
    when,
    links: appointmentLinks(booked, context),
    again,
  };
}

/** The last step: contact data, and the time if it was taken meanwhile, or the day that suits. */
export const detailsStep = {
  key: 'details',
  isComplete: ({ draft }) => draft.lead !== null,
  view,
  submit: (request, form, schedule, context, place) =>
    (form.get('step') === REQUEST ? submitRequest : submitBooking)(request, form, schedule, context, place),
} satisfies StepRow<LoadedSchedule, never>;
