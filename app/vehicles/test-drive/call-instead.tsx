import { PhoneIcon } from '../../ui/icons/phone-icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { TestDriveView } from '../../routes/test-drive/test-drive-view.server.ts';

/** Shown when no times are available. */
export function CallInstead({ view: { phone, words } }: { readonly view: TestDriveView }) {
  return (
    <>
      <p>{words['testDrive.noTimes']}</p>
      {phone !== null && (
        <ButtonLink to={phone.href} aria-label={phone.spoken}>
          <PhoneIcon aria-hidden="true" size={18} />
          {phone.number}
        </ButtonLink>
      )}
    </>
  );
}
