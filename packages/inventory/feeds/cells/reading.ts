/** Result of reading a cell: a value, null for none, or a problem if it cannot be read. */
export type Reading<Value> = { readonly value: Value | null } | { readonly problem: string };

/** Reads one cell. Its text is trimmed and not empty. */
export type Reader<Value> = (text: string) => Reading<Value>;

export const NOTHING = { value: null } as const;

/** A problem that quotes the cell, shortened. */
export const unreadable = (text: string, wanted: string): { readonly problem: string } => ({
  problem: `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}" is not ${wanted}.`,
});

const BLANKS: ReadonlySet<string> = new Set(['', 'n/a', 'na', 'null', 'none', 'unknown', '-', '--', 'tbd']);

/** Trims a cell. Returns an empty string for the words with which exports say that a value is unknown. */
export function cellText(text: string): string {
  const trimmed = text.trim();
  return BLANKS.has(trimmed.toLowerCase()) ? '' : trimmed;
}
