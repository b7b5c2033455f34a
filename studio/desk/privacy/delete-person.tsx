import type { Shopper } from '@rooftop/leads/privacy/privacy-api';
import { useState } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { DeskDialog } from '../ui/dialog.tsx';
import { words } from '../wording/words.ts';

interface DeletePersonProps {
  readonly shopper: Shopper;
  /** Number of leads. */
  readonly leads: number;
  readonly keepsConsentEvidence: boolean;
  readonly close: () => void;
  readonly done: () => Promise<void>;
}

/** Asks once more before everything of a person is deleted. */
export function DeletePerson({ shopper, leads, keepsConsentEvidence, close, done }: DeletePersonProps) {
  const { api, notify } = useDesk();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const answer = await api.privacy.delete(shopper);
    close();
    if (answer.kind === 'refused') return notify({ tone: 'alert', text: answer.refusal.message });
    const { deleted, keptConsents } = answer.found;
    notify({ tone: 'info', text: words.privacy.deleted(deleted.leads, keptConsents) });
    return done();
  }
  return (
    <DeskDialog title={words.privacy.delete} close={close}>
      <p>{words.privacy.confirm(leads)}</p>
      {keepsConsentEvidence && <p>{words.privacy.keepsConsent}</p>}
      <button
        type="button"
        className="desk-button"
        data-look="danger"
        disabled={isBusy}
        onClick={() => void remove()}
      >
        {words.privacy.confirmButton}
      </button>
    </DeskDialog>
  );
}
