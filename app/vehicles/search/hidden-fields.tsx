import type { GetFormView } from './get-form.server.ts';

/** What a form has to say besides its own fields, so that it changes one thing only. */
export function HiddenFields({ of }: { readonly of: GetFormView['hidden'] }) {
  return of.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
