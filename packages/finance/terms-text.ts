/** Terms as they stand in an address or a cookie: `finance.20p.0.850.72`, `lease.1000.0.700.36.12500`; dollars. */
import { z } from 'zod';
import { type CashDown, DEFAULT_TERMS, nearestStep, type Steps, TERM_STEPS, type Terms } from './terms.ts';

/** A number near a step; nothing or nonsense is the default. Numbers are written in `unit`s of what they mean. */
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
 * Reads terms from text that anybody may have written: every figure falls to the nearest one that the calculator
 * has, what is missing to a vehicle's defaults. null when it does not speak of terms at all.
 */
export function parseTerms(text: string | null | undefined): Terms | null {
  const [kind, down, tradeEquity, creditScore, months, milesPerYear] = (text ?? '').slice(0, 100).split('.');
  const parsed = terms.safeParse({ kind, down, tradeEquity, creditScore, months, milesPerYear });
  return parsed.success ? parsed.data : null;
}

export { printTerms } from './print-terms.ts';
