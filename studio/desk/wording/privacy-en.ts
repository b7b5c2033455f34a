import type { DataEvent } from '@rooftop/leads/privacy/data-log-api';
import type { DataCounts } from '@rooftop/leads/privacy/privacy-api';

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);
const counts: readonly (readonly [keyof DataCounts, string])[] = [
  ['leads', 'Leads'],
  ['files', 'Files'],
  ['consents', 'Consent evidence'],
  ['visitors', 'Browsers that the website remembers'],
  ['appointments', 'Appointments'],
  ['tradeIns', 'Trade-ins'],
  ['creditApplications', 'Credit applications'],
];

const events: Readonly<Record<DataEvent, string>> = {
  leadsExported: 'Leads exported as CSV',
  personFound: 'A person’s data looked up',
  personExported: 'A person’s data exported',
  personDeleted: 'A person’s data deleted',
  applicationRead: 'Credit application viewed',
  numbersRead: 'Social Security numbers viewed',
  applicationDeleted: 'Credit application deleted',
  leadsExpired: 'Leads deleted at the end of their term',
};

/** Texts of the page of personal data in American English. */
export const privacyEn = {
  title: 'Personal data',
  intro:
    'Find everything that one person sent to this dealership, to give them a copy or to delete it. Everything that has either of the two addresses is found. Make sure first that the person is who they say.',
  find: 'Find',
  noAddress: 'Enter an email address or a phone number.',
  found: (address: string) => `Found for ${address}`,
  nothing: 'Nothing was found.',
  counts,
  askManager: 'Your agency or an administrator can export and delete this.',
  export: 'Export',
  delete: 'Delete everything',
  confirm: (count: number) =>
    `This deletes ${leads(count)} with notes, files and credit applications, and what the website remembers about this person. It can’t be undone. Export it first if you need a copy. What was already delivered to mailboxes and your CRM has to be deleted there.`,
  keepsConsent: 'Consent evidence is kept until its term, as your settings say.',
  confirmButton: 'Delete for good',
  deleted: (count: number, kept: number) =>
    `${leads(count)} deleted.${kept === 0 ? '' : ` Consent evidence that is kept: ${kept}.`}`,
  answer: 'Answer this privacy request',
  log: 'Who exported, viewed or deleted personal data',
  events,
  leads,
  reason: (reason: string) => `reason: ${reason}`,
  exported: (filter: string | null) => (filter === null ? 'all leads' : `filter: ${filter}`),
};
