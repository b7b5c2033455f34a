import { year } from '@rooftop/leads/kinds/fields';
import type { RequestContext } from '#app/context.server.ts';
import { cleanEntry } from '#app/forms/clean-entry.ts';
import type { StepRow } from '#app/forms/steps/step-row.ts';
import type { LoadedSchedule, ScheduleChange } from './load-schedule.server.ts';

const LONGEST = 100;

const entered = (form: FormData) => ({
  store: cleanEntry(form.get('store')).trim(),
  year: cleanEntry(form.get('year')).trim(),
  make: cleanEntry(form.get('make')).trim(),
  model: cleanEntry(form.get('model')).trim(),
});

function problemOf(field: 'make' | 'model', value: string, t: RequestContext['t']) {
  if (value === '') return { [field]: t(`form.error.${field}`) };
  return value.length > LONGEST ? { [field]: t('form.error.tooLong') } : {};
}

/** The car, and the service center if there are several. */
export const vehicleStep = {
  key: 'vehicle',
  isComplete: ({ draft }) => draft.vehicle !== null,
  view({ centers, center, draft, id, settings }: LoadedSchedule, { store, t }: RequestContext) {
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
  },
  entered,
  /** Another center has other times, so that the time has to be chosen again. */
  read(form, { centers, draft }, { now, t }) {
    const values = entered(form);
    const center = centers.length === 1 ? centers[0] : centers.find(({ key }) => key === values.store);
    const built = year.safeParse(values.year);
    const isYear = built.success && built.data <= now.getUTCFullYear() + 2;
    const problems = {
      ...(center === undefined && { store: t('form.error.required') }),
      ...(!isYear && { year: t('form.error.year') }),
      ...problemOf('make', values.make, t),
      ...problemOf('model', values.model, t),
    };
    if (center === undefined || built.data === undefined || Object.keys(problems).length > 0)
      return { kind: 'wrong', answer: { problems, values } };
    const vehicle = { year: built.data, make: values.make, model: values.model };
    const isSamePlace = draft.store === center.key;
    return {
      kind: 'complete',
      change: { store: center.key, vehicle, ...(!isSamePlace && { start: null }) },
    };
  },
} satisfies StepRow<LoadedSchedule, ScheduleChange>;
