import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';

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
  answerTemplate: null,
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

type Rule = LeadDelivery['leadRules'][number];

/** A rule that fits every lead. */
export const exampleRule = (change: Partial<Rule> = {}): Rule => ({
  key: crypto.randomUUID(),
  name: 'Rule',
  forms: [],
  stores: null,
  condition: null,
  opening: null,
  from: null,
  until: null,
  recipients: ['ruled@a.example'],
  takesTurns: false,
  recipientOwns: false,
  ...change,
});
