/** The fields of a credit application as people fill them in. Messages are codes, which the website translates. */
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { dollars, email, line, phone } from '@rooftop/forms/form-fields';
import { z } from 'zod';
import {
  type Employment,
  HOUSING_STATUSES,
  type HousingStatus,
  INCOME_TYPES,
  type IncomeType,
  SUFFIXES,
} from './application.ts';

/** What was entered, by field. */
export type FieldValues = Readonly<Record<string, string>>;

const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;
/** Cents: a million dollars a month. */
const MAX_AMOUNT = 100_000_000;

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
/** Makes an empty field null, and checks any other. */
const orNull = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), z.nullable(schema));
const number = (most: number, wrong: 'years' | 'months') =>
  z
    .string({ error: wrong })
    .trim()
    .regex(/^\d{0,2}$/, wrong)
    .transform(Number)
    .refine((written) => written <= most, wrong);
const years = number(99, 'years');
const months = number(11, 'months');
const amount = dollars('amount').check(z.refine((cents) => cents <= MAX_AMOUNT, 'amountLimit'));

const yearsAfter = (date: LocalDate, count: number): LocalDate =>
  `${Number(date.slice(0, 4)) + count}`.padStart(4, '0') + date.slice(4);

/** A date of birth of somebody who is 18 or older. */
const dateOfBirth = (today: LocalDate) =>
  z.iso
    .date({ error: 'birthDate' })
    .refine((date) => date <= today && yearsAfter(date, OLDEST_YEARS) > today, 'birthYear')
    .refine((date) => date > today || yearsAfter(date, ADULT_YEARS) <= today, 'adult');

/** @param isSelf whether the person at the form speaks of themselves, as the messages for names do (spec 5) */
export const applicantFields = (today: LocalDate, isSelf: boolean) =>
  z.object({
    firstName: line(isSelf ? 'firstName' : 'required', 100),
    middleName: orNull(line('required', 100)),
    lastName: line(isSelf ? 'lastName' : 'required', 100),
    suffix: orNull(z.enum(SUFFIXES, { error: 'required' })),
    dateOfBirth: dateOfBirth(today),
    email,
    phone,
  });

// The fields are in the order of the form, so that the first problem is the one at the top.
const address = {
  fullAddress: line('required'),
  apartment: orNull(line('required', 50)),
  city: line('required', 100),
  state: z.string({ error: 'required' }).regex(/^[A-Z]{2}$/, 'required'),
  zipCode: z
    .string({ error: 'zipCode' })
    .trim()
    .regex(/^\d{5}(?:-\d{4})?$/, 'zipCode'),
  housingStatus: z.enum(HOUSING_STATUSES, { error: 'required' }),
};
const stay = { yearsAtAddress: years, monthsAtAddress: months };
const paidResidence = z.object({ ...address, monthlyRent: amount, ...stay });
const otherResidence = z.object({ ...address, monthlyRent: orNull(amount), ...stay });
/** Households with a monthly payment. */
const PAYING: readonly HousingStatus[] = ['mortgage', 'rent'];

/** @param values of the same residence: rent is required only of some housing */
export const residenceFields = (values: FieldValues) =>
  PAYING.some((status) => status === values['housingStatus']) ? paidResidence : otherResidence;

const employer = line('required', 200);
const jobTitle = line('required', 100);
const incomeType = z.enum(INCOME_TYPES, { error: 'required' });
const job = z.object({ incomeType, employer, jobTitle, phone, monthlyIncome: amount, years, months });
const otherIncome = job.extend({
  employer: orNull(employer),
  jobTitle: orNull(jobTitle),
  phone: orNull(phone),
});
/** What a form may still hold of a job that the person chose before. */
const notAsked = z.unknown().transform(() => null);
const pension = job.extend({ employer: notAsked, jobTitle: notAsked, phone: notAsked });
const noIncome = pension.extend({
  monthlyIncome: z.preprocess((value) => (isBlank(value) ? '0' : value), amount),
});
/** What each kind of income needs: an employer is required of a job, and not asked for where there is none. */
const INCOME_FIELDS = {
  employed: job,
  selfEmployed: job,
  retired: pension,
  benefits: pension,
  other: otherIncome,
  none: noIncome,
} as const satisfies Record<IncomeType, z.ZodType<Employment>>;

const isIncome = (type: string | undefined): type is IncomeType =>
  type !== undefined && Object.hasOwn(INCOME_FIELDS, type);

/** @param values of the same employment */
export function employmentFields(values: FieldValues): z.ZodType<Employment> {
  const type = values['incomeType'];
  return isIncome(type) ? INCOME_FIELDS[type] : otherIncome;
}
