import { expect, test } from 'vitest';
import { reachedStep, type Step, stepAfter, stepPath, stepsOf } from './credit-steps.ts';

const ALL = stepsOf({ hasCoBorrower: true, hasStaff: true });

test.each([
  [{ hasCoBorrower: true, hasStaff: true }, 9],
  [{ hasCoBorrower: false, hasStaff: true }, 6],
  [{ hasCoBorrower: false, hasStaff: false }, 5],
])('%j: %d steps', (applies, count) => {
  expect(stepsOf(applies)).toHaveLength(count);
});

test.each<[string, readonly Step[], Step]>([
  ['', [], 'applicant'],
  ['step=employment', [], 'employment'],
  ['step=employment', ['residence', 'employment'], 'residence'],
  ['step=employment', ['employment', 'staff'], 'employment'],
  ['step=review', ['co-borrower-residence'], 'co-borrower-residence'],
  ['step=nothing', ['applicant'], 'applicant'],
])('%j leads, with %j open, to %s', (query, open, step) => {
  expect(reachedStep(new URLSearchParams(query), ALL, open)).toBe(step);
});

test('a step of a co-borrower who is not there is unknown', () => {
  const steps = stepsOf({ hasCoBorrower: false, hasStaff: true });
  expect(reachedStep(new URLSearchParams('step=co-borrower-details'), steps, [])).toBe('applicant');
  expect(stepAfter('co-borrower', steps)).toBe('staff');
  expect(stepPath('applicant')).not.toContain('?');
});
