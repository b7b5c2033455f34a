/** A full credit application as it is sealed, with the names of spec 3. Money is integer cents. */
import { z } from 'zod';
import { SSN } from './ssn.ts';

export const SUFFIXES = ['Jr.', 'Sr.', 'II', 'III', 'IV', 'V'] as const;
export const HOUSING_STATUSES = ['own', 'mortgage', 'rent', 'family', 'other'] as const;
export type HousingStatus = (typeof HOUSING_STATUSES)[number];
export const INCOME_TYPES = ['employed', 'selfEmployed', 'retired', 'benefits', 'other', 'none'] as const;
export type IncomeType = (typeof INCOME_TYPES)[number];

/** A residence of the applicant, the current one first. */
const residenceShape = z.object({
  housingStatus: z.enum(HOUSING_STATUSES),
  /** Cents, rent or mortgage. Null if the household pays neither. */
  monthlyRent: z.number().int().nonnegative().nullable(),
  yearsAtAddress: z.number().int().nonnegative(),
  monthsAtAddress: z.number().int().nonnegative(),
  /** Number and street. */
  fullAddress: z.string(),
  apartment: z.string().nullable(),
  city: z.string(),
  /** Two letters. */
  state: z.string(),
  zipCode: z.string(),
});
export type Residence = z.infer<typeof residenceShape>;

/** A source of income, the current one first. Without a job, there is no employer, title or phone. */
const employmentShape = z.object({
  employer: z.string().nullable(),
  jobTitle: z.string().nullable(),
  phone: z.string().nullable(),
  /** Cents, before taxes. */
  monthlyIncome: z.number().int().nonnegative(),
  incomeType: z.enum(INCOME_TYPES),
  years: z.number().int().nonnegative(),
  months: z.number().int().nonnegative(),
});
export type Employment = z.infer<typeof employmentShape>;

/** A person and how to reach them. */
const applicantShape = z.object({
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  suffix: z.enum(SUFFIXES).nullable(),
  /** `1990-03-25` */
  dateOfBirth: z.iso.date(),
  email: z.string(),
  /** As entered. */
  phone: z.string(),
});
export type Applicant = z.infer<typeof applicantShape>;

const borrowerShape = z.object({
  user: applicantShape.extend({
    /** The current residence, as a visitor's home address (spec 3). */
    homeAddress: z.object({
      address: z.string(),
      apartment: z.string().nullable(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
    }),
  }),
  ssn: z.string().regex(SSN),
  residence: z.array(residenceShape).min(1),
  employment: z.array(employmentShape).min(1),
});
export type Borrower = z.infer<typeof borrowerShape>;

/** Proof of what the applicant agreed to when they sent the application. Never changed. */
const signatureShape = z.object({
  /** Version of wording and disclosure, which changes whenever one of them does. */
  textVersion: z.string(),
  /** The exact text beside the box that was checked, in the language shown. */
  wording: z.string(),
  /** First day of the disclosure's version. Null if the dealership has published none. */
  disclosureFrom: z.iso.date().nullable(),
  signedAt: z.iso.datetime(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type Signature = z.infer<typeof signatureShape>;

export const applicationShape = borrowerShape.extend({
  coBorrower: borrowerShape.nullable(),
  /** Whom the applicant worked with. Null if they did not say. */
  staffMember: z.object({ slug: z.string(), name: z.string() }).nullable(),
  signature: signatureShape,
});
export type CreditApplication = z.infer<typeof applicationShape>;
