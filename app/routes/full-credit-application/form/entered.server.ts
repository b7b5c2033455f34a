/** What a step's form says, and what is stored of it. */
import type { BorrowerDraft, Draft } from '@rooftop/vault/applications/draft';
import type { FieldValues } from '@rooftop/vault/applications/application-fields';
import type { ReadPart } from '@rooftop/vault/applications/read-entered';
import type { RequestContext } from '#app/context.server.ts';
import { cleanEntry } from '#app/forms/clean-entry.ts';
import type { StepReading } from '#app/forms/steps/step-row.ts';
import type { LoadedDraft } from './load-draft.server.ts';

/** Longer texts are cut before they are stored. They are too long for every field. */
const LONGEST = 400;

/** The text of a field. Empty if the form has none. */
export const enteredText = (form: FormData, name: string): string =>
  cleanEntry(form.get(name)).slice(0, LONGEST).toWellFormed();

/** @param prefix before each name: `0.` for the first entry of a list */
export const enteredFields = (form: FormData, names: readonly string[], prefix = ''): FieldValues =>
  Object.fromEntries(names.map((name) => [name, enteredText(form, prefix + name)]));

/** What a step stores. */
export interface CreditChange {
  readonly draft: Draft;
  /** Whether it is another person's application, which begins anew. Defaults to false. */
  readonly isAnother?: boolean;
}

/** A part as the step's form says it. It is stored right or wrong, so that a reload loses nothing. */
export function readingOf(
  read: ReadPart<unknown>,
  change: CreditChange,
  values: FieldValues,
  { t }: Pick<RequestContext, 't'>,
): StepReading<CreditChange> {
  if (read.kind !== 'wrong') return { kind: read.kind === 'short' ? 'stay' : 'complete', change };
  const problems = Object.entries(read.problems).map(([field, code]) => [field, t(`form.error.${code}`)]);
  return { kind: 'wrong', change, answer: { problems: Object.fromEntries(problems), values } };
}

/** Whose step it is. */
export type BorrowerName = 'applicant' | 'coBorrower';

/** Whether an application has the steps of a borrower. */
export const hasBorrower =
  (of: BorrowerName) =>
  ({ draft }: Pick<LoadedDraft, 'draft'>): boolean =>
    of === 'applicant' || draft.hasCoBorrower === true;

/** A draft with other parts of one borrower. */
export const withPart = (draft: Draft, of: BorrowerName, part: Partial<BorrowerDraft>): Draft => ({
  ...draft,
  [of]: { ...draft[of], ...part },
});
