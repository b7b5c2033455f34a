import { expect, test } from 'vitest';
import { differOnlyIn } from './field-rules.ts';

const PATHS = ['company', 'recipients.leads'];
const before = { _type: 'workspace', _rev: '1', name: 'Lakeshore', crm: { usesApi: false } };

test.each([
  ['nothing but stamps', { ...before, _rev: '2', _id: 'drafts.x' }, true],
  ['a listed field', { ...before, company: { phone: '+18145550150' } }, true],
  ['a field of a new object', { ...before, recipients: { _type: 'r', leads: ['a@b.example'] } }, true],
  [
    'another field of that object',
    { ...before, recipients: { leads: [], crmAddresses: ['a@b.example'] } },
    false,
  ],
  ['an unlisted field', { ...before, name: 'Other' }, false],
  ['a new field', { ...before, hostnames: ['www.other.example'] }, false],
  ['a removed field', { _type: 'workspace', name: 'Lakeshore' }, false],
  ['an object replaced by a string', { ...before, recipients: 'leads' }, false],
  ['an object replaced by an array', { ...before, recipients: [{ leads: [] }] }, false],
  ['a name that starts like a listed one', { ...before, companyId: '7' }, false],
])('%s', (_, after, expected) => {
  expect(differOnlyIn(PATHS, before, after)).toBe(expected);
  expect(differOnlyIn(PATHS, after, before)).toBe(expected);
});
