import { defineSteps } from '#app/forms/steps/define-steps.server.ts';
import type { StepViewOf, StepViews } from '#app/forms/steps/step-row.ts';
import { serviceDraftCookie } from '#app/visitor/service-draft-cookie.ts';
import { detailsStep } from './details-step.server.ts';
import type { LoadedSchedule, ScheduleChange } from './load-schedule.server.ts';
import { SERVICE_URLS } from './schedule-paths.ts';
import { servicesStep } from './services-step.server.ts';
import { timeStep } from './time-step.server.ts';
import { vehicleStep } from './vehicle-step.server.ts';

const ROWS = [vehicleStep, servicesStep, timeStep, detailsStep] as const;

/** What the page of one kind of step shows. */
export type ServiceStepView<Kind> = StepViewOf<typeof ROWS, Kind>;

/** The steps of a service appointment. */
export const SERVICE_STEPS = defineSteps<LoadedSchedule, ScheduleChange, StepViews<typeof ROWS>>({
  form: 'SERVICE',
  urls: SERVICE_URLS,
  rows: ROWS,
  /** A draft that became a lead stays as it is: who goes on begins another one, with the same car. */
  async save(change, schedule, context) {
    const { lead, appointment } = schedule.draft;
    const id = schedule.id === null || lead !== null ? crypto.randomUUID() : schedule.id;
    const draft = {
      ...schedule.draft,
      ...change,
      appointment: lead === null ? appointment : crypto.randomUUID(),
    };
    await context.appointments.saveDraft(id, draft);
    return { loaded: { ...schedule, id, draft }, cookie: serviceDraftCookie(id, context) };
  },
});
