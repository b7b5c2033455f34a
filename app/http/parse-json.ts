const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Parses JSON that a client has sent. Text that PostgreSQL can't store is refused here, where it is the client's fault.
 * @throws SyntaxError if it is no JSON, or a text or name in it has a NUL or half of a character
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => {
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value)))
      throw new SyntaxError('The JSON has text that cannot be stored.');
    return value;
  });

/** The fields of a form as an object. @throws SyntaxError if one has a NUL or half of a character */
export function formFieldsOf(form: FormData): Readonly<Record<string, FormDataEntryValue>> {
  for (const [name, value] of form)
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value)))
      throw new SyntaxError('The form has text that cannot be stored.');
  return Object.fromEntries(form);
}
