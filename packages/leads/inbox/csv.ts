/** Spreadsheets would run what begins like this as a formula. Tabs and line breaks may come before it. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@]/u;

/** A line of a CSV file (RFC 4180). Text that spreadsheets would take for a formula gets an apostrophe in front. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(csvValue).join(',')}\r\n`;

function csvValue(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
