import type { LeadDelivery } from './lead-delivery.ts';

/** Where leads of a dealership go, for tests: nowhere, until a test says otherwise. */
export const exampleDelivery = (change: Partial<LeadDelivery> = {}): LeadDelivery => ({
  id: 'dealership-a',
  recipients: [],
  noticeAddresses: [],
  byForm: [],
  crmAddresses: [],
  sender: null,
  generalManager: null,
  adfFormat: 'standard',
  usesPlaceholderVehicle: false,
  omitsUnknownVehicle: false,
  everyRequestIsNew: false,
  sendsConfirmations: true,
  apiBaseUrl: null,
  stores: [],
  staffEmails: {},
  ...change,
});

/** The same as the content lake answers it, before it is checked. */
export const exampleDeliveryAnswer = (change: Partial<LeadDelivery> = {}) => ({
  ...exampleDelivery(change),
  staffEmails: [],
});
