import type { AnsweredBy } from '@rooftop/leads/inbox/change-api';
import type { InboxRefusal, LeadFilter } from '@rooftop/leads/inbox/inbox-api';
import { FORM_WORDS, LOST_WORDS, STATUS_WORDS } from '@rooftop/leads/wording/lead-words';
import { advertisedEn } from './advertised-en.ts';
import { answerEn } from './answer-en.ts';
import { mailsEn } from './mails-en.ts';
import { peopleEn } from './people-en.ts';
import { privacyEn } from './privacy-en.ts';
import { pushEn } from './push-en.ts';
import { vinsEn } from './vins-en.ts';

type Refusal = NonNullable<InboxRefusal['reason']>;

const tabs: Record<NonNullable<LeadFilter['special']> | 'all', string> = {
  open: 'Open',
  late: 'Late',
  held: 'Possible spam',
  undelivered: 'Not sent',
  all: 'All',
};
const answeredBy: Record<AnsweredBy, string> = {
  call: 'Reached by phone',
  text: 'Sent a text message',
  mail: 'Sent an email',
};
const shortcuts: readonly (readonly [key: string, text: string])[] = [
  ['j', 'Next lead'],
  ['k', 'Previous lead'],
  ['Enter', 'Open the lead'],
  ['t', 'Take the lead'],
  ['s', 'Change its status'],
  ['o', 'Change its owner'],
  ['n', 'Write a note'],
  ['/', 'Search'],
  ['?', 'Show these keys'],
];

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** The desk's texts in American English. */
export const en = {
  advertised: advertisedEn,
  privacy: privacyEn,
  ...answerEn,
  mails: mailsEn,
  push: pushEn,
  vins: vinsEn,
  forms: FORM_WORDS.en,
  statuses: STATUS_WORDS.en,
  lostReasons: LOST_WORDS.en,
  tabs,
  answeredBy,
  shortcuts,

  // Around the pages
  dealership: 'Dealership',
  chooseDealership: 'Choose a dealership',
  noDealership: 'You don’t work for any dealership yet.',
  pages: 'Pages',
  leads: 'Leads',
  reports: 'Reports',
  loading: 'Loading…',
  close: 'Close',
  signOut: 'Sign out',
  save: 'Save',
  send: 'Send',
  remove: 'Remove',
  failed: 'That didn’t work. Try again.',
  outdated: 'Rooftop was updated while this page was open. Reload the page.',
  unreachable: 'The platform could not be reached. Check your connection and try again.',
  noRight: 'You don’t have permission to see this at this dealership.',
  refusals: {
    noLead: 'There is no such lead. It may have been deleted.',
    held: 'This lead is marked as possible spam. Release it first.',
    noSuchPerson: 'This person may not read the dealership’s leads.',
    noAppointment: 'This lead has no appointment.',
    bookedOnline: 'The shopper booked this appointment online. To change it, call them.',
    noFile: 'There is no such file.',
    noDelivery: 'There is no such delivery.',
    tooManyInboxes: 'Too many inboxes are open right now. Updates come when you reload.',
    pushUnreached: 'Your browser’s push service could not be reached. Try again later.',
    deviceUnknown: 'Your browser’s push service does not know this device. Turn it off and on again.',
    mailStopped:
      'This shopper has stopped email from your dealership. Call them, or write a new email and confirm it.',
    noMailAddress: 'This shopper left no valid email address. Call them instead.',
    noAnswer: 'There is no such email to send again.',
  } satisfies Record<Refusal, string>,
  /** By status, for refusals without words of their own. */
  refusedBy: {
    400: 'We couldn’t process that request. Reload the page and try again.',
    404: 'That is no longer there. Reload the page.',
    409: 'Somebody changed this in the meantime. Reload the page.',
    429: 'Too many attempts. Try again later.',
    503: 'The platform is unavailable right now. Try again later.',
  } as Readonly<Record<number, string>>,
  codeNeeded: 'Enter the code of your second factor to continue.',
  codeHint: 'You need an authenticator app. If you have not set one up yet, you will do it on the next page.',
  enterCode: 'Enter your code',
  signInUnreachable: 'The sign-in page could not be reached. Try again later.',
  hosted: 'Leads can be read here only if the platform runs its own content lake.',

  // List
  lists: 'Lists',
  lead: 'Lead',
  more: 'Show more',
  noLeads: 'There are no such leads.',
  newLead: (number: number) => `Lead ${number} has just arrived.`,
  chooseLead: 'Choose a lead to read it here.',
  held: 'Possible spam',
  undelivered: 'Not sent',
  test: 'Test',
  nobody: 'Nobody',
  source: (name: string) => (name === 'direct' ? 'Direct' : name),
  select: (number: number, from: string) => `Select lead ${number}, ${from}`,
  search: 'Search leads',
  searchHint: 'Name, phone, car, number, code, words',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  filterNames: {
    status: 'Status',
    form: 'Kind',
    storeKey: 'Store',
    source: 'Source',
    owner: 'Owner',
    receivedFrom: 'Received from',
    receivedTo: 'Received until',
  },
  any: 'Any',
  exportCsv: 'Export as CSV',
  views: 'Saved views',
  noViews: 'Choose filters, then save them here under a name.',
  viewName: 'Name for the current filters',
  saveView: 'Save view',
  removeView: (name: string) => `Remove ${name}`,
  keys: 'Keyboard shortcuts',
  keysOn: 'Use single-key shortcuts',

  // Several leads
  selected: (count: number) => `${leads(count)} selected`,
  changed: (count: number) => `${leads(count)} changed.`,
  choose: 'Choose…',
  selectAll: 'Select all listed',
  clear: 'Clear selection',

  // Response clock
  answerWithin: (time: string) => `Answer within ${time}`,
  answerBy: (time: string) => `Answer by ${time}`,
  lateBy: (time: string) => `Late by ${time}`,
  answeredInTime: 'Answered in time',
  answeredLate: 'Answered late',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => `${count} d`,

  // A lead
  back: 'All leads',
  number: (count: number) => `Lead ${count}`,
  status: 'Status',
  owner: 'Owner',
  take: 'Take',
  call: 'Call',
  text: 'Text',
  mail: 'Email',
  release: 'Release',
  heldBecause: (reason: string | null) =>
    `This lead looks like spam and was not delivered${reason === null ? '' : ` (${reason})`}. Release it if a person sent it.`,
  somebodyWasFaster: (owner: string) =>
    `Somebody changed this lead just before you. You see its latest state now. Owner: ${owner}.`,
  carGone: ' No longer for sale',
  miles: (count: string) => `${count} miles`,
  stock: (number: string) => `Stock ${number}`,
  interests: { buy: 'Wants', sell: 'Sells', 'trade-in': 'Trades in' },
  wanted: 'Wants to come',
  address: 'Address',
  language: 'Language',
  spanish: 'Spanish',
  page: 'Sent from',
  openApplication: 'Open the credit application',
  note: 'Note',
  noteHint: 'What did you talk about?',
  addNote: 'Add note',
  earlier: (count: number) => `Other leads of this person (${count})`,

  // Appointment
  appointment: 'Appointment',
  makeAppointment: 'Make an appointment',
  moveAppointment: 'Change the appointment',
  appointmentAt: (moment: string, minutes: number) => `${moment}, ${minutes} min`,
  bookedOnline:
    'Booked online. The shopper moves or cancels it by the links in their mail. To change it, call them.',
  calendarFile: 'Calendar file',
  day: 'Day',
  time: 'Time',
  length: 'Length',
  noSuchTime: 'Clocks skip this time. Choose another one.',

  // History
  history: 'History',
  platform: 'Rooftop',
  received: 'Received',
  statusBecame: (status: string) => `Status: ${status}`,
  ownerBecame: (owner: string) => `Owner: ${owner}`,
  appointmentMade: (moment: string) => `Appointment: ${moment}`,
  sentTo: (address: string) => `Sent to ${address}`,
  events: {
    released: 'Released',
    sentAgain: 'Sent again',
    escalated: 'Nobody answered in time: a manager was mailed',
    phoneVerified: 'Confirmed the phone number with a code',
    mailedAnyway: 'Wrote an email although the shopper has stopped them',
  },

  // Deliveries
  deliveries: 'Deliveries',
  noDeliveries: 'It has not been sent anywhere.',
  deliveryStates: { waiting: 'Waiting', delivered: 'Delivered', dead: 'Not sent' },
  outcomes: { delivered: 'Delivered', failed: 'Failed', dead: 'Given up' },
  nextAttempt: (moment: string) => `Next attempt ${moment}`,
  message: 'Message',
  sendAgain: 'Send again',
  sendAllAgain: 'Send everything again',
  sendElsewhere: 'Send to another address',
  email: 'Email address',

  // Consent
  consent: 'Consent',
  noConsent: 'The form asked for no consent.',
  consentGiven: 'Agreed to calls and texts',
  consentRefused: 'Did not check the box for calls and texts',
  consentShown: 'Saw the wording; the form has no box to check',
  phone: 'Phone',
  phoneVerified: '✓ verified with a code',
  moment: 'Moment',
  ipAddress: 'IP address',
  textVersion: 'Version of the wording',

  // Reports
  from: 'From',
  to: 'To',
  answered: 'Answered',
  median: 'Median response',
  worst: 'Longest response',
  byDay: 'Leads by day',
  byHour: 'Leads by hour',
  byForm: 'Leads by kind',
  bySource: 'Leads by source',
  byStore: 'Leads by store',
  noStore: 'No store chosen',
  byStatus: 'Leads by status',
  byPerson: 'Responses by person',
  failedDeliveries: 'Deliveries that failed',
  person: 'Person',
  nothing: 'Nothing in these days.',
  asTable: 'Show as a table',

  people: peopleEn,
};
