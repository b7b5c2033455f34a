import { PhoneIcon } from '#app/ui/icons/phone-icon.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { TestDriveView } from '#app/routes/test-drive/test-drive-view.server.ts';

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
