import { isMovable } from '@rooftop/content/schema';
import type { DocumentActionsResolver } from 'sanity';
import { isStudioAdministrator } from '../roles.ts';
import { duplicateWithoutFormerUrls } from './duplicate-without-former-urls.ts';
import { publishAndStoreFormerUrl } from './publish-and-store-former-url.ts';
import { publishWhenChecked } from './publish-when-checked.tsx';

/**
 * Actions that make no sense for a type: a website has one home page, stores can't share a key, a staff member exists
 * once, and there is one legal document per kind.
 */
const SENSELESS: Readonly<Record<string, readonly string[]>> = {
  dealership: ['duplicate', 'unpublish', 'delete'],
  homePage: ['duplicate', 'unpublish', 'delete'],
  navigation: ['duplicate'],
  store: ['duplicate'],
  staffMember: ['duplicate'],
  legalDocument: ['duplicate'],
};

/** Only administrators can take a whole dealership or its home page offline. */
const FOR_ADMINISTRATORS: readonly string[] = ['unpublish', 'delete'];

export const documentActions: DocumentActionsResolver = (offered, { schemaType, currentUser }) => {
  const senseless = SENSELESS[schemaType] ?? [];
  return offered
    .filter(({ action }) => {
      if (action === undefined || !senseless.includes(action)) return true;
      return FOR_ADMINISTRATORS.includes(action) && isStudioAdministrator(currentUser);
    })
    .map((component) => {
      const { action } = component;
      if (action === 'publish') {
        return publishWhenChecked(isMovable(schemaType) ? publishAndStoreFormerUrl(component) : component);
      }
      return action === 'duplicate' && isMovable(schemaType)
        ? duplicateWithoutFormerUrls(component)
        : component;
    });
};
