import { LANGUAGES, type Language } from '@rooftop/tenancy/languages';
import type { CustomValidator, CustomValidatorResult } from 'sanity';

/** Value of a localeString or localeText. */
export type Localized = { readonly [language in Language]?: string };

/** Validation rule for localeString and localeText: at least one language must have a text. */
export const inSomeLanguage: CustomValidator<Localized | undefined> = (value) =>
  LANGUAGES.some((language) => value?.[language]?.trim()) || 'Enter this text in at least one language.';

type LocalizedBlocks = { readonly [language in Language]?: readonly unknown[] };

/** Like `inSomeLanguage`, for localeBlock. */
export const blocksInSomeLanguage: CustomValidator<LocalizedBlocks | undefined> = (value) =>
  LANGUAGES.some((language) => value?.[language]?.length) || 'Enter this text in at least one language.';

/**
 * Validation rule for localeString and localeText: each text can be missing, but not longer than `max` characters.
 */
export function notLongerThan(max: number, because: string): CustomValidator<Localized | undefined> {
  return (value): CustomValidatorResult => {
    const longest = Math.max(...LANGUAGES.map((language) => value?.[language]?.length ?? 0));
    return longest <= max || `This text has ${longest} characters. Keep it to ${max}: ${because}`;
  };
}
