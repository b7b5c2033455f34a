import type { CustomValidator, CustomValidatorResult } from 'sanity';

/** Value of a localeString or localeText. */
export interface Localized {
  readonly en?: string;
  readonly es?: string;
}

/** Validation rule for localeString and localeText: at least one language must have a text. */
export const inSomeLanguage: CustomValidator<Localized | undefined> = (value) =>
  value?.en?.trim() || value?.es?.trim() ? true : 'Enter this text in at least one language.';

interface LocalizedBlocks {
  readonly en?: readonly unknown[];
  readonly es?: readonly unknown[];
}

/** Like `inSomeLanguage`, for localeBlock. */
export const blocksInSomeLanguage: CustomValidator<LocalizedBlocks | undefined> = (value) =>
  value?.en?.length || value?.es?.length ? true : 'Enter this text in at least one language.';

/**
 * Validation rule for localeString and localeText: each text can be missing, but not longer than `max` characters.
 */
export function notLongerThan(max: number, because: string): CustomValidator<Localized | undefined> {
  return (value): CustomValidatorResult => {
    const longest = Math.max(value?.en?.length ?? 0, value?.es?.length ?? 0);
    return longest <= max || `This text has ${longest} characters. Keep it to ${max}: ${because}`;
  };
}
