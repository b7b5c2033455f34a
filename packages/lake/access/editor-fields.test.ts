import { expect, test } from 'vitest';
import { differOnlyIn } from './editor-fields.ts';

const PATHS = ['company', 'recipients.leads'];
const before = { _type: 'dealership', _rev: '1', name: 'Lakeshore', crm: { usesApi: false } };

test.each([
  ['nothing but stamps', { ...before, _rev: '2', _id: 'drafts.x' }, true],
  ['a field of the list', { ...before, company: { phone: '+18145550150' } }, true],
  [
    'a field of an object that is new',
    { ...before, recipients: { _type: 'r', leads: ['a@b.example'] } },
    true,
  ],
  [
    'another field of that object',
    { ...before, recipients: { leads: [], crmAddresses: ['a@b.example'] } },
    false,
  ],
  ['a field beside the list', { ...before, name: 'Other' }, false],
  ['a field that is new', { ...before, hostnames: ['www.other.example'] }, false],
  ['a field that is gone', { _type: 'dealership', name: 'Lakeshore' }, false],
  ['an object that became a text', { ...before, recipients: 'leads' }, false],
  ['an object that became a list', { ...before, recipients: [{ leads: [] }] }, false],
  ['a name that only begins like one', { ...before, companyId: '7' }, false],
])('%s', (_, after, expected) => {
  expect(differOnlyIn(PATHS, before, after)).toBe(expected);
  expect(differOnlyIn(PATHS, after, before)).toBe(expected);
});
