import { useFetcher } from '#app/framework.ts';
import { useEffect } from 'react';
import type { loader } from '#app/routes/unlock-inventory/route.tsx';
import { Dialog, dialogLabels } from '#app/ui/dialog/dialog.tsx';
import type { LinkDialogProps } from '../link-dialogs.tsx';
import { UnlockForm } from './unlock-form.tsx';

/**
 * Unlocks the inventory in a dialog over the current page, which then reloads with private cars. Exported as default
 * because it is loaded lazily.
 */
export default function UnlockDialog({ href, open, onClose }: LinkDialogProps) {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => load(href), [load, href]);
  if (data === undefined) return null;
  const { view } = data;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={view.words['unlock.heading']}
      {...dialogLabels(view.words)}
      dismissable={false}
    >
      <UnlockForm view={view} intro={<p>{view.words['unlock.text']}</p>} next={null} onDone={onClose} />
    </Dialog>
  );
}
