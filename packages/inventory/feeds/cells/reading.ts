/**
 * Result of reading a cell: a value, null for none, or a problem if it cannot be read. A remark says that the value is
 * less than what the cell seems to say.
 */
export type CellReading<Value> =
  | { readonly value: Value | null; readonly remark?: string }
  | { readonly problem: string };

/** Reads one cell. Its text is trimmed and not empty. */
export type Reader<Value> = (text: string) => CellReading<Value>;

export const NOTHING = { value: null } as const;

/** A sentence about the cell, which it quotes shortened: `"12k" is not a mileage.` */
export const aboutCell = (text: string, what: string): string =>
  `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}" ${what}.`;

/** A problem that quotes the cell, shortened. */
export const unreadable = (text: string, wanted: string): { readonly problem: string } => ({
  problem: aboutCell(text, `is not ${wanted}`),
});

const BLANKS: ReadonlySet<string> = new Set(['', 'n/a', 'na', 'null', 'none', 'unknown', '-', '--', 'tbd']);

/** Control characters other than white space. They come from broken exports and mean nothing. */
const CONTROL = /[^\P{Cc}\t\n\r]|\uFEFF/gu;
/** `="00123"` and `'00123`: how people keep spreadsheets from changing a number. */
const FORMULA = /^="((?:[^"]|"")*)"$/;
const APOSTROPHE = /^'(?=[^\s']+$)/;

/**
 * Trims a cell, and takes off what protected it from a spreadsheet. Returns an empty string for the words with which
 * exports say that a value is unknown.
 */
export function cellText(text: string): string {
  const trimmed = text.replaceAll(CONTROL, '').trim();
  const [, formula] = FORMULA.exec(trimmed) ?? [];
  const plain =
    formula === undefined ? trimmed.replace(APOSTROPHE, '') : formula.replaceAll('""', '"').trim();
  return BLANKS.has(plain.toLowerCase()) ? '' : plain;
}
