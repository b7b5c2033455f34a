import { defineSteps } from '#app/forms/steps/define-steps.server.ts';
import type { StepViewOf, StepViews } from '#app/forms/steps/step-row.ts';
import { coBorrowerStep } from './co-borrower-step.server.ts';
import { CREDIT_URLS } from './credit-paths.ts';
import type { CreditChange } from './entered.server.ts';
import { listStep } from './list-step.server.ts';
import type { LoadedDraft } from './load-draft.server.ts';
import { reviewStep } from './review-step.server.ts';
import { staffStep } from './staff-step.server.ts';
import { userStep } from './user-step.server.ts';

const ROWS = [
  userStep('applicant', 'applicant'),
  listStep('residence', 'applicant', 'residence'),
  listStep('employment', 'applicant', 'employment'),
  coBorrowerStep,
  userStep('co-borrower-details', 'coBorrower'),
  listStep('co-borrower-residence', 'coBorrower', 'residence'),
  listStep('co-borrower-employment', 'coBorrower', 'employment'),
  staffStep,
  reviewStep,
] as const;

/** What the page of one kind of step shows. */
export type CreditStepView<Kind> = StepViewOf<typeof ROWS, Kind>;

/** The steps of a full credit application (spec 3), which are stored sealed. */
export const CREDIT_STEPS = defineSteps<LoadedDraft, CreditChange, StepViews<typeof ROWS>>({
  form: 'FULL_CREDIT_APP',
  urls: CREDIT_URLS,
  rows: ROWS,
  async save({ draft, isAnother = false }, loaded, { creditDrafts }) {
    const id = loaded.id === null || isAnother ? crypto.randomUUID() : loaded.id;
    await creditDrafts.save(id, draft);
    if (loaded.id !== null && id !== loaded.id) await creditDrafts.delete(loaded.id);
    return { loaded: { ...loaded, id, draft }, cookie: creditDrafts.cookieOf(id) };
  },
});
