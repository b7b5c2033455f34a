/** A text field of a form, without what PostgreSQL rejects. Empty if it was not sent. */
export const cleanEntry = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : '';
