/** Checks what was entered in the steps of a credit application. */
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { FIELD_MESSAGES, type FieldMessage } from '@rooftop/forms/field-messages';
import type { z } from 'zod';
import type { Applicant, CreditApplication, Borrower, Employment, Residence } from './application.ts';
import {
  applicantFields,
  employmentFields,
  type FieldValues,
  residenceFields,
} from './application-fields.ts';
import { coversTwoYears, MAX_ENTRIES } from './covers-two-years.ts';
import type { BorrowerDraft, Draft } from './draft.ts';

/** Codes by field. Fields of a list have the index before their name: `0.city`. */
type Problems = Readonly<Record<string, FieldMessage>>;

/** `short`: a list without mistakes that does not cover two years. */
export type ReadPart<Value> =
  | { readonly kind: 'complete'; readonly value: Value }
  | { readonly kind: 'wrong'; readonly problems: Problems }
  | { readonly kind: 'short' };

const codeOf = (message: string): FieldMessage =>
  FIELD_MESSAGES.find((code) => code === message) ?? 'required';

/** The first problem of each field, in the order of the fields. */
function problemsOf({ issues }: z.ZodError, prefix = ''): Problems {
  const problems: Record<string, FieldMessage> = {};
  for (const { path, message } of issues) problems[prefix + path.join('.')] ??= codeOf(message);
  return problems;
}

/** @param today in the dealership's time zone */
export function readApplicant(values: FieldValues, today: LocalDate, isSelf: boolean): ReadPart<Applicant> {
  const { data, error } = applicantFields(today, isSelf).safeParse(values);
  return error ? { kind: 'wrong', problems: problemsOf(error) } : { kind: 'complete', value: data };
}

interface ListFields<Entry> {
  readonly fieldsOf: (values: FieldValues) => z.ZodType<Entry>;
  /** Names of the fields that say how long; together they are one month at least. */
  readonly time: readonly [years: string, months: string];
}

function readList<Entry extends Residence | Employment>(
  list: readonly FieldValues[],
  { fieldsOf, time }: ListFields<Entry>,
): ReadPart<Entry[]> {
  const entries: Entry[] = [];
  const problems: Record<string, FieldMessage> = {};
  for (const [at, values] of list.slice(0, MAX_ENTRIES).entries()) {
    const { data, error } = fieldsOf(values).safeParse(values);
    if (error) Object.assign(problems, problemsOf(error, `${at}.`));
    else entries.push(data);
    if (time.every((name) => Number(values[name] ?? 0) === 0)) problems[`${at}.${time[0]}`] ??= 'duration';
  }
  if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
  return coversTwoYears(entries) ? { kind: 'complete', value: entries } : { kind: 'short' };
}

export const readResidence = (list: readonly FieldValues[]): ReadPart<Residence[]> =>
  readList(list, { fieldsOf: residenceFields, time: ['yearsAtAddress', 'monthsAtAddress'] });

export const readEmployment = (list: readonly FieldValues[]): ReadPart<Employment[]> =>
  readList(list, { fieldsOf: employmentFields, time: ['years', 'months'] });

/** What the steps say of a borrower, without the number that only the last one asks for. */
export type UnsignedBorrower = Omit<Borrower, 'ssn'>;
export type UnsignedApplication = UnsignedBorrower & {
  readonly coBorrower: UnsignedBorrower | null;
  readonly staffMember: CreditApplication['staffMember'];
};

/** Null if a step is not complete. */
function readBorrower(draft: BorrowerDraft, today: LocalDate, isSelf: boolean): UnsignedBorrower | null {
  const user = readApplicant(draft.user, today, isSelf);
  const residence = readResidence(draft.residence);
  const employment = readEmployment(draft.employment);
  if (user.kind !== 'complete' || residence.kind !== 'complete' || employment.kind !== 'complete')
    return null;
  const [home] = residence.value;
  if (home === undefined) return null;
  const { fullAddress: address, apartment, city, state, zipCode } = home;
  return {
    user: { ...user.value, homeAddress: { address, apartment, city, state, zipCode } },
    residence: residence.value,
    employment: employment.value,
  };
}

/**
 * The application that the steps make up, before it is signed. Null if one of them is not complete.
 * @param today in the dealership's time zone
 * @param staff whom the visitor can name
 */
export function toUnsigned(
  draft: Draft,
  today: LocalDate,
  staff: readonly NonNullable<CreditApplication['staffMember']>[],
): UnsignedApplication | null {
  const applicant = readBorrower(draft.applicant, today, true);
  const coBorrower = draft.hasCoBorrower ? readBorrower(draft.coBorrower, today, false) : null;
  if (applicant === null || draft.hasCoBorrower === null) return null;
  if (draft.hasCoBorrower && coBorrower === null) return null;
  const named = staff.find(({ slug }) => slug === draft.staffMember);
  const staffMember = named === undefined ? null : { slug: named.slug, name: named.name };
  return { ...applicant, coBorrower, staffMember };
}
