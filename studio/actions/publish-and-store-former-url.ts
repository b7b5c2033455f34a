import { isMovable } from '@rooftop/content/schema';
import type { DocumentActionComponent } from 'sanity';
import { formerUrls } from './former-address.ts';
import { useChangeAndPublish } from './use-change-and-publish.ts';
import { wrapAction } from './wrap-action.ts';

/** Publishes a document and stores its previous URL, so that old links lead to the new one. */
export const publishAndStoreFormerUrl = wrapAction((publish) => {
  const PublishAndRemember: DocumentActionComponent = (props) => {
    const { type, draft, published } = props;
    const description = publish(props);
    const changeAndPublish = useChangeAndPublish(props, description?.onHandle ?? undefined);
    if (description === null || !isMovable(type)) return description;
    return {
      ...description,
      onHandle: () => {
        const former = formerUrls(type, published, draft);
        if (former === null) description.onHandle?.();
        else changeAndPublish({ [former.field]: former.values });
      },
    };
  };
  return PublishAndRemember;
});
