/** Terms in a URL or a cookie: `finance.20p.0.850.72`, `lease.1000.0.700.36.12500`; amounts are in dollars. */
import { z } from 'zod';
import { type CashDown, DEFAULT_TERMS, nearestStep, type Steps, TERM_STEPS, type Terms } from './terms.ts';

/**
 * Parses a number and moves it to the nearest step. Anything else becomes the default. The text counts in multiples
 * of `unit`.
 */
const stepped = (steps: Steps, fallback: number, unit = 1) =>
  z
    .string()
    .regex(/^-?\d{1,12}(\.\d{1,6})?$/)
    .transform(Number)
    .catch(fallback / unit)
    .transform((value) => nearestStep(value * unit, steps));

const CENTS = 100;
const percentDown = stepped(TERM_STEPS.downPercent, 20);
const amountDown = stepped(TERM_STEPS.downAmount, 100_000, CENTS);

const cashDown = z
  .string()
  .min(1)
  .catch('20p')
  .transform(
    (text): CashDown =>
      text.endsWith('p')
        ? { kind: 'percent', percent: percentDown.parse(text.slice(0, -1)) }
        : { kind: 'amount', cents: amountDown.parse(text) },
  );
const common = {
  down: cashDown,
  tradeEquity: stepped(TERM_STEPS.tradeEquity, 0, CENTS),
  creditScore: stepped(TERM_STEPS.creditScore, 850),
};
const { finance, lease } = DEFAULT_TERMS.vehicle;
const terms = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('finance'),
    ...common,
    months: stepped(TERM_STEPS.financeMonths, finance.months),
  }),
  z.object({
    kind: z.literal('lease'),
    ...common,
    months: stepped(TERM_STEPS.leaseMonths, lease.months),
    milesPerYear: stepped(TERM_STEPS.milesPerYear, lease.milesPerYear),
  }),
]);

/**
 * Parses terms from untrusted text. Moves every number to the nearest one that the calculator offers, and replaces
 * missing ones with a vehicle's defaults.
 * @returns null if the text does not contain terms
 */
export function parseTerms(text: string | null | undefined): Terms | null {
  const [kind, down, tradeEquity, creditScore, months, milesPerYear] = (text ?? '').slice(0, 100).split('.');
  const parsed = terms.safeParse({ kind, down, tradeEquity, creditScore, months, milesPerYear });
  return parsed.success ? parsed.data : null;
}

export { printTerms } from './print-terms.ts';
