/** Lines of CSV files. Every file that we write as CSV is written with these, because somebody may open it in a spreadsheet. */

/** Signs that begin a formula, also as full-width, small, superscript and subscript characters, which some programs read alike. */
const SIGNS = String.raw`=+\-@−＝＋－＠﹦﹢﹣﹫⁺⁻⁼₊₋₌`;
/** What programs skip in front of a sign: space, line breaks, invisible characters and quotes. */
const SKIPPED = String.raw`\s\p{C}"'\x60‘’“”`;
/** A tab or a line break begins a formula by itself: programs may skip it when they read the file again. */
const FORMULA = new RegExp(`^(?:[\\t\\r\\n]|[${SKIPPED}]*[${SIGNS}])`, 'u');
const BEGINNING = new RegExp(`^[${SKIPPED}${SIGNS}]+`, 'u');

/** Whether a spreadsheet may run a text as a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** The text without what makes it a formula, for programs that would show an apostrophe. */
export const withoutFormula = (text: string): string =>
  isFormula(text) ? text.replace(BEGINNING, '') : text;

/** A line of a CSV file (RFC 4180). Text that a spreadsheet may run as a formula gets an apostrophe in front. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(csvValue).join(',')}\r\n`;

function csvValue(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
