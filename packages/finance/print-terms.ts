import type { Terms } from './terms.ts';

const CENTS = 100;

/**
 * Prints terms so that `parseTerms` returns the same ones. Uses only characters that need no escaping in URLs and
 * cookies.
 */
export function printTerms(terms: Terms): string {
  const { kind, down, tradeEquity, creditScore, months } = terms;
  const parts = [
    kind,
    down.kind === 'percent' ? `${down.percent}p` : down.cents / CENTS,
    tradeEquity / CENTS,
    creditScore,
    months,
    ...(terms.kind === 'lease' ? [terms.milesPerYear] : []),
  ];
  return parts.join('.');
}
