import { useFetcher } from '#app/framework.ts';
import { useEffect } from 'react';
import type { loader } from '#app/routes/test-drive/route.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, dialogLabels } from '#app/ui/dialog/dialog.tsx';
import type { TestDriveView } from '#app/routes/test-drive/test-drive-view.server.ts';
import type { LinkDialogProps } from '../link-dialogs.tsx';
import { CallInstead } from './call-instead.tsx';
import { TestDriveSteps } from './test-drive-steps.tsx';
import { TestDriveWish } from './test-drive-wish.tsx';

/** The test drive page as a dialog. Exported as default because it is loaded lazily. */
export default function TestDriveDialog({ href, open, onClose, onSent }: LinkDialogProps) {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => load(href), [load, href]);
  if (data === undefined) return null;
  const { view } = data;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={view.words['testDrive.button']}
      {...dialogLabels(view.words)}
      dismissable={false}
    >
      <DialogContent view={view} onSent={onSent} onClose={onClose} />
    </Dialog>
  );
}

interface ContentProps extends Pick<LinkDialogProps, 'onSent' | 'onClose'> {
  readonly view: TestDriveView;
}

function DialogContent({ view, onSent, onClose }: ContentProps) {
  if (view.wishes !== null)
    return (
      <TestDriveWish
        view={view}
        wishes={view.wishes}
        onSent={onSent}
        afterSent={<Button onClick={onClose}>{view.words['testDrive.browse']}</Button>}
      />
    );
  return view.days.length === 0 ? (
    <CallInstead view={view} />
  ) : (
    <TestDriveSteps view={view} onSent={onSent} onClose={onClose} />
  );
}
