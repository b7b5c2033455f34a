import { year } from '@rooftop/leads/kinds/fields';
import { chooseOperations } from '@rooftop/service/operations';
import type { ServiceChoices } from '@rooftop/service/storage/service-drafts';
import type { RequestContext } from '#app/context.server.ts';
import { cleanEntry } from '#app/forms/clean-entry.ts';
import type { LoadedSchedule } from './load-schedule.server.ts';

export type StepResult =
  | { readonly kind: 'chosen'; readonly choices: Partial<ServiceChoices> }
  | {
      readonly kind: 'wrong';
      readonly problems: Readonly<Record<string, string>>;
      readonly values: Readonly<Record<string, string>>;
    };

const LONGEST = 100;

/** What the form of the first step says. */
export const vehicleIn = (form: FormData) => ({
  store: cleanEntry(form.get('store')).trim(),
  year: cleanEntry(form.get('year')).trim(),
  make: cleanEntry(form.get('make')).trim(),
  model: cleanEntry(form.get('model')).trim(),
});

/** The operation codes in the form of the services. */
export const servicesIn = (form: FormData): readonly string[] =>
  form.getAll('service').filter((value) => typeof value === 'string');

/** The first step: the car, and the service center if there are several. Another center has other times. */
export function readVehicleStep(
  form: FormData,
  { centers, draft }: LoadedSchedule,
  { now, t }: RequestContext,
): StepResult {
  const values = vehicleIn(form);
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
    return { kind: 'wrong', problems, values };
  const vehicle = { year: built.data, make: values.make, model: values.model };
  const isSamePlace = draft.store === center.key;
  return { kind: 'chosen', choices: { store: center.key, vehicle, ...(!isSamePlace && { start: null }) } };
}

function problemOf(field: 'make' | 'model', value: string, t: RequestContext['t']) {
  if (value === '') return { [field]: t(`form.error.${field}`) };
  return value.length > LONGEST ? { [field]: t('form.error.tooLong') } : {};
}

/** The services. Other services may take longer, so that the time has to be chosen again. */
export function readServicesStep(
  form: FormData,
  { offered, draft }: LoadedSchedule,
  { t }: RequestContext,
): StepResult {
  const chosen = chooseOperations(offered, servicesIn(form));
  if (chosen === null)
    return { kind: 'wrong', problems: { service: t('schedule.chooseService') }, values: {} };
  const opCodes = chosen.map(({ opCode }) => opCode);
  const isSame = opCodes.join() === draft.opCodes.join();
  return { kind: 'chosen', choices: { opCodes, ...(!isSame && { start: null }) } };
}

/** The time, one of those offered. */
export function readTimeStep(form: FormData, { days }: LoadedSchedule, { t }: RequestContext): StepResult {
  const chosen = form.get('start');
  const slots = (days ?? []).flatMap((day) => day.slots);
  const slot = slots.find(({ start }) => start.toISOString() === chosen);
  return slot === undefined
    ? { kind: 'wrong', problems: { form: t('appointment.taken') }, values: {} }
    : { kind: 'chosen', choices: { start: slot.start } };
}
