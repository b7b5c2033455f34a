import type { DocumentActionComponent, DuplicateDocumentActionComponent } from 'sanity';
import { withoutFormerAddresses } from './former-address.ts';
import { wrapAction } from './wrap-action.ts';

/** Duplicating without the addresses that the document had: they lead to it, not to the copy. */
export const duplicateAndForget = wrapAction((duplicate: DuplicateDocumentActionComponent) => {
  const DuplicateAndForget: DocumentActionComponent = (props) =>
    duplicate({ ...props, mapDocument: withoutFormerAddresses });
  return DuplicateAndForget;
});
