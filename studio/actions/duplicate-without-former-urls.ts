import type { DocumentActionComponent, DuplicateDocumentActionComponent } from 'sanity';
import { withoutFormerUrls } from './former-address.ts';
import { wrapAction } from './wrap-action.ts';

/** Duplicates a document without its previous URLs, which lead to the original and not to the copy. */
export const duplicateWithoutFormerUrls = wrapAction((duplicate: DuplicateDocumentActionComponent) => {
  const DuplicateAndForget: DocumentActionComponent = (props) =>
    duplicate({ ...props, mapDocument: withoutFormerUrls });
  return DuplicateAndForget;
});
