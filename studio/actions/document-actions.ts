import type { DocumentActionsResolver } from 'sanity';
import { isAdministrator } from '../roles.ts';
import { duplicateAndForget } from './duplicate-and-forget.ts';
import { isMovable } from './former-address.ts';
import { publishAndRemember } from './publish-and-remember.ts';

/**
 * Actions that make no sense for a type: a website has one home page, no two stores may share a short name, nobody works
 * here twice, and of a kind of legal document there is one.
 */
const SENSELESS: Readonly<Record<string, readonly string[]>> = {
  dealership: ['duplicate', 'unpublish', 'delete'],
  homePage: ['duplicate', 'unpublish', 'delete'],
  navigation: ['duplicate'],
  store: ['duplicate'],
  staffMember: ['duplicate'],
  legalDocument: ['duplicate'],
};

/** Only administrators take a whole dealership or its home page off the web. */
const FOR_ADMINISTRATORS: readonly string[] = ['unpublish', 'delete'];

export const documentActions: DocumentActionsResolver = (offered, { schemaType, currentUser }) => {
  const senseless = SENSELESS[schemaType] ?? [];
  return offered
    .filter(({ action }) => {
      if (action === undefined || !senseless.includes(action)) return true;
      return FOR_ADMINISTRATORS.includes(action) && isAdministrator(currentUser);
    })
    .map((component) => {
      if (!isMovable(schemaType)) return component;
      if (component.action === 'publish') return publishAndRemember(component);
      return component.action === 'duplicate' ? duplicateAndForget(component) : component;
    });
};
