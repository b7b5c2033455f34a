import { claimCode, PUBLISH_REASONS } from '@rooftop/content/schema';
import { useEffect, useState } from 'react';
import { type DocumentActionComponent, useDocumentOperation, useValidationStatus } from 'sanity';
import { PublishReasonForm } from './publish-reason-form.tsx';
import { addReason } from './publish-reasons.ts';
import { wrapAction } from './wrap-action.ts';

/**
 * Publishes a document. If the Studio warns of its claims, this asks why it is published anyway, and keeps the reason in
 * the document. It waits until what was typed last has been checked.
 */
export const publishWithReason = wrapAction((publish) => {
  const PublishWithReason: DocumentActionComponent = (props) => {
    const { id, type, draft } = props;
    const description = publish(props);
    const { patch } = useDocumentOperation(id, type);
    const { isValidating, validation } = useValidationStatus(draft?._id ?? `drafts.${id}`, type, true);
    const [isAsked, setAsked] = useState(false);
    const claims = validation.filter(({ code }) => code === claimCode).map(({ message }) => message);
    const isClear = claims.length === 0;
    const go = description?.onHandle;
    useEffect(() => {
      if (!isAsked || isValidating || !isClear) return;
      setAsked(false);
      go?.();
    }, [isAsked, isValidating, isClear, go]);
    if (description === null) return null;
    return {
      ...description,
      onHandle: () => setAsked(true),
      dialog: isAsked &&
        !isValidating &&
        !isClear && {
          type: 'dialog',
          header: 'Publish with open warnings?',
          onClose: () => setAsked(false),
          content: (
            <PublishReasonForm
              claims={claims}
              publish={(reason) => {
                const reasons = addReason(draft, { reason, claims, at: new Date().toISOString() });
                patch.execute([{ set: { [PUBLISH_REASONS]: reasons } }]);
                setAsked(false);
                go?.();
              }}
            />
          ),
        },
    };
  };
  return PublishWithReason;
});
