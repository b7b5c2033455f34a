import { isMovable } from '@rooftop/content/schema';
import { type DocumentActionComponent, useDocumentOperation } from 'sanity';
import { formerUrls } from './former-address.ts';
import { wrapAction } from './wrap-action.ts';

/** Publishes a document and stores its previous URL, so that old links lead to the new one. */
export const publishAndStoreFormerUrl = wrapAction((publish) => {
  const PublishAndRemember: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const description = publish(props);
    const { patch } = useDocumentOperation(id, type);
    if (description === null || !isMovable(type)) return description;
    return {
      ...description,
      onHandle: () => {
        const former = formerUrls(type, published, draft);
        if (former !== null) patch.execute([{ set: { [former.field]: former.values } }]);
        description.onHandle?.();
      },
    };
  };
  return PublishAndRemember;
});
