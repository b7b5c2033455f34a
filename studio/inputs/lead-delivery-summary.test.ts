import { expect, test } from 'vitest';
import { summarizeLeadDelivery } from './lead-delivery-summary.ts';

const DEALERSHIP = { isStore: false, usesPlaceholderVehicle: false };
const STORE = { isStore: true, usesPlaceholderVehicle: false };
const one = { leads: ['a@a.example'] };
const careers = { form: 'CAREERS', recipients: ['c@a.example'] };
const crmAddresses = ['crm@a.example'];
const own = (...forms: string[]) => forms.map((form) => ({ form, recipients: ['c@a.example'] }));

test.each([
  [one, DEALERSHIP, 'Leads go to a@a.example.'],
  [
    { leads: ['a@a.example', 'b@a.example'], byForm: [careers], crmAddresses },
    DEALERSHIP,
    'Leads go to a@a.example and b@a.example. One form has its own recipients. Your CRM receives them at crm@a.example.',
  ],
  [
    { ...one, byForm: [careers, careers, {}] },
    DEALERSHIP,
    'Leads go to a@a.example. 2 forms have their own recipients.',
  ],
  [undefined, STORE, 'Leads go to the dealership’s recipients.'],
  [one, STORE, 'Leads go to a@a.example.'],
])('summarizes %j of %j: %s', (value, place, text) => {
  expect(summarizeLeadDelivery(value, place)).toEqual({ text, isLost: false });
});

const ALL = 'Nobody receives leads.';
const these = (forms: string) => `Nobody receives leads from these forms: ${forms}.`;

test.each([
  [undefined, false, ALL],
  [{ leads: 'wrong' }, false, ALL],
  [
    { leads: [], byForm: [careers] },
    false,
    these('Contact, Test drive, Sell or trade, Unlock inventory, Pre-approval, and Service appointment'),
  ],
  // A CRM on its own gets no leads without a car unless the placeholder is used, and never job applications or
  // appointments.
  [
    { crmAddresses },
    false,
    these('Contact, Unlock inventory, Pre-approval, Service appointment, and Careers'),
  ],
  [{ crmAddresses }, true, these('Service appointment and Careers')],
  [{ crmAddresses, byForm: own('SERVICE') }, true, these('Careers')],
  [
    { crmAddresses, byForm: own('SERVICE', 'CAREERS', 'CONTACT_1') },
    false,
    these('Contact, Unlock inventory, and Pre-approval'),
  ],
])('reports lost forms for %j with the placeholder %s: %s', (value, usesPlaceholderVehicle, nobody) => {
  const { text, isLost } = summarizeLeadDelivery(value, { isStore: false, usesPlaceholderVehicle });
  expect([isLost, text.includes(nobody)]).toEqual([true, true]);
});

test.each([
  [{ leads: ['a@a.example', 'sales at dealer'] }, 'sales at dealer is not an email address'],
  [
    { ...one, byForm: [{ recipients: ['c@a'] }], crmAddresses: ['crm'] },
    'c@a and crm are not email addresses',
  ],
])('reports the invalid address in %j', (value, text) => {
  for (const place of [DEALERSHIP, STORE])
    expect(summarizeLeadDelivery(value, place)).toEqual({
      text: `${text}: leads would not arrive there.`,
      isLost: true,
    });
});
