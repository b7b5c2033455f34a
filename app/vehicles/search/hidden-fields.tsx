import type { GetFormView } from './get-form.server.ts';

/** A form's hidden fields, so that it keeps the rest of the search. */
export function HiddenFields({ of }: { readonly of: GetFormView['hidden'] }) {
  return of.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
