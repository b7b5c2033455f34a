import { LockOpenIcon } from '#app/ui/icons/lock-open-icon.tsx';
import type { LinkDialog } from '../link-dialog.ts';
import type { UnlockInvite } from './unlock-invite.server.ts';

/** Opens in a dialog (link-dialogs.tsx). */
const UNLOCK = 'unlock' satisfies LinkDialog;

/** Below the public cars: says that there are private ones. */
export function UnlockStrip({ view: { heading, text, label, href } }: { readonly view: UnlockInvite }) {
  return (
    <aside className="unlock-strip sheet" aria-labelledby="unlock-strip">
      <h3 id="unlock-strip">{heading}</h3>
      <p>{text}</p>
      <a className="button button-secondary button-medium" href={href} rel="nofollow" data-dialog={UNLOCK}>
        <LockOpenIcon aria-hidden="true" size={18} />
        {label}
      </a>
    </aside>
  );
}
