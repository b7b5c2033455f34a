import { expect, test } from 'vitest';
import { leadWays } from './lead-ways.ts';

const one = { leads: ['a@a.example'] };
const careers = { recipients: ['c@a.example'] };

test.each([
  [one, false, 'Leads go to a@a.example.', false],
  [
    { leads: ['a@a.example', 'b@a.example'], byForm: [careers], crmAddresses: ['crm@a.example'] },
    false,
    'Leads go to a@a.example and b@a.example. One form has recipients of its own. Your CRM gets them at crm@a.example.',
    false,
  ],
  [
    { ...one, byForm: [careers, careers, {}] },
    false,
    'Leads go to a@a.example. 2 forms have recipients of their own.',
    false,
  ],
  [{ crmAddresses: ['crm@a.example'] }, false, 'Your CRM gets them at crm@a.example.', false],
  [undefined, true, 'Leads go where those of the dealership go.', false],
  [one, true, 'Leads go to a@a.example.', false],
])('%j (of a store: %s): %s', (value, isStore, text, isLost) => {
  expect(leadWays(value, isStore)).toEqual({ text, isLost });
});

test.each([[undefined], [{}], [{ leads: [], byForm: [careers] }], [{ leads: 'wrong' }]])(
  'with %j somebody should worry',
  (value) => {
    expect(leadWays(value, false)).toMatchObject({
      isLost: true,
      text: expect.stringContaining('Nobody gets'),
    });
  },
);
