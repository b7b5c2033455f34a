import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANA_USER,
  BAKERY_JOB,
  RENTED_HOME,
  testApplication,
} from '../../../tests/support/credit-application.ts';
import '../../../tests/support/properties.ts';
import type { FieldValues } from './application-fields.ts';
import { signingFields } from './signing-fields.ts';
import { SSN } from './ssn.ts';
import { MAX_ENTRIES } from './covers-two-years.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { readApplicant, toUnsigned, readEmployment, readResidence } from './read-entered.ts';

const TODAY = '2026-11-24';
const problems = (read: ReturnType<typeof readApplicant | typeof readResidence | typeof readEmployment>) =>
  read.kind === 'wrong' ? read.problems : read.kind;

describe('the applicant', () => {
  test.each<[FieldValues, ReturnType<typeof problems>]>([
    [{}, 'complete'],
    [{ middleName: ' María ', suffix: 'Jr.' }, 'complete'],
    [
      { firstName: ' ', lastName: '' },
      { firstName: 'firstName', lastName: 'lastName' },
    ],
    [
      { email: 'ana@example', phone: '555' },
      { email: 'email', phone: 'phone' },
    ],
    [{ suffix: 'Dr.' }, { suffix: 'required' }],
    [{ firstName: 'a'.repeat(101) }, { firstName: 'tooLong' }],
    [{ dateOfBirth: '' }, { dateOfBirth: 'birthDate' }],
    [{ dateOfBirth: '03/25/1990' }, { dateOfBirth: 'birthDate' }],
    [{ dateOfBirth: '1990-02-30' }, { dateOfBirth: 'birthDate' }],
    [{ dateOfBirth: '1906-11-24' }, { dateOfBirth: 'birthYear' }],
    [{ dateOfBirth: '2027-01-01' }, { dateOfBirth: 'birthYear' }],
    [{ dateOfBirth: '2008-11-25' }, { dateOfBirth: 'adult' }],
    [{ dateOfBirth: '2008-11-24' }, 'complete'],
  ])('%j: %j', (changed, expected) => {
    expect(problems(readApplicant({ ...ANA_USER, ...changed }, TODAY, true))).toEqual(expected);
  });

  test('of which nothing was entered lacks all but the middle name and suffix', () => {
    expect(problems(readApplicant({}, TODAY, true))).toEqual({
      firstName: 'firstName',
      lastName: 'lastName',
      dateOfBirth: 'birthDate',
      email: 'required',
      phone: 'required',
    });
    expect(problems(readApplicant({}, TODAY, false))).toMatchObject({ firstName: 'required' });
  });
});

describe('residences', () => {
  test.each<[FieldValues, ReturnType<typeof problems>]>([
    [{}, 'complete'],
    [{ apartment: '' }, 'complete'],
    [{ housingStatus: '' }, { '0.housingStatus': 'required' }],
    [{ monthlyRent: '' }, { '0.monthlyRent': 'amount' }],
    [{ monthlyRent: 'much' }, { '0.monthlyRent': 'amount' }],
    [{ housingStatus: 'family', monthlyRent: '' }, 'complete'],
    [{ housingStatus: 'own', monthlyRent: 'much' }, { '0.monthlyRent': 'amount' }],
    [{ state: '' }, { '0.state': 'required' }],
    [{ zipCode: '1650' }, { '0.zipCode': 'zipCode' }],
    [{ zipCode: '16501-1234' }, 'complete'],
    [{ yearsAtAddress: '0', monthsAtAddress: '0' }, { '0.yearsAtAddress': 'duration' }],
    [{ yearsAtAddress: '', monthsAtAddress: '' }, { '0.yearsAtAddress': 'duration' }],
    [{ monthsAtAddress: '12' }, { '0.monthsAtAddress': 'months' }],
    [{ yearsAtAddress: 'two' }, { '0.yearsAtAddress': 'years' }],
    [{ yearsAtAddress: '1', monthsAtAddress: '11' }, 'short'],
    [{ yearsAtAddress: '2', monthsAtAddress: '' }, 'complete'],
  ])('%j: %j', (changed, expected) => {
    expect(problems(readResidence([{ ...RENTED_HOME, ...changed }]))).toEqual(expected);
  });

  test('all say what is wrong with them', () => {
    expect(problems(readResidence([RENTED_HOME, { ...RENTED_HOME, city: '' }]))).toEqual({
      '1.city': 'required',
    });
  });
});

describe('employments', () => {
  test.each<[FieldValues, ReturnType<typeof problems>]>([
    [{}, 'complete'],
    [
      { employer: '', jobTitle: '', phone: '' },
      { '0.employer': 'required', '0.jobTitle': 'required', '0.phone': 'required' },
    ],
    [{ incomeType: 'retired', employer: '', jobTitle: '', phone: '' }, 'complete'],
    [{ incomeType: 'retired', monthlyIncome: '' }, { '0.monthlyIncome': 'amount' }],
    [{ incomeType: 'none', employer: '', jobTitle: '', phone: '', monthlyIncome: '' }, 'complete'],
    [{ incomeType: 'none', phone: '555' }, 'complete'],
    [{ incomeType: 'other', phone: '555' }, { '0.phone': 'phone' }],
    [{ incomeType: 'crime' }, { '0.incomeType': 'required' }],
    [{ monthlyIncome: '1,000,001' }, { '0.monthlyIncome': 'amountLimit' }],
    [{ years: '0', months: '5' }, 'short'],
  ])('%j: %j', (changed, expected) => {
    expect(problems(readEmployment([{ ...BAKERY_JOB, ...changed }]))).toEqual(expected);
  });
});

