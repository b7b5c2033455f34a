import type { RequestContext } from '#app/context.server.ts';
import type { StepRow } from '#app/forms/steps/step-row.ts';
import { type CreditChange, enteredFields, enteredText } from './entered.server.ts';
import type { LoadedDraft } from './load-draft.server.ts';

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ['no', false],
  ['yes', true],
]);

const entered = (form: FormData) => enteredFields(form, ['hasCoBorrower']);

/** Whether somebody applies together with the applicant. */
export const coBorrowerStep = {
  key: 'co-borrower',
  isComplete: ({ draft }) => draft.hasCoBorrower !== null,
  view: ({ draft: { hasCoBorrower } }: LoadedDraft, { t }: RequestContext) => ({
    kind: 'coBorrower' as const,
    heading: t('credit.label.coBorrower'),
    text: t('credit.coBorrowerText'),
    value: hasCoBorrower === null ? '' : hasCoBorrower ? 'yes' : 'no',
    label: t('credit.hasCoBorrower'),
    options: [
      { value: 'no', label: t('credit.alone') },
      { value: 'yes', label: t('credit.together'), hint: t('credit.togetherText') },
    ],
  }),
  entered,
  read(form, { draft }, { t }) {
    const hasCoBorrower = ANSWERS.get(enteredText(form, 'hasCoBorrower')) ?? null;
    const change = { draft: { ...draft, hasCoBorrower } };
    if (hasCoBorrower !== null) return { kind: 'complete', change };
    const problems = { hasCoBorrower: t('form.error.required') };
    return { kind: 'wrong', change, answer: { problems, values: entered(form) } };
  },
} satisfies StepRow<LoadedDraft, CreditChange>;
