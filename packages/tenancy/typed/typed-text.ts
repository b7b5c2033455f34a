/** What a person typed, in the form in which it is stored, or what is wrong with it. */
export type TypedText = { readonly value: string } | { readonly problem: string };

/** Returns the form in which text is stored. Text that cannot be read stays as typed, so that nothing is lost. */
export const storedText = (text: string, parse: (text: string) => TypedText): string => {
  const parsed = parse(text);
  return 'value' in parsed ? parsed.value : text;
};

/**
 * Checks a stored value.
 * @returns what is wrong with it; true if it is as it should be, or absent
 */
export function checkStored(value: string | undefined, parse: (text: string) => TypedText): string | true {
  if (value === undefined || value === '') return true;
  const parsed = parse(value);
  if ('problem' in parsed) return parsed.problem;
  return parsed.value === value || `Enter this as ${parsed.value}.`;
}
