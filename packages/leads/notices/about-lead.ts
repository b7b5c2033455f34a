import type { Form } from '@rooftop/forms/lead-forms';
import type { Language } from '@rooftop/tenancy/languages';
import { kinds } from '../kinds/kinds.ts';
import { cleanLine } from '../wording/clean-text.ts';
import { FORM_WORDS } from '../wording/lead-words.ts';

/**
 * Says what a lead is about, without anything about its sender: its subject, which is in English, or else its kind. Of a
 * confidential lead, this is only the kind.
 */
export function aboutLead(
  { form, subject }: { readonly form: Form; readonly subject: string },
  language: Language,
): string {
  const shown = language === 'en' && !kinds[form].isConfidential ? cleanLine(subject) : null;
  return shown ?? FORM_WORDS[language][form];
}
