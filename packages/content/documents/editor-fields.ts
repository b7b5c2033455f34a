import type { ConditionalPropertyCallback } from 'sanity';

/**
 * What editors may write of their dealership's own document: its company data, and who gets its leads. Everything else
 * there belongs to agencies: hostnames, CRM, prices, privacy. The lake holds everybody to this list, and the Studio
 * shows other fields as read-only.
 */
export const EDITOR_FIELDS: readonly string[] = [
  'tagline',
  'company',
  'reviewSource',
  'generalManager',
  'recipients.leads',
  'recipients.byForm',
  'recipients.notices',
  'careers',
  'testDrive',
];

/** What only agencies may write of a dealership's other documents, by type: where a CRM gets leads, and who sends them. */
export const AGENCY_FIELDS: Readonly<Record<string, readonly string[]>> = {
  store: ['email.crmAddresses', 'email.sender'],
};

/** Whether editors may write a field of the dealership's document, or some field below it. */
const isOfEditors = (path: string): boolean =>
  EDITOR_FIELDS.some((one) => one === path || one.startsWith(`${path}.`));

/** Makes a field of the dealership's document read-only for people who are no agency, unless it is on the list. */
export const readOnlyForEditors =
  (path: string): ConditionalPropertyCallback =>
  ({ document, currentUser }) =>
    document?._type === 'dealership' && !isOfEditors(path) && readOnlyButForAgencies({ currentUser });

/** Makes a field read-only for people who are no agency, in every document. */
export const readOnlyButForAgencies = ({
  currentUser,
}: Pick<Parameters<ConditionalPropertyCallback>[0], 'currentUser'>): boolean =>
  !currentUser?.roles.some(({ name }) => name === 'administrator' || name === 'agency');
