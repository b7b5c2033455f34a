import type { FormGuard } from '../abuse/form-guard.server.ts';

/** What proves that a form is ours and was filled in by hand. Nobody who sees or hears the page meets it. */
export function GuardFields({ guard }: { readonly guard: FormGuard }) {
  return (
    <>
      <input type="hidden" name={guard.tokenField} value={guard.token} />
      <div className="lead-form-trap" aria-hidden="true">
        <input type="text" name={guard.honeypotField} tabIndex={-1} autoComplete="off" aria-label="-" />
      </div>
    </>
  );
}
