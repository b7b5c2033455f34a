import { daysAsLinks, utcTimes } from '@rooftop/platform/appointments/day-times';
import { minutesOf } from '@rooftop/platform/appointments/service-facts';
import { localDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';
import type { StepPlace, StepRow } from '#app/forms/steps/step-row.ts';
import { localPath } from '#app/http/page-request.ts';
import { companyPhone } from '#app/stores/place-view.server.ts';
import { formatMinutes } from './format-minutes.server.ts';
import type { LoadedSchedule, ScheduleChange } from './load-schedule.server.ts';
import { TIMES } from './schedule-paths.ts';

/** The days with times, and those of one day: the one in the URL, that of the chosen time, or the first. */
function view(
  { days, draft, chosen, center }: LoadedSchedule,
  context: RequestContext,
  { path, query }: StepPlace,
) {
  const { dealership, locale, t } = context;
  const ofDraft = draft.start && localDate(center.company.timeZone, draft.start);
  return {
    kind: 'time' as const,
    heading: t('schedule.time'),
    text: t('schedule.duration', { duration: formatMinutes(minutesOf(chosen), context) }),
    ...daysAsLinks(utcTimes(days ?? [], locale), query.get('day') ?? ofDraft, (date) =>
      localPath(`${path}&day=${date}#${TIMES}`, locale, dealership.languages),
    ),
    start: draft.start?.toISOString() ?? null,
    phone: companyPhone(center.company, 'service', context),
    words: {
      day: t('schedule.day'),
      morning: t('testDrive.morning'),
      afternoon: t('testDrive.afternoon'),
      evening: t('testDrive.evening'),
      chooseTime: t('schedule.chooseTime'),
    },
  };
}

/** The time, if there are any to offer. One is chosen, not typed. */
export const timeStep = {
  key: 'time',
  applies: ({ days }) => days !== null,
  isComplete: ({ draft }) => draft.start !== null || draft.lead !== null,
  view,
  read(form, { days }, { t }) {
    const chosen = form.get('start');
    const slots = (days ?? []).flatMap((day) => day.slots);
    const slot = slots.find(({ start }) => start.toISOString() === chosen);
    return slot === undefined
      ? { kind: 'wrong', answer: { problems: { form: t('appointment.taken') }, values: {} } }
      : { kind: 'complete', change: { start: slot.start } };
  },
} satisfies StepRow<LoadedSchedule, ScheduleChange>;
