import type { LeadDelivery } from '@rooftop/content/documents/lead-delivery';

/** Lead delivery settings for tests, without recipients by default. */
export const exampleDelivery = (change: Partial<LeadDelivery> = {}): LeadDelivery => ({
  id: 'dealership-a',
  recipients: [],
  noticeAddresses: [],
  escalationAddresses: [],
  answerMinutes: 15,
  sendsWeeklyReport: true,
  staffLanguage: 'en',
  timeZone: 'America/New_York',
  hours: { sales: null, service: null },
  byForm: [],
  crmAddresses: [],
  sender: null,
  generalManager: null,
  adfFormat: 'standard',
  usesPlaceholderVehicle: false,
  omitsUnknownVehicle: false,
  everyRequestIsNew: false,
  webhooks: [],
  leadRules: [],
  ignoredSenders: [],
  replies: { open: null, closed: null },
  sendsConfirmations: true,
  apiBaseUrl: null,
  stores: [],
  staffEmails: {},
  ...change,
});

/** The same as an unvalidated response of the content lake. */
export const exampleDeliveryAnswer = (change: Partial<LeadDelivery> = {}) => ({
  ...exampleDelivery(change),
  hours: { sales: null, service: null, special: [] },
  staffEmails: [],
});
