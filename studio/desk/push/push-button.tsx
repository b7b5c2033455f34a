import type { InboxSetup } from '@rooftop/leads/inbox/setup-api';
import type { PushAnswer } from '@rooftop/leads/push/push-api';
import { useEffect, useState } from 'react';
import type { InboxApi } from '../api/create-inbox-api.ts';
import { DeskDialog } from '../ui/dialog.tsx';
import { words } from '../wording/words.ts';
import { canBeTold, findSubscription } from './device.ts';
import { PushForm } from './push-form.tsx';

interface PushButtonProps {
  readonly api: InboxApi;
  readonly stores: InboxSetup['stores'];
}

/** Opens the choice of which leads this device is told about. Reading it also keeps the device from expiring. */
export function PushButton({ api, stores }: PushButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<PushAnswer>();
  useEffect(() => {
    async function read() {
      const subscription = canBeTold() ? await findSubscription() : null;
      const answer = await api.pushChoice(subscription?.endpoint ?? null);
      if (answer.kind === 'found') setFound(answer.found);
    }
    // Without a push service there is nothing to choose.
    void read().catch(() => {});
  }, [api]);
  if (found === undefined) return null;
  return (
    <>
      <button type="button" className="desk-button" onClick={() => setOpen(true)}>
        {found.choice === null ? words.push.off : words.push.on}
      </button>
      {isOpen && (
        <DeskDialog title={words.push.title} close={() => setOpen(false)}>
          {canBeTold() ? (
            <PushForm api={api} stores={stores} found={found} onChange={setFound} />
          ) : (
            <p>{words.push.impossible}</p>
          )}
        </DeskDialog>
      )}
    </>
  );
}
