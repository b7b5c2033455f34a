/** Dollars with at most two decimals, as people type them: `358.03`, `$1,250`. */
const DOLLARS = /^\$?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/;

/** Parses a typed amount into cents. Returns null if it isn't a valid amount (yet). */
export function centsOf(typed: string): number | null {
  const match = DOLLARS.exec(typed.trim());
  const [, whole, decimals] = match ?? [];
  if (whole === undefined && decimals === undefined) return null;
  const cents = Number((whole ?? '0').replaceAll(',', '')) * 100 + Number((decimals ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Formats cents as dollars: `1,250.00`. */
export const dollarsOf = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
