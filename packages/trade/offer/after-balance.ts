import type { Finance } from '../questionnaire/known-questions.ts';

/** What is left of a price after the remaining balance is paid off, or what is still to pay. In cents. */
type AfterBalance =
  | { readonly kind: 'toOwner'; readonly cents: number }
  | { readonly kind: 'stillOwed'; readonly cents: number };

/**
 * Subtracts the remaining balance from a price, to tell the visitor. The offer itself never depends on the balance.
 * @returns null if nothing is owed, or the balance is unknown
 */
export function afterBalance(price: number, finance: Finance | null): AfterBalance | null {
  if (finance === null || finance.type === 'none' || finance.balance === null) return null;
  const rest = price - finance.balance;
  return rest < 0 ? { kind: 'stillOwed', cents: -rest } : { kind: 'toOwner', cents: rest };
}
