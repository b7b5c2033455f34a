import { chooseOperations } from '@rooftop/service/operations';
import type { RequestContext } from '#app/context.server.ts';
import type { StepRow } from '#app/forms/steps/step-row.ts';
import { formatMinutes } from './format-minutes.server.ts';
import type { LoadedSchedule, ScheduleChange } from './load-schedule.server.ts';

/** The operation codes in the form. */
const codesIn = (form: FormData): readonly string[] =>
  form.getAll('service').filter((value) => typeof value === 'string');

/** The services to choose from, if the dealership offers any. */
export const servicesStep = {
  key: 'services',
  applies: ({ offered }) => offered.length > 0,
  isComplete: ({ chosen, draft }) => chosen.length > 0 || draft.lead !== null,
  view: ({ offered, draft }: LoadedSchedule, context: RequestContext) => ({
    kind: 'services' as const,
    heading: context.t('schedule.services'),
    text: context.t('schedule.servicesText'),
    services: offered.map(({ opCode, name, description, durationMinutes }) => ({
      opCode,
      name,
      description,
      duration: formatMinutes(durationMinutes, context),
      isChosen: draft.opCodes.includes(opCode),
    })),
  }),
  entered: (form) => ({ service: codesIn(form).join() }),
  /** Other services may take longer, so that the time has to be chosen again. */
  read(form, { offered, draft }, { t }) {
    const chosen = chooseOperations(offered, codesIn(form));
    if (chosen === null)
      return { kind: 'wrong', answer: { problems: { service: t('schedule.chooseService') }, values: {} } };
    const opCodes = chosen.map(({ opCode }) => opCode);
    const isSame = opCodes.join() === draft.opCodes.join();
    return { kind: 'complete', change: { opCodes, ...(!isSame && { start: null }) } };
  },
} satisfies StepRow<LoadedSchedule, ScheduleChange>;