test.each(['retired', 'benefits', 'none'])('an income of the kind %s has no employer', (incomeType) => {
  expect(readEmployment([{ ...BAKERY_JOB, incomeType }])).toMatchObject({
    value: [{ employer: null, jobTitle: null, phone: null }],
  });
});

test.each([
  ['123456789', '123-45-6789'],
  [' 123 45 6789 ', '123-45-6789'],
  ['123-456789', '123-45-6789'],
  ['123-45-6789', '123-45-6789'],
])('%j is signed as the number %s', (ssn, expected) => {
  expect(signingFields(false).parse({ ssn, agreement: 'on' }).ssn).toBe(expected);
});

test.each([
  ['123-45-678', 'ssn'],
  ['', 'ssn'],
  [undefined, 'ssn'],
  ['1234567890', 'ssn'],
  ['666-45-6789', 'ssnNumber'],
  ['900456789', 'ssnNumber'],
  ['123-00-6789', 'ssnNumber'],
])('the number %j is refused as %s', (ssn, message) => {
  const { error } = signingFields(false).safeParse({ ssn, agreement: 'on' });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ['123-45-6789', '123456789', 'on', ['ssnSame']],
  ['123456789', '123-45-6789', undefined, ['agreement', 'ssnSame']],
  ['', '', 'on', ['ssn', 'ssn']],
  ['123-45-6789', '123-45-6780', 'on', []],
])('the numbers %j and %j, agreed %s: %j', (ssn, coBorrowerSsn, agreement, expected) => {
  const { error } = signingFields(true).safeParse({ ssn, coBorrowerSsn, agreement });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(expected);
});

test.each([
  ['123-45-6789', true],
  ['000-45-6789', false],
  ['666-45-6789', false],
  ['900-45-6789', false],
  ['999-45-6789', false],
  ['899-99-9999', true],
  ['123-00-6789', false],
  ['123-45-0000', false],
  ['123-45-678', false],
  ['123-45-67890', false],
  ['a23-45-6789', false],
])('%s is a Social Security number: %s', (text, expected) => {
  expect(SSN.test(text)).toBe(expected);
  expect(signingFields(false).safeParse({ ssn: text, agreement: 'on' }).success).toBe(expected);
});

test.each([
  [true, { ssn: '123-45-6789', agreement: 'on' }, ['coBorrowerSsn']],
  [true, { ssn: '123-45-6789', coBorrowerSsn: '457-55-5462' }, ['agreement']],
  [false, {}, ['ssn', 'agreement']],
  [true, { ssn: '123-45-6789', coBorrowerSsn: '457-55-5462', agreement: 'on' }, []],
])('signing with a co-borrower (%s) %j lacks %j', (hasCoBorrower, given, expected) => {
  const { error } = signingFields(hasCoBorrower).safeParse(given);
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(expected);
});

describe('the two-years rule', () => {
  const stay = fc
    .record({ years: fc.nat(3), months: fc.nat(11) })
    .filter((one) => one.years + one.months > 0);
  const entered = (list: readonly { years: number; months: number }[]) =>
    list.map(({ years, months }) => ({
      ...RENTED_HOME,
      yearsAtAddress: String(years),
      monthsAtAddress: String(months),
    }));

  test('holds as soon as the entries add up to 24 months, in any order', () => {
    fc.assert(
      fc.property(fc.array(stay, { minLength: 1, maxLength: MAX_ENTRIES }), (list) => {
        const months = list.reduce((sum, one) => sum + one.years * 12 + one.months, 0);
        const expected = months >= 24 ? 'complete' : 'short';
        expect(readResidence(entered(list)).kind).toBe(expected);
        expect(readResidence(entered(list.toReversed())).kind).toBe(expected);
      }),
    );
  });

  test('can always be met: a full list covers two years', () => {
    fc.assert(
      fc.property(fc.array(stay, { minLength: MAX_ENTRIES, maxLength: MAX_ENTRIES }), (list) => {
        expect(readResidence(entered(list)).kind).toBe('complete');
      }),
    );
  });
});

describe('a draft', () => {
  const borrower = { user: ANA_USER, residence: [RENTED_HOME], employment: [BAKERY_JOB] };
  const draft: Draft = { ...EMPTY_DRAFT, applicant: borrower, hasCoBorrower: false };
  const staff = [{ slug: 'dana-reed', name: 'Dana Reed' }];
  const { ssn: _ssn, signature: _signature, ...application } = testApplication();

  test('becomes an application without numbers and signature', () => {
    const complete = { ...draft, staffMember: 'dana-reed' };
    expect(toUnsigned(complete, TODAY, staff)).toEqual({ ...application, coBorrower: null });
    expect(toUnsigned({ ...draft, staffMember: 'gone' }, TODAY, staff)?.staffMember).toBeNull();
  });

  test.each<[string, Partial<Draft>]>([
    ['nothing', EMPTY_DRAFT],
    ['nobody asked about a co-borrower', { hasCoBorrower: null }],
    ['an empty co-borrower', { hasCoBorrower: true }],
    ['no residence', { applicant: { ...borrower, residence: [] } }],
    [
      'a co-borrower of 17',
      { hasCoBorrower: true, coBorrower: { ...borrower, user: { ...ANA_USER, dateOfBirth: '2009-11-24' } } },
    ],
  ])('is no application with %s', (_what, changed) => {
    expect(toUnsigned({ ...draft, ...changed }, TODAY, staff)).toBeNull();
  });

  test('leaves out a co-borrower whom the visitor took back', () => {
    expect(toUnsigned({ ...draft, coBorrower: borrower }, TODAY, staff)?.coBorrower).toBeNull();
  });
});
