import { expect, it } from 'vitest';
import type { DeliverySettings } from './destination.ts';
import { listDestinations } from './list-destinations.ts';
import { kinds } from './kinds/kinds.ts';
import type { Form } from '@rooftop/forms/lead-forms';
import { type RoutingRequest, createRouting } from './routing.ts';
import { exampleVehicle } from '../../tests/support/leads/submissions.ts';

const settings: DeliverySettings = {
  recipients: ['sales@a.example', 'Sales@A.example'],
  byForm: [
    { form: 'CAREERS', recipients: ['jobs@a.example'] },
    { form: 'SERVICE', recipients: [] },
    { form: 'APPLY_FINANCING', recipients: ['finance@a.example'] },
    { form: 'CONTACT_3', recipients: ['trade@a.example'] },
    { form: 'CONTACT_6', recipients: [] },
  ],
  crmAddresses: ['crm@a.example'],
  adfFormat: 'standard',
  usesPlaceholderVehicle: false,
  omitsUnknownVehicle: false,
  everyRequestIsNew: false,
  webhooks: [],
  apiBaseUrl: null,
};

interface Case {
  readonly why: string;
  readonly form: Form;
  readonly hasVehicle?: boolean;
  readonly change?: Partial<DeliverySettings>;
  readonly request?: Partial<RoutingRequest>;
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
    why: 'a lead without a car, with the placeholder allowed',
    form: 'CONTACT',
    change: { usesPlaceholderVehicle: true },
    to: ['text-mail Sales@A.example', 'adf-mail crm@a.example'],
  },
  {
    why: 'a form with its own recipients that CRMs do not want',
    form: 'CAREERS',
    change: { usesPlaceholderVehicle: true },
    to: ['text-mail jobs@a.example'],
  },
  {
    why: 'a form whose own list is empty',
    form: 'SERVICE',
    to: ['text-mail Sales@A.example'],
  },
  {
    why: 'an additional address that already is a recipient',
    form: 'STAFF_MEMBER',
    request: { alsoTo: ['anna@a.example', 'SALES@a.example'] },
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
    why: 'a topic with its own recipients',
    form: 'CONTACT',
    request: { topic: '3' },
    to: ['text-mail trade@a.example'],
  },
  {
    why: 'a topic without recipients: those of its form',
    form: 'CONTACT',
    request: { topic: '6' },
    change: { byForm: [{ form: 'CONTACT', recipients: ['messages@a.example'] }] },
    to: ['text-mail messages@a.example'],
  },
  {
    why: 'a topic and a form without recipients: the general ones',
    form: 'CONTACT',
    request: { topic: '6' },
    to: ['text-mail Sales@A.example'],
  },
  {
    why: 'no recipients',
    form: 'CONTACT',
    change: { recipients: [], crmAddresses: [] },
    to: [],
  },
])('$why', ({ form, hasVehicle = false, change = {}, request = {}, to }) => {
  const content = { vehicles: hasVehicle ? [exampleVehicle()] : [] };
  const routing = createRouting(kinds[form], { topic: null, alsoTo: [], ...request });
  const found = listDestinations(routing, content, { ...settings, ...change });
  expect(found.map((destination) => `${destination.channel} ${destination.to}`)).toEqual(to);
});

it('allows ADF without a vehicle for CRMs only', () => {
  const routing = createRouting(kinds.CONTACT, { topic: null, alsoTo: [] });
  const change = { usesPlaceholderVehicle: true, omitsUnknownVehicle: true };
  const found = listDestinations(routing, { vehicles: [] }, { ...settings, ...change });
  expect(found.map(({ channel, omitsUnknownVehicle }) => [channel, omitsUnknownVehicle])).toEqual([
    ['text-mail', undefined],
    ['adf-mail', true],
  ]);
});
