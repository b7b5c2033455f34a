import type { CustomValidator, CustomValidatorResult } from 'sanity';

/** What localeString and localeText hold. */
export interface Localized {
  readonly en?: string;
  readonly es?: string;
}

/** A validation rule for localeString and localeText: some language must say something. */
export const inSomeLanguage: CustomValidator<Localized | undefined> = (value) =>
  value?.en?.trim() || value?.es?.trim() ? true : 'Write this text in at least one language.';

interface LocalizedBlocks {
  readonly en?: readonly unknown[];
  readonly es?: readonly unknown[];
}

/** The same for localeBlock. */
export const blocksInSomeLanguage: CustomValidator<LocalizedBlocks | undefined> = (value) =>
  value?.en?.length || value?.es?.length ? true : 'Write this text in at least one language.';

/** A validation rule for localeString and localeText: a text may be missing, but not be longer than `max` characters. */
export function notLongerThan(max: number, because: string): CustomValidator<Localized | undefined> {
  return (value): CustomValidatorResult => {
    const longest = Math.max(value?.en?.length ?? 0, value?.es?.length ?? 0);
    return longest <= max || `This text has ${longest} characters. Keep it to ${max}: ${because}`;
  };
}
