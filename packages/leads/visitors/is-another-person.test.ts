import { expect, test } from 'vitest';
import { isAnotherPerson, type PersonFacts } from './is-another-person.ts';

const ANN = {
  firstName: 'Ann',
  lastName: 'Núñez',
  suffix: '',
  email: 'ann@example.com',
  phone: '+13155550126',
  dateOfBirth: '1980-02-03',
};
const { dateOfBirth: _, ...CONTACT } = ANN;

test.each<[what: string, now: PersonFacts, isAnother: boolean]>([
  ['the same', ANN, false],
  ['nothing', {}, false],
  [
    'the same in another spelling',
    { ...ANN, firstName: ' ANN', lastName: 'Nunez', phone: '(315) 555-0126' },
    false,
  ],
  ['another phone', { ...ANN, phone: '(315) 555-0199' }, false],
  ['another email address', { ...ANN, email: 'a.nunez@example.com' }, false],
  ['a corrected name with the same birth date', { ...ANN, firstName: 'Anne' }, false],
  ['a corrected birth date', { ...ANN, dateOfBirth: '1980-03-02' }, false],
  [
    'another contact with the same birth date',
    { ...ANN, email: 'n@example.com', phone: '3155550100' },
    false,
  ],
  ['another first name', { ...CONTACT, firstName: 'Luis' }, true],
  ['another last name', { ...CONTACT, lastName: 'Reed' }, true],
  ['another name and birth date', { ...ANN, firstName: 'Luis', dateOfBirth: '1979-01-01' }, true],
  [
    'the same birth date only',
    { ...ANN, firstName: 'Luis', email: 'l@example.com', phone: '3155550100' },
    true,
  ],
  ['another email address and phone', { ...CONTACT, email: 'n@example.com', phone: '3155550100' }, true],
  ['a first name only', { firstName: 'Ann' }, false],
  ['another first name only', { firstName: 'Luis' }, true],
  ['another phone, verified', { phone: '3155550100', phoneVerified: true }, false],
])('after %s: %j is another person: %j', (_what, now, isAnother) => {
  expect(isAnotherPerson(ANN, now)).toBe(isAnother);
});

test('two verified numbers are two people’s', () => {
  const before = { phone: '+13155550126', phoneVerified: true };
  expect(isAnotherPerson(before, { phone: '+13155550100', phoneVerified: true })).toBe(true);
  expect(isAnotherPerson(before, { phone: '+13155550126', phoneVerified: true })).toBe(false);
});

test('a suffix tells a father from his son', () => {
  expect(isAnotherPerson({ ...CONTACT, suffix: 'Sr.' }, { ...CONTACT, suffix: 'jr' })).toBe(true);
});
