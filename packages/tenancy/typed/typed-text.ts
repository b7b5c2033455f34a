/** What a person typed, in the form in which it is stored, or what is wrong with it. */
export type TypedText = { readonly value: string } | { readonly problem: string };

/** A kind of text that people type in several ways, and that is stored in one form. */
export interface TextFormat {
  readonly parse: (text: string) => TypedText;
  /** The stored form as people read it, which `parse` reads as the same value. Other text stays as it is. */
  readonly show: (stored: string) => string;
}

/**
 * Checks a stored value.
 * @returns what is wrong with it; true if it is as it should be, or absent
 */
export function checkStored(value: string | undefined, { parse, show }: TextFormat): string | true {
  if (value === undefined || value === '') return true;
  const parsed = parse(show(value));
  if ('problem' in parsed) return parsed.problem;
  return parsed.value === value || `Enter this as ${parsed.value}.`;
}

/**
 * Returns the form in which text is stored. Text that cannot be read stays as typed, so that nothing is lost and
 * `checkStored` says what is wrong. If it looks like a stored value, such as `10:30` without am or pm, a space after it
 * keeps it from being taken for one.
 */
export function storedText(text: string, format: TextFormat): string {
  const parsed = format.parse(text);
  if ('value' in parsed) return parsed.value;
  return checkStored(text, format) === true && text !== '' ? `${text} ` : text;
}
