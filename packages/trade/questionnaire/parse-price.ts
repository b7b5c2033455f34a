/** $1,000,000. */
const MAX_CENTS = 100_000_000;
const PRICE = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{0,2}))?$/;

/** Parses a price in dollars, such as `$12,345.50`, into cents. Returns null if it is none or above $1,000,000. */
export function parsePrice(text: string): number | null {
  const [, dollars, cents] = PRICE.exec(text.trim()) ?? [];
  if (dollars === undefined) return null;
  const price = Number(dollars.replaceAll(',', '')) * 100 + Number((cents ?? '').padEnd(2, '0'));
  return price <= MAX_CENTS ? price : null;
}
