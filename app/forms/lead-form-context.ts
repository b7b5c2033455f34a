import { createContext, use } from 'react';
import type { LeadFormView } from './lead-form-view.server.ts';

/** A form from its fields' point of view. */
interface LeadFormContextValue extends LeadFormView {
  /**
   * First field that the server found invalid, if the page was rendered as the response. Undefined if there is none.
   */
  readonly firstWrong: string | undefined;
}

/** The form that contains a field. */
export const LeadFormContext = createContext<LeadFormContextValue | null>(null);

export function useLeadForm(): LeadFormContextValue {
  const view = use(LeadFormContext);
  if (view === null) throw new Error('A lead field must be inside a LeadForm.');
  return view;
}

/** Translates the first of a field's error codes. Unknown codes say that the field is required. */
export function errorMessage({ errors }: Pick<LeadFormView, 'errors'>, codes: readonly string[] | undefined) {
  const [code] = codes ?? [];
  if (code === undefined) return undefined;
  const words: Readonly<Record<string, string>> = errors;
  return words[code] ?? errors.required;
}
