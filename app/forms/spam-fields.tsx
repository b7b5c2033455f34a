import { CONFIRM_FIELD } from './spam-filter/spam-field-names.ts';
import type { SpamFieldsView } from './spam-filter/spam-fields-view.server.ts';

interface SpamFieldsProps {
  readonly view: SpamFieldsView;
  /** Token that confirms a second submission. Undefined if no confirmation was requested. */
  readonly confirm?: string | undefined;
}

/** Hidden fields that prove that a form is ours and was filled in by a person. Visitors cannot see or hear them. */
export function SpamFields({ view, confirm }: SpamFieldsProps) {
  return (
    <>
      <input type="hidden" name={view.tokenField} value={view.token} />
      {confirm !== undefined && <input type="hidden" name={CONFIRM_FIELD} value={confirm} />}
      <div className="lead-form-trap" aria-hidden="true">
        <input type="text" name={view.honeypotField} tabIndex={-1} autoComplete="off" aria-label="-" />
      </div>
    </>
  );
}
