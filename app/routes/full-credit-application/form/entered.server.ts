/** What a step's form says. */
import type { FieldValues } from '@rooftop/vault/applications/application-fields';
import { MAX_ENTRIES } from '@rooftop/vault/applications/covers-two-years';
import { cleanEntry } from '#app/forms/clean-entry.ts';
import { consentFields } from '#app/forms/consent-wording.server.ts';
import type { CreditStep } from './credit-steps.ts';

export const USER_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'dateOfBirth',
  'email',
  'phone',
] as const;
export const RESIDENCE_FIELDS = [
  'fullAddress',
  'apartment',
  'city',
  'state',
  'zipCode',
  'housingStatus',
  'monthlyRent',
  'yearsAtAddress',
  'monthsAtAddress',
] as const;
export const EMPLOYMENT_FIELDS = [
  'incomeType',
  'employer',
  'jobTitle',
  'phone',
  'monthlyIncome',
  'years',
  'months',
] as const;

/** Longer texts are cut before they are stored. They are too long for every field. */
const LONGEST = 400;

/** The text of a field. Empty if the form has none. */
export const enteredText = (form: FormData, name: string): string =>
  cleanEntry(form.get(name)).slice(0, LONGEST).toWellFormed();

/** @param prefix before each name: `0.` for the first entry of a list */
export const enteredFields = (form: FormData, names: readonly string[], prefix = ''): FieldValues =>
  Object.fromEntries(names.map((name) => [name, enteredText(form, prefix + name)]));

/** The entries of a list, which the form numbers from 0. */
export function enteredList(form: FormData, names: readonly string[]): FieldValues[] {
  const entries: FieldValues[] = [];
  while (entries.length < MAX_ENTRIES && names.some((name) => form.has(`${entries.length}.${name}`)))
    entries.push(enteredFields(form, names, `${entries.length}.`));
  return entries;
}

/** What a step's form says by field, for the page that shows it again. */
export function enteredValues(step: Exclude<CreditStep, 'review'>, form: FormData): FieldValues {
  if (step === 'co-borrower') return enteredFields(form, ['hasCoBorrower']);
  if (step === 'staff') return enteredFields(form, ['staffMember']);
  const list = step.endsWith('residence')
    ? RESIDENCE_FIELDS
    : step.endsWith('employment')
      ? EMPLOYMENT_FIELDS
      : null;
  if (list === null) return { ...enteredFields(form, USER_FIELDS), ...consentFields(form) };
  const numbered = enteredList(form, list).map((values, at) =>
    Object.entries(values).map(([name, value]) => [`${at}.${name}`, value] as const),
  );
  return Object.fromEntries(numbered.flat());
}
