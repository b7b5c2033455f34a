/** Steps of a credit application. Those of the co-borrower follow if there is one. */
export const CREDIT_STEPS = [
  'applicant',
  'residence',
  'employment',
  'co-borrower',
  'co-borrower-details',
  'co-borrower-residence',
  'co-borrower-employment',
  'staff',
  'review',
] as const;
export type CreditStep = (typeof CREDIT_STEPS)[number];

/** Path of the page around the form, without the language. */
export const APPLICATION_PATH = '/auto-financing/full-credit-application';
/** Path of the form, without the language. */
export const FORM_PATH = `${APPLICATION_PATH}/form`;

const OF_CO_BORROWER: readonly CreditStep[] = [
  'co-borrower-details',
  'co-borrower-residence',
  'co-borrower-employment',
];

interface Applies {
  readonly hasCoBorrower: boolean;
  /** Whether the dealership has published staff to choose from. */
  readonly hasStaff: boolean;
}

/** The steps of one application, in their order. */
export const creditStepsOf = ({ hasCoBorrower, hasStaff }: Applies): readonly CreditStep[] =>
  CREDIT_STEPS.filter(
    (step) => (hasCoBorrower || !OF_CO_BORROWER.includes(step)) && (hasStaff || step !== 'staff'),
  );

/** Path of a step, without the language. */
export const creditStepPath = (step: CreditStep): string => `${FORM_PATH}?step=${step}`;

/**
 * The step that a URL asks for, or the first before it that is not complete. The form's own path, which the page around
 * it has, asks for the last one: a reload of that page goes on where the visitor was.
 * @param open the steps that are not complete
 */
export function reachedCreditStep(
  query: URLSearchParams,
  steps: readonly CreditStep[],
  open: readonly CreditStep[],
): CreditStep {
  const named = query.get('step') ?? 'review';
  const position = steps.findIndex((step) => step === named);
  const before = steps.slice(0, Math.max(position, 0));
  return before.find((step) => open.includes(step)) ?? steps[Math.max(position, 0)] ?? 'applicant';
}

/** The step after another one. */
export const stepAfter = (step: CreditStep, steps: readonly CreditStep[]): CreditStep =>
  steps[steps.indexOf(step) + 1] ?? 'review';
