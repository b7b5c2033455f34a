import { claimCode, PUBLISH_REASONS } from '@rooftop/content/schema';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { PublishReasonForm } from './publish-reason-form.tsx';
import { addReason } from './publish-reasons.ts';
import { useChangeAndPublish } from './use-change-and-publish.ts';
import { useSurePublish } from './use-sure-publish.ts';
import { useSettledValidation } from './use-settled-validation.ts';
import { wrapAction } from './wrap-action.ts';

/**
 * Publishes a document once what was typed last is stored and checked. If it has mistakes, it is not published, and the
 * Studio says so. If the Studio warns of its claims, this asks why it is published anyway, and keeps the reason in the
 * document.
 */
export const publishWhenChecked = wrapAction((publish) => {
  const PublishWhenChecked: DocumentActionComponent = (props) => {
    const { id, draft } = props;
    const description = publish(props);
    const go = description?.onHandle ?? undefined;
    const publishSurely = useSurePublish(props, go);
    const changeAndPublish = useChangeAndPublish(props, publishSurely);
    const { isSettled, validation } = useSettledValidation(props);
    const toast = useToast();
    /** ID of the document for which Publish was pressed. */
    const [pressedFor, setPressedFor] = useState<string | null>(null);
    const isAsked = pressedFor === id && isSettled;
    const hasErrors = validation.some(({ level }) => level === 'error');
    const claims = validation.filter(({ code }) => code === claimCode).map(({ message }) => message);
    const isClear = claims.length === 0;
    const close = () => setPressedFor(null);
    useEffect(() => {
      if (!isAsked || !(hasErrors || isClear)) return;
      setPressedFor(null);
      if (hasErrors)
        toast.push({
          status: 'error',
          title: 'Not published',
          description: 'Mend what is marked in the form, and publish again.',
        });
      else publishSurely();
    }, [isAsked, hasErrors, isClear, publishSurely, toast]);
    if (description === null) return null;
    return {
      ...description,
      onHandle: () => setPressedFor(id),
      dialog: isAsked &&
        !hasErrors &&
        !isClear && {
          type: 'dialog',
          header: 'Publish with open warnings?',
          onClose: close,
          content: (
            <PublishReasonForm
              claims={claims}
              publish={(reason) => {
                close();
                const at = new Date().toISOString();
                changeAndPublish({ [PUBLISH_REASONS]: addReason(draft, { reason, claims, at }) });
              }}
            />
          ),
        },
    };
  };
  return PublishWhenChecked;
});
