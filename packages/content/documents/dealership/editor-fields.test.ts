import { expect, test } from 'vitest';
import { isReservedForAgencies } from './editor-fields.ts';

test.each([
  ['dealership', 'theme', true],
  // What is around it says so.
  ['dealership', 'theme.brand', false],
  ['dealership', 'hostnames', true],
  ['dealership', 'tagline', false],
  ['dealership', 'company', false],
  ['dealership', 'company.phone', false],
  ['dealership', 'recipients', false],
  ['dealership', 'recipients.leads', false],
  ['dealership', 'recipients.crmAddresses', true],
  ['dealership', 'recipients.sender', true],
  ['store', 'email.crmAddresses', true],
  ['store', 'email.leads', false],
  ['store', 'serviceCrm', true],
  ['store', 'serviceCrm.businessId', false],
  ['article', 'title', false],
])('whether agencies alone change %s %s: %s', (type, path, isReserved) => {
  expect(isReservedForAgencies(type, path)).toBe(isReserved);
});
