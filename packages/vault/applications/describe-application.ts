/** A credit application in words. */
import type {
  CreditApplication,
  Borrower,
  Employment,
  HousingStatus,
  IncomeType,
  Residence,
} from './application.ts';
import type { UnsignedBorrower } from './read-entered.ts';

const LABELS = {
  applicant: 'Applicant',
  coBorrower: 'Co-borrower',
  residence: 'Current address',
  earlierResidence: 'Earlier address',
  employment: 'Current employment',
  earlierEmployment: 'Earlier employment',
  staff: 'Staff member',
  name: 'Name',
  dateOfBirth: 'Date of birth',
  ssn: 'Social Security number',
  email: 'Email',
  phone: 'Phone',
  fullAddress: 'Address',
  apartment: 'Apartment or unit',
  housingStatus: 'Housing',
  monthlyRent: 'Monthly rent or mortgage',
  timeAtAddress: 'Time at this address',
  incomeType: 'Income',
  employer: 'Employer',
  jobTitle: 'Job title',
  workPhone: 'Work phone',
  monthlyIncome: 'Monthly income before taxes',
  timeAtJob: 'Time in this job',
  workedWith: 'Worked with',
} as const;
type ApplicationLabel = keyof typeof LABELS;

const HOUSING: Readonly<Record<HousingStatus, string>> = {
  own: 'Owns without a mortgage',
  mortgage: 'Owns with a mortgage',
  rent: 'Rents',
  family: 'Lives with family',
  other: 'Other',
};

const INCOMES: Readonly<Record<IncomeType, string>> = {
  employed: 'Employed',
  selfEmployed: 'Self-employed',
  retired: 'Retired',
  benefits: 'Benefits',
  other: 'Other',
  none: 'No income',
};

/** How an application is worded: in English for staff, or in the visitor's language for the visitor. */
export interface ApplicationWording {
  label(name: ApplicationLabel): string;
  housing(status: HousingStatus): string;
  income(type: IncomeType): string;
  money(cents: number): string;
  /** @param date `1990-03-25` */
  date(date: string): string;
  duration(years: number, months: number): string;
}

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const DATE = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
});
const count = (number: number, unit: string) =>
  number === 0 ? [] : [`${number} ${unit}${number === 1 ? '' : 's'}`];

const FOR_STAFF: ApplicationWording = {
  label: (name) => LABELS[name],
  housing: (status) => HOUSING[status],
  income: (type) => INCOMES[type],
  money: (cents) => USD.format(cents / 100),
  date: (date) => DATE.format(new Date(date)),
  duration: (years, months) => [...count(years, 'year'), ...count(months, 'month')].join(', '),
};

/** Part of an application with the step that asks for it. */
export interface ApplicationSection {
  readonly of: 'applicant' | 'coBorrower';
  readonly part: 'user' | 'residence' | 'employment' | 'staff' | 'signature';
  readonly heading: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/** A borrower before or after signing. */
type Described = UnsignedBorrower & Partial<Pick<Borrower, 'ssn'>>;

type Answers = readonly (readonly [ApplicationLabel, string | null])[];

function sectionsOf(
  borrower: Described,
  of: ApplicationSection['of'],
  words: ApplicationWording,
): ApplicationSection[] {
  const { user, residence, employment, ssn } = borrower;
  const lines = (answers: Answers) =>
    answers.flatMap(([name, value]) => (value === null ? [] : [{ label: words.label(name), value }]));
  const person = words.label(of);
  const about = (name: ApplicationLabel) =>
    of === 'applicant' ? words.label(name) : `${person}: ${words.label(name)}`;
  const name = [user.firstName, user.middleName, user.lastName, user.suffix].filter(Boolean).join(' ');
  return [
    {
      of,
      part: 'user',
      heading: person,
      lines: lines([
        ['name', name],
        ['dateOfBirth', words.date(user.dateOfBirth)],
        ['ssn', ssn === undefined ? null : `***-**-${ssn.slice(-4)}`],
        ['email', user.email],
        ['phone', user.phone],
      ]),
    },
    ...residence.map((one, at) => ({
      of,
      part: 'residence' as const,
      heading: about(at === 0 ? 'residence' : 'earlierResidence'),
      lines: lines(residenceAnswers(one, words)),
    })),
    ...employment.map((one, at) => ({
      of,
      part: 'employment' as const,
      heading: about(at === 0 ? 'employment' : 'earlierEmployment'),
      lines: lines(employmentAnswers(one, words)),
    })),
  ];
}

const residenceAnswers = (one: Residence, words: ApplicationWording): Answers => [
  ['fullAddress', `${one.fullAddress}, ${one.city}, ${one.state} ${one.zipCode}`],
  ['apartment', one.apartment],
  ['housingStatus', words.housing(one.housingStatus)],
  ['monthlyRent', one.monthlyRent === null ? null : words.money(one.monthlyRent)],
  ['timeAtAddress', words.duration(one.yearsAtAddress, one.monthsAtAddress)],
];

const employmentAnswers = (one: Employment, words: ApplicationWording): Answers => [
  ['incomeType', words.income(one.incomeType)],
  ['employer', one.employer],
  ['jobTitle', one.jobTitle],
  ['workPhone', one.phone],
  ['monthlyIncome', words.money(one.monthlyIncome)],
  ['timeAtJob', words.duration(one.years, one.months)],
];

/** An application that is not signed yet, for the visitor to review. */
export function describeUnsigned(
  application: Described & Pick<CreditApplication, 'staffMember'> & { readonly coBorrower: Described | null },
  words: ApplicationWording,
): readonly ApplicationSection[] {
  const { coBorrower, staffMember } = application;
  return [
    ...sectionsOf(application, 'applicant', words),
    ...(coBorrower === null ? [] : sectionsOf(coBorrower, 'coBorrower', words)),
    ...(staffMember === null
      ? []
      : [
          {
            of: 'applicant' as const,
            part: 'staff' as const,
            heading: words.label('staff'),
            lines: [{ label: words.label('workedWith'), value: staffMember.name }],
          },
        ]),
  ];
}

const SIGNED_AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });

/** An application for staff, in English. Of Social Security numbers it says the last four digits. */
export function describeApplication(application: CreditApplication): readonly ApplicationSection[] {
  const { signedAt, wording } = application.signature;
  return [
    ...describeUnsigned(application, FOR_STAFF),
    {
      of: 'applicant',
      part: 'signature',
      heading: 'Electronic signature',
      lines: [
        { label: 'Signed', value: SIGNED_AT.format(new Date(signedAt)) },
        { label: 'Agreed to', value: wording },
      ],
    },
  ];
}
