import type { Terms } from './terms.ts';

const CENTS = 100;

/** Writes terms so that parseTerms reads the same ones; only characters that addresses and cookies hold unescaped. */
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
