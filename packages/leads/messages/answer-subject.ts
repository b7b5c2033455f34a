import type { Language } from '@rooftop/tenancy/languages';

const YOUR_REQUEST = { en: 'Your request', es: 'Su solicitud' } satisfies Record<Language, string>;

/** Subject of a first answer, in the shopper's language. */
export const answerSubject = (
  language: Language,
  { car, dealership }: { readonly car: string | null; readonly dealership: string },
): string => `${car ?? YOUR_REQUEST[language]}: ${dealership}`;

/**
 * Subject of a staff member's mail that is forwarded. The one it came with is of mail to staff.
 * @param latest subject of the last mail to or from the shopper. Null if there is none
 */
export const forwardedSubject = (
  latest: string | null,
  { language, dealership }: { readonly language: Language; readonly dealership: string },
): string => {
  const bare = (latest ?? '').replace(/^\s*(?:re\s*:\s*)*/i, '').trim();
  return bare === '' ? answerSubject(language, { car: null, dealership }) : `Re: ${bare}`;
};
