import type { RequestContext } from '#app/context.server.ts';
import { writeFacts } from '#app/visitor/tracking/page-facts.ts';
import { localPath } from '#app/http/page-request.ts';
import { formatAppointment, formatList } from '@rooftop/platform/wording/format-time';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { type LoadedSchedule, loadSchedule } from './load-schedule.server.ts';
import { SCHEDULE_PATH } from './schedule-paths.ts';
import { SERVICE_STEPS } from './schedule-steps.server.ts';

/** What was chosen so far, with links that change it. */
function summaryOf(schedule: LoadedSchedule, number: number, { locale, dealership, t }: RequestContext) {
  const { draft, chosen, center, centers } = schedule;
  const { vehicle, start } = draft;
  const rows = [
    vehicle && {
      step: 'vehicle' as const,
      label: t('schedule.car'),
      value: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    },
    centers.length > 1 && {
      step: 'vehicle' as const,
      label: t('schedule.where'),
      value: center.company.name,
    },
    chosen.length > 0 && {
      step: 'services' as const,
      label: t('appointment.service'),
      value: formatList(
        chosen.map(({ name }) => name),
        locale,
      ),
    },
    start !== null && {
      step: 'time' as const,
      label: t('schedule.when'),
      value: formatAppointment(start, center.company.timeZone, locale),
    },
  ];
  return rows.flatMap((row) => {
    const place = row ? SERVICE_STEPS.placeOf(row.step, schedule) : undefined;
    if (!row || place === undefined || (number <= place.number && draft.lead === null)) return [];
    const href = draft.lead === null ? localPath(place.path, locale, dealership.languages) : null;
    return [{ label: row.label, value: row.value, href }];
  });
}

export type ScheduleView = Awaited<ReturnType<typeof scheduleView>>;

/** The step of a service appointment that a URL asks for, or the first one that is not complete. */
export async function scheduleView(request: Request, context: RequestContext) {
  const { t } = context;
  const schedule = await loadSchedule(context);
  const { settings, draft } = schedule;
  const isFirst = SERVICE_STEPS.find(request, schedule).number === 1;
  // A finished appointment is shown at every step but the first, which begins another.
  const isDone = draft.lead !== null && !isFirst;
  const found = SERVICE_STEPS.find(request, schedule, isDone ? 'details' : undefined);
  const [shown, head] = await Promise.all([
    SERVICE_STEPS.show(found, schedule, context),
    headOf(
      {
        title: t('schedule.heading'),
        description: t('schedule.description'),
        address: SCHEDULE_PATH,
        isIndexed: isFirst,
        picture: contactUs,
      },
      context,
    ),
  ]);
  // Spec 2: the default layout only if scheduling is enabled.
  const layout: PageLayout = settings?.serviceScheduling === true ? 'default' : 'minimal';
  return {
    layout,
    head,
    facts: writeFacts({
      kind: 'formStepped',
      form: 'SERVICE',
      step: shown.number,
      name: shown.key,
      vin: null,
    }),
    heading: t('schedule.heading'),
    ...shown,
    progress: isDone ? null : shown.progress,
    back: isDone ? null : shown.back,
    summary: summaryOf(schedule, shown.number, context),
    words: {
      back: t('schedule.back'),
      change: t('schedule.change'),
      failed: t('contact.failed'),
      next: t('schedule.next'),
      wrong: t('form.wrongCount'),
    },
  };
}
