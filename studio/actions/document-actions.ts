import type { DocumentActionsResolver } from 'sanity';
import { isAdministrator } from '../roles.ts';

/** Actions that make no sense for a type: a website has one home page, no two stores may share a short name, and nobody works here twice. */
const SENSELESS: Readonly<Record<string, readonly string[]>> = {
  dealership: ['duplicate', 'unpublish', 'delete'],
  homePage: ['duplicate', 'unpublish', 'delete'],
  navigation: ['duplicate'],
  store: ['duplicate'],
  staffMember: ['duplicate'],
};

/** Only administrators take a whole dealership or its home page off the web. */
const FOR_ADMINISTRATORS: readonly string[] = ['unpublish', 'delete'];

export const documentActions: DocumentActionsResolver = (offered, { schemaType, currentUser }) => {
  const senseless = SENSELESS[schemaType] ?? [];
  return offered.filter(({ action }) => {
    if (action === undefined || !senseless.includes(action)) return true;
    return FOR_ADMINISTRATORS.includes(action) && isAdministrator(currentUser);
  });
};
