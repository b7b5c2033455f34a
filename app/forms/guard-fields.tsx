import { CONFIRM_FIELD } from '../abuse/guard-fields.ts';
import type { FormGuard } from '../abuse/form-guard.server.ts';

interface GuardFieldsProps {
  readonly guard: FormGuard;
  /** what says that the visitor presses once more; undefined: nobody asked for it */
  readonly confirm?: string | undefined;
}

/** What proves that a form is ours and was filled in by hand. Nobody who sees or hears the page meets it. */
export function GuardFields({ guard, confirm }: GuardFieldsProps) {
  return (
    <>
      <input type="hidden" name={guard.tokenField} value={guard.token} />
      {confirm !== undefined && <input type="hidden" name={CONFIRM_FIELD} value={confirm} />}
      <div className="lead-form-trap" aria-hidden="true">
        <input type="text" name={guard.honeypotField} tabIndex={-1} autoComplete="off" aria-label="-" />
      </div>
    </>
  );
}
