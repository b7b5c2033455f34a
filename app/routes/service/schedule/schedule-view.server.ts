import type { ServiceOperation } from '@rooftop/content/documents/service-operation/service-operation';
import { localDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';
import { writeFacts } from '#app/visitor/tracking/page-facts.ts';
import { reachedStep } from '#app/forms/steps/reached-step.ts';
import { localPath } from '#app/http/page-request.ts';
import { formatAppointment, formatList } from '@rooftop/platform/wording/format-time';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { daysAsLinks, utcTimes } from '@rooftop/platform/appointments/day-times';
import { companyPhone } from '#app/stores/place-view.server.ts';
import { detailsStep } from './details-view.server.ts';
import { minutesOf } from '@rooftop/platform/appointments/service-facts';
import { type LoadedSchedule, loadSchedule } from './load-schedule.server.ts';
import { SCHEDULE_PATH, type ServiceStep, serviceStepPath, TIMES } from './service-steps.ts';

/** A duration: `1 h 30 min`. */
function formatMinutes(total: number, { t }: Pick<RequestContext, 't'>): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return t('schedule.minutes', { minutes });
  return minutes === 0 ? t('schedule.hours', { hours }) : t('schedule.hoursMinutes', { hours, minutes });
}

function vehicleStep({ centers, center, draft, id, settings }: LoadedSchedule, context: RequestContext) {
  const { store, t } = context;
  const { vehicle } = draft;
  const isStoreKnown = id !== null || centers.some(({ key }) => key === store?.key);
  return {
    kind: 'vehicle' as const,
    heading: t('schedule.vehicle'),
    text: t(settings?.serviceScheduling === true ? 'schedule.bookingText' : 'schedule.offlineText'),
    centers:
      centers.length === 1 ? [] : centers.map(({ key, company }) => ({ value: key, label: company.name })),
    values: {
      store: isStoreKnown ? center.key : '',
      year: vehicle === null ? '' : String(vehicle.year),
      make: vehicle?.make ?? '',
      model: vehicle?.model ?? '',
    },
    labels: {
      store: t('schedule.store'),
      year: t('form.year'),
      make: t('form.make'),
      model: t('form.model'),
    },
  };
}

const servicesStep = ({ offered, draft }: LoadedSchedule, context: RequestContext) => ({
  kind: 'services' as const,
  heading: context.t('schedule.services'),
  text: context.t('schedule.servicesText'),
  services: offered.map(({ opCode, name, description, durationMinutes }: ServiceOperation) => ({
    opCode,
    name,
    description,
    duration: formatMinutes(durationMinutes, context),
    isChosen: draft.opCodes.includes(opCode),
  })),
});

/** The days with times, and those of one day: the one in the URL, that of the chosen time, or the first. */
function timeStep(
  { days, draft, chosen, center }: LoadedSchedule,
  query: URLSearchParams,
  number: number,
  context: RequestContext,
) {
  const { dealership, locale, t } = context;
  const ofDraft = draft.start && localDate(center.company.timeZone, draft.start);
  return {
    kind: 'time' as const,
    heading: t('schedule.time'),
    text: t('schedule.duration', { duration: formatMinutes(minutesOf(chosen), context) }),
    ...daysAsLinks(utcTimes(days ?? [], locale), query.get('day') ?? ofDraft, (date) =>
      localPath(`${serviceStepPath(number)}&day=${date}#${TIMES}`, locale, dealership.languages),
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

/** What was chosen so far, with links that change it. */
function summaryOf(schedule: LoadedSchedule, number: number, { locale, dealership, t }: RequestContext) {
  const { steps, draft, chosen, center, centers } = schedule;
  const linkTo = (step: ServiceStep) =>
    localPath(serviceStepPath(steps.indexOf(step) + 1), locale, dealership.languages);
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
    start !== null &&
      steps.includes('time') && {
        step: 'time' as const,
        label: t('schedule.when'),
        value: formatAppointment(start, center.company.timeZone, locale),
      },
  ];
  return rows.flatMap((row) =>
    row && (number > steps.indexOf(row.step) + 1 || draft.lead !== null)
      ? [{ label: row.label, value: row.value, href: draft.lead === null ? linkTo(row.step) : null }]
      : [],
  );
}

/** A step by its number, from 1. A finished appointment is shown at every step but the first, which begins another. */
function numberOf(query: URLSearchParams, { steps, complete, draft }: LoadedSchedule): number {
  const number = Number(query.get('step') ?? 1);
  if (draft.lead !== null && number > 1) return steps.length;
  // There are fewer steps when no times are offered any more.
  if (number > steps.length) query.set('step', String(steps.length));
  return reachedStep(query, complete);
}

async function stepView(
  step: ServiceStep,
  schedule: LoadedSchedule,
  query: URLSearchParams,
  number: number,
  context: RequestContext,
) {
  if (step === 'vehicle') return vehicleStep(schedule, context);
  if (step === 'services') return servicesStep(schedule, context);
  if (step === 'time') return timeStep(schedule, query, number, context);
  return detailsStep(step, schedule, number, context);
}

export type ScheduleView = Awaited<ReturnType<typeof scheduleView>>;
/** One kind of step, as the page shows it. */
export type ServiceStepView<Kind extends ScheduleView['step']['kind']> = Extract<
  ScheduleView['step'],
  { readonly kind: Kind }
>;

/** The step of a service appointment that a URL asks for, or the first one that is not complete. */
export async function scheduleView(request: Request, context: RequestContext) {
  const { dealership, locale, t } = context;
  const schedule = await loadSchedule(context);
  const { settings, steps, draft } = schedule;
  const query = new URL(request.url).searchParams;
  const number = numberOf(query, schedule);
  const at = (path: string): string => localPath(path, locale, dealership.languages);
  const [step, head] = await Promise.all([
    stepView(steps[number - 1] ?? 'vehicle', schedule, query, number, context),
    headOf(
      {
        title: t('schedule.heading'),
        description: t('schedule.description'),
        address: SCHEDULE_PATH,
        isIndexed: number === 1,
        picture: contactUs,
      },
      context,
    ),
  ]);
  const isDone = draft.lead !== null && number > 1;
  // Spec 2: the default layout only if scheduling is enabled.
  const layout: PageLayout = settings?.serviceScheduling === true ? 'default' : 'minimal';
  return {
    layout,
    head,
    facts: writeFacts({ kind: 'formStepped', form: 'SERVICE', step: number, name: step.kind, vin: null }),
    heading: t('schedule.heading'),
    number,
    count: steps.length,
    progress: isDone ? null : t('personalize.progress', { step: number, of: steps.length }),
    action: at(serviceStepPath(number)),
    back: number === 1 || isDone ? null : at(serviceStepPath(number - 1)),
    summary: summaryOf(schedule, number, context),
    step,
    words: {
      back: t('schedule.back'),
      change: t('schedule.change'),
      failed: t('contact.failed'),
      next: t('schedule.next'),
      wrong: t('form.wrongCount'),
    },
  };
}
