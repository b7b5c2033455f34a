/**
 * What the states and DC charge when a passenger car is bought from a dealer: sales tax, or the excise, title, use or
 * documentation tax that takes its place. Local taxes are not included.
 *
 * Source: the rates and rules that each state's department of revenue or of motor vehicles publishes, as of the date
 * below. Where the rule on trade-ins has conditions that an estimate cannot know, the table has none, because an estimate
 * should rather be too high. Check the table every January, and change its date.
 */

/** When the table was right. */
export const STATE_TAXES_AS_OF = '2026-01-01';

export interface StateTax {
  /** Percent of the price. */
  readonly percent: number;
  /** Cars for which a trade-in lowers the taxed price. */
  readonly tradeIn: 'all' | 'new' | 'none';
  /** The part of a trade-in that counts at most, in cents. */
  readonly maxTradeIn?: number;
  /** The tax at most, in cents. */
  readonly maxTax?: number;
}

const all = (percent: number): StateTax => ({ percent, tradeIn: 'all' });
const none = (percent: number): StateTax => ({ percent, tradeIn: 'none' });

export const STATE_TAXES = {
  AL: all(2),
  AK: none(0),
  AZ: all(5.6),
  AR: all(6.5),
  CA: none(7.25),
  CO: all(2.9),
  CT: all(6.35),
  // Excise by weight and mileage; this is the rate from 3,500 to 4,999 pounds.
  DC: none(7),
  // Document fee.
  DE: all(5.25),
  FL: all(6),
  // Title ad valorem tax.
  GA: all(7),
  HI: none(4),
  ID: all(6),
  IL: all(6.25),
  IN: all(7),
  // Fee for new registration.
  IA: all(5),
  KS: all(6.5),
  KY: all(6),
  LA: all(5),
  ME: all(5.5),
  // Excise titling tax.
  MD: none(6.5),
  MA: all(6.25),
  MI: { percent: 6, tradeIn: 'all', maxTradeIn: 12_000_00 },
  MN: all(6.875),
  MS: all(5),
  MO: all(4.225),
  MT: none(0),
  NE: all(5.5),
  NV: all(6.85),
  NH: none(0),
  NJ: all(6.625),
  // Motor vehicle excise tax.
  NM: all(4),
  NY: all(4),
  // Highway use tax.
  NC: all(3),
  ND: all(5),
  OH: { percent: 5.75, tradeIn: 'new' },
  // Excise of 3.25 and sales tax of 1.25.
  OK: none(4.5),
  OR: none(0),
  PA: all(6),
  RI: all(7),
  // Infrastructure maintenance fee.
  SC: { percent: 5, tradeIn: 'all', maxTax: 500_00 },
  SD: all(4),
  TN: all(7),
  TX: all(6.25),
  UT: all(4.85),
  VT: all(6),
  // Motor vehicle sales and use tax.
  VA: none(4.15),
  // Sales tax of 6.5 and the motor vehicle tax of 0.5.
  WA: all(7),
  // Titling tax.
  WV: all(6),
  WI: all(5),
  WY: all(4),
} as const satisfies Readonly<Record<string, StateTax>>;

export type State = keyof typeof STATE_TAXES;
