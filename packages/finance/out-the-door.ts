/** What a car costs with sales tax, title and registration, as an estimate. All amounts are in cents. */
import { STATE_TAXES, STATE_TAXES_AS_OF, type State, type StateTax } from './state-taxes.ts';
import { stateOfZip } from './state-of-zip.ts';

/** What a dealership knows about taxes and fees of an area. */
export interface LocalTax {
  /** A ZIP code, or its first digits. The longest one that fits a ZIP code counts. */
  readonly zip: string;
  /** State and local tax together, in percent. Null for the state's own rate. */
  readonly percent: number | null;
  /** Title and registration. Null if unknown. */
  readonly titleAndRegistration: number | null;
  /** The day on which these figures were right, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** A sale to estimate. */
export interface Sale {
  /** The advertised price. */
  readonly price: number;
  /** The part of the price that is paid to government offices, which is not taxed. */
  readonly governmentFees: number;
  readonly isNew: boolean;
  /** The trade-in's value minus what is owed on it. Its whole value may lower the tax, so the estimate is rather too high. */
  readonly tradeEquity: number;
}

export interface OutTheDoorEstimate {
  readonly state: State;
  readonly tax: number;
  /** Percent of `taxed`. */
  readonly percent: number;
  /** What the tax is computed from. */
  readonly taxed: number;
  /** By how much the trade-in lowered `taxed`. */
  readonly tradeIn: number;
  /** Whether the tax is the most that the state charges for a car. */
  readonly isCapped: boolean;
  /** Who said the rate: our table of states, without local taxes, or the dealership. */
  readonly source: 'state' | 'dealership';
  /** When the rate was right, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Null if unknown: the total is without it. */
  readonly titleAndRegistration: number | null;
  /** When title and registration were right. Null if they are unknown. */
  readonly feesAsOf: string | null;
  /** The price, the tax, and title and registration. */
  readonly total: number;
}

function localTaxOf(zip: string, taxes: readonly LocalTax[]): LocalTax | null {
  const fitting = taxes.filter((tax) => zip.startsWith(tax.zip));
  return fitting.toSorted((one, other) => other.zip.length - one.zip.length)[0] ?? null;
}

function tradeInOf({ isNew, tradeEquity }: Sale, { tradeIn, maxTradeIn }: StateTax): number {
  if (tradeIn === 'none' || (tradeIn === 'new' && !isNew)) return 0;
  return Math.max(0, Math.min(tradeEquity, maxTradeIn ?? tradeEquity));
}

/**
 * Estimates what a car costs for a buyer who lives at a ZIP code, where the car is registered and taxed.
 * @returns null if the ZIP code is in none of the states
 */
export function estimateOutTheDoor(
  sale: Sale,
  zip: string,
  localTaxes: readonly LocalTax[],
): OutTheDoorEstimate | null {
  const state = stateOfZip(zip);
  if (state === null) return null;
  const rule: StateTax = STATE_TAXES[state];
  const local = localTaxOf(zip, localTaxes);
  const untraded = Math.max(0, sale.price - sale.governmentFees);
  const tradeIn = Math.min(untraded, tradeInOf(sale, rule));
  const taxed = untraded - tradeIn;
  const percent = local?.percent ?? rule.percent;
  const uncapped = Math.round((taxed * percent) / 100);
  const tax = Math.min(uncapped, rule.maxTax ?? uncapped);
  const titleAndRegistration = local?.titleAndRegistration ?? null;
  const isLocal = local !== null && local.percent !== null;
  return {
    state,
    tax,
    percent,
    taxed,
    tradeIn,
    isCapped: tax < uncapped,
    source: isLocal ? 'dealership' : 'state',
    asOf: isLocal ? local.asOf : STATE_TAXES_AS_OF,
    titleAndRegistration,
    feesAsOf: titleAndRegistration === null ? null : (local?.asOf ?? null),
    total: sale.price + tax + (titleAndRegistration ?? 0),
  };
}
