import { expect, test } from 'vitest';
import { summarizeLeadDelivery } from './lead-delivery-summary.ts';

const DEALERSHIP = { isStore: false, crm: null };
const STORE = { isStore: true, crm: undefined };
const hooked = (...webhooks: unknown[]) => ({ isStore: false, crm: { webhooks } });
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
  // Webhooks get the leads of all forms.
  [undefined, hooked('https://hooks.example/a'), 'A webhook receives every lead.'],
  [
    one,
    hooked('https://hooks.example/a', 'https://hooks.example/b'),
    'Leads go to a@a.example. 2 webhooks receive every lead.',
  ],
  [undefined, STORE, 'Leads go to the dealership’s recipients.'],
  [one, STORE, 'Leads go to a@a.example.'],
])('summarizes %j of %j: %s', (value, place, text) => {
  expect(summarizeLeadDelivery(value, place)).toEqual({ text, isLost: false });
});

const PLACEHOLDER = { usesPlaceholderVehicle: true };
const ALL = 'Nobody receives leads.';
const these = (forms: string) => `Nobody receives leads from these forms: ${forms}.`;

test.each([
  [undefined, null, ALL],
  [undefined, { usesPlaceholderVehicle: null, webhooks: null }, ALL],
  [undefined, { webhooks: [null, ''] }, ALL],
  [{ leads: 'wrong' }, null, ALL],
  [
    { leads: [], byForm: [careers] },
    null,
    these(
      'Pre-approval, Contact, Credit application, Test drive, Sell or trade, Service appointment, Unlock inventory, and Personalized price',
    ),
  ],
  // A CRM on its own gets no leads without a car unless the placeholder is used, and never job applications, credit
  // applications or appointments.
  [
    { crmAddresses },
    null,
    these(
      'Pre-approval, Job application, Contact, Credit application, Service appointment, Unlock inventory, and Personalized price',
    ),
  ],
  [{ crmAddresses }, PLACEHOLDER, these('Job application, Credit application, and Service appointment')],
  [{ crmAddresses, byForm: own('SERVICE', 'CAREERS') }, PLACEHOLDER, these('Credit application')],
  [
    { crmAddresses, byForm: own('SERVICE', 'CAREERS', 'FULL_CREDIT_APP', 'CONTACT_1') },
    null,
    these('Pre-approval, Contact, Unlock inventory, and Personalized price'),
  ],
])('reports lost forms for %j with the CRM settings %j: %s', (value, crm, nobody) => {
  const { text, isLost } = summarizeLeadDelivery(value, { isStore: false, crm });
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
