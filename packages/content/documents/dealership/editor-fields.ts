import type { ConditionalPropertyCallback } from 'sanity';
import { readOnlyExceptForAgencies } from '../../objects/fields/read-only-except-for-agencies.ts';

/** Every document belongs to the dealership that its field `dealership` refers to. Configures the content lake. */
export const TENANCY = { tenantType: 'dealership', tenantField: 'dealership', hasPrivateIds: true };

/**
 * Fields of their own dealership's document that editors may change: its company data, and who gets its leads. All
 * others are reserved for agencies: hostnames, CRM, prices, privacy. The content lake enforces this list, and the
 * Studio shows the other fields as read-only.
 */
export const EDITOR_FIELDS: readonly string[] = [
  'tagline',
  'sideButton',
  'company',
  'reviewSource',
  'ratings',
  'generalManager',
  'recipients.leads',
  'recipients.byForm',
  'recipients.notices',
  'recipients.escalation',
  'answerMinutes',
  'sendsWeeklyReport',
  'staffLanguage',
  'leadRules',
  'ignoredSenders',
  'replies',
  'answerTemplate',
  'careers',
  'testDrive',
  'serviceSlots',
];

/**
 * Fields of a dealership's other documents that only agencies may change, by type: CRM addresses, the sender
 * of leads, and the CRM of service appointments.
 */
export const AGENCY_FIELDS: Readonly<Record<string, readonly string[]>> = {
  store: ['email.crmAddresses', 'email.sender', 'serviceCrm'],
};

/** Returns whether editors may change a field of the dealership's document, or a field inside it. */
const isOfEditors = (path: string): boolean =>
  EDITOR_FIELDS.some((one) => one === path || one.startsWith(`${path}.`));

const isAtOrBelow = (path: string, above: string): boolean => path === above || path.startsWith(`${above}.`);

/**
 * Returns whether a field is the outermost one that only agencies may change. Those inside it don't need to say so.
 * @param path names of fields, such as `recipients.sender`
 */
export function isReservedForAgencies(type: string, path: string): boolean {
  if (type !== 'dealership') return AGENCY_FIELDS[type]?.includes(path) ?? false;
  const above = path.split('.').slice(0, -1).join('.');
  const belongsToEditors = isOfEditors(path) || EDITOR_FIELDS.some((one) => isAtOrBelow(path, one));
  return !belongsToEditors && (above === '' || isOfEditors(above));
}

/** Makes a field of the dealership's document read-only for non-agency users unless it is in EDITOR_FIELDS. */
export const readOnlyForEditors =
  (path: string): ConditionalPropertyCallback =>
  ({ document, currentUser }) =>
    document?._type === 'dealership' && !isOfEditors(path) && readOnlyExceptForAgencies({ currentUser });
