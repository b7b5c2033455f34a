import { expect, it } from 'vitest';
import type { DeliverySettings } from './destination.ts';
import { destinationsOf } from './destinations-of.ts';
import { kinds } from './kinds/kinds.ts';
import type { Form } from './lead.ts';
import { exampleVehicle } from './testing.ts';

const settings: DeliverySettings = {
  recipients: ['sales@a.example', 'Sales@A.example'],
  byForm: [
    { form: 'CAREERS', recipients: ['jobs@a.example'] },
    { form: 'SERVICE', recipients: [] },
  ],
  crmAddresses: ['crm@a.example'],
  adfFormat: 'standard',
  usesPlaceholderVehicle: false,
  apiBaseUrl: null,
};

interface Case {
  readonly why: string;
  readonly form: Form;
  readonly hasVehicle?: boolean;
  readonly change?: Partial<DeliverySettings>;
  readonly alsoTo?: readonly string[];
  readonly to: readonly string[];
}

it.each<Case>([
  {
    why: 'a lead about a car: text to each recipient once, ADF to the CRM',
    form: 'SCHEDULE_TEST_DRIVE',
    hasVehicle: true,
    to: ['text-mail Sales@A.example', 'adf-mail crm@a.example'],
  },
  { why: 'a lead without a car: text only', form: 'CONTACT', to: ['text-mail Sales@A.example'] },
  {
    why: 'a lead without a car where a placeholder may stand for it',
    form: 'CONTACT',
    change: { usesPlaceholderVehicle: true },
    to: ['text-mail Sales@A.example', 'adf-mail crm@a.example'],
  },
  {
    why: 'a form with recipients of its own, which no CRM wants',
    form: 'CAREERS',
    change: { usesPlaceholderVehicle: true },
    to: ['text-mail jobs@a.example'],
  },
  {
    why: 'a form whose list of its own is empty',
    form: 'SERVICE',
    to: ['text-mail Sales@A.example'],
  },
  {
    why: 'somebody who gets it besides, and is a recipient already',
    form: 'STAFF_MEMBER',
    alsoTo: ['anna@a.example', 'SALES@a.example'],
    to: ['text-mail SALES@a.example', 'text-mail anna@a.example'],
  },
  {
    why: 'the HTTP channel instead of mail',
    form: 'CONTACT',
    hasVehicle: true,
    change: { apiBaseUrl: 'https://api.example.com/v1' },
    to: ['text-api Sales@A.example', 'adf-api crm@a.example'],
  },
  {
    why: 'nobody',
    form: 'CONTACT',
    change: { recipients: [], crmAddresses: [] },
    to: [],
  },
])('$why', ({ form, hasVehicle = false, change = {}, alsoTo = [], to }) => {
  const content = { vehicles: hasVehicle ? [exampleVehicle()] : [] };
  const found = destinationsOf(kinds[form], content, { ...settings, ...change }, alsoTo);
  expect(found.map((destination) => `${destination.channel} ${destination.to}`)).toEqual(to);
});
