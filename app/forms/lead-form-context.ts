import { createContext, use } from 'react';
import type { LeadFormView } from './lead-form-view.server.ts';

/** A form as its fields see it. */
export interface ShownForm extends LeadFormView {
  /** the field that the server found wrong first, when the page is the answer; undefined: none */
  readonly firstWrong: string | undefined;
}

/** The form that a field stands in. */
export const LeadFormContext = createContext<ShownForm | null>(null);

export function useLeadForm(): ShownForm {
  const view = use(LeadFormContext);
  if (view === null) throw new Error('A lead field stands outside of a LeadForm.');
  return view;
}

/** The first of a field's messages in words. A code of somebody else's making says that the field is wanted. */
export function messageIn({ errors }: Pick<LeadFormView, 'errors'>, codes: readonly string[] | undefined) {
  const [code] = codes ?? [];
  if (code === undefined) return undefined;
  const words: Readonly<Record<string, string>> = errors;
  return words[code] ?? errors.required;
}
