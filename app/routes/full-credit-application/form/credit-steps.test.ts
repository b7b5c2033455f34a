import { expect, test } from 'vitest';
import { reachedCreditStep, type CreditStep, stepAfter, creditStepsOf } from './credit-steps.ts';

const ALL = creditStepsOf({ hasCoBorrower: true, hasStaff: true });

test.each([
  [{ hasCoBorrower: true, hasStaff: true }, 9],
  [{ hasCoBorrower: false, hasStaff: true }, 6],
  [{ hasCoBorrower: false, hasStaff: false }, 5],
])('%j: %d steps', (applies, count) => {
  expect(creditStepsOf(applies)).toHaveLength(count);
});

test.each<[string, readonly CreditStep[], CreditStep]>([
  ['', ['applicant', 'residence', 'review'], 'applicant'],
  ['', ['employment', 'review'], 'employment'],
  ['', ['review'], 'review'],
  ['step=applicant', ['review'], 'applicant'],
  ['step=employment', [], 'employment'],
  ['step=employment', ['residence', 'employment'], 'residence'],
  ['step=employment', ['employment', 'staff'], 'employment'],
  ['step=review', ['co-borrower-residence'], 'co-borrower-residence'],
  ['step=nothing', ['applicant'], 'applicant'],
])('%j leads, with %j open, to %s', (query, open, step) => {
  expect(reachedCreditStep(new URLSearchParams(query), ALL, open)).toBe(step);
});

test('a step of a co-borrower who is not there is unknown', () => {
  const steps = creditStepsOf({ hasCoBorrower: false, hasStaff: true });
  expect(reachedCreditStep(new URLSearchParams('step=co-borrower-details'), steps, [])).toBe('applicant');
  expect(stepAfter('co-borrower', steps)).toBe('staff');
});
