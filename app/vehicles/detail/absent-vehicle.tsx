import { LockOpenIcon } from '#app/ui/icons/lock-open-icon.tsx';
import { PhoneIcon } from '#app/ui/icons/phone-icon.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import type { LinkDialog } from '../link-dialog.ts';
import type { AbsentView } from '#app/routes/cars/absent-vehicle.server.ts';
import { Suggestions } from './suggestions.tsx';

/** Opens in a dialog (link-dialogs.tsx). */
const UNLOCK = 'unlock' satisfies LinkDialog;

/** Says that a vehicle is not available here, and offers alternatives. */
export function AbsentVehicle({ view }: { readonly view: AbsentView }) {
  return (
    <ServerRendered of={view.still} className="vehicle-absent">
      {({ heading, text, unlock, browse, phone, rows }) => (
        <>
          <header>
            <h1>{heading}</h1>
            <p>{text}</p>
            <div className="vehicle-absent-links">
              {unlock !== null && (
                <a className="button button-primary button-medium" href={unlock.href} data-dialog={UNLOCK}>
                  <LockOpenIcon aria-hidden="true" size={18} />
                  {unlock.label}
                </a>
              )}
              {browse !== null && (
                <ButtonLink kind={unlock === null ? 'primary' : 'secondary'} to={browse.href}>
                  {browse.label}
                </ButtonLink>
              )}
              {phone !== null && (
                <ButtonLink kind="secondary" to={phone.href} aria-label={phone.spoken}>
                  <PhoneIcon aria-hidden="true" size={18} />
                  {phone.number}
                </ButtonLink>
              )}
            </div>
          </header>
          <Suggestions rows={rows} />
        </>
      )}
    </ServerRendered>
  );
}
