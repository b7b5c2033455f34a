/** A credit application as people fill it in, and as it is sealed. */
import type { CreditApplication } from '@rooftop/vault/applications/application';
import type { FieldValues } from '@rooftop/vault/applications/application-fields';

export const ANA_USER: FieldValues = {
  firstName: 'Ana',
  middleName: '',
  lastName: 'Núñez',
  suffix: '',
  dateOfBirth: '1990-03-25',
  email: 'ana@example.com',
  phone: '(315) 555-0126',
};

export const RENTED_HOME: FieldValues = {
  housingStatus: 'rent',
  monthlyRent: '1,250',
  yearsAtAddress: '3',
  monthsAtAddress: '2',
  fullAddress: '12 Main Street',
  apartment: '4B',
  city: 'Erie',
  state: 'PA',
  zipCode: '16501',
};

export const BAKERY_JOB: FieldValues = {
  incomeType: 'employed',
  employer: 'Lake Bakery',
  jobTitle: 'Baker',
  phone: '(814) 555-0142',
  monthlyIncome: '$4,100.50',
  years: '2',
  months: '',
};

const ANA = {
  user: {
    firstName: 'Ana',
    middleName: null,
    lastName: 'Núñez',
    suffix: null,
    dateOfBirth: '1990-03-25',
    email: 'ana@example.com',
    phone: '(315) 555-0126',
    homeAddress: { address: '12 Main Street', apartment: '4B', city: 'Erie', state: 'PA', zipCode: '16501' },
  },
  residence: [
    {
      housingStatus: 'rent' as const,
      monthlyRent: 125_000,
      yearsAtAddress: 3,
      monthsAtAddress: 2,
      fullAddress: '12 Main Street',
      apartment: '4B',
      city: 'Erie',
      state: 'PA',
      zipCode: '16501',
    },
  ],
  employment: [
    {
      incomeType: 'employed' as const,
      employer: 'Lake Bakery',
      jobTitle: 'Baker',
      phone: '(814) 555-0142',
      monthlyIncome: 410_050,
      years: 2,
      months: 0,
    },
  ],
};

export const testApplication = (): CreditApplication => ({
  ...ANA,
  ssn: '219-09-9999',
  coBorrower: { ...ANA, user: { ...ANA.user, firstName: 'Luz', suffix: 'Sr.' }, ssn: '457-55-5462' },
  staffMember: { slug: 'dana-reed', name: 'Dana Reed' },
  signature: {
    textVersion: 'a1b2',
    wording: 'I agree to sign electronically.',
    disclosureFrom: '2026-03-01',
    signedAt: '2026-11-24T15:00:00.000Z',
    ipAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
  },
});
