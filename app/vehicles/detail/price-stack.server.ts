import type { Company } from '@rooftop/content/documents/company';
import { sumOf } from '@rooftop/inventory/advertised-price';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { formatMoney } from '../../blocks/figures.server.ts';
import type { RequestContext } from '../../context.server.ts';
import { FEE_NAMES, listFees } from '../../inventory/price-terms.ts';

export interface PriceLine {
  readonly label: string;
  readonly amount: string;
}

/** What an advertised price is made of, or what comes on top of it. */
export interface PriceStack {
  /** the parts of a price that has the fees in it; none when it is the vehicle's alone */
  readonly lines: readonly PriceLine[];
  /** what the price leaves out */
  readonly note: string;
}

/**
 * Itemises an advertised price (decided.md, advertised price; standards 5.9): the vehicle and the fees when they are in
 * it, else a note of those that are not. null: there is no price to explain
 * @param company its fees come on top of a price that has none in it
 */
export function priceStack(
  { price, fees }: Pick<Hit, 'price' | 'fees'>,
  company: Pick<Company, 'fees'>,
  { say, locale }: Pick<RequestContext, 'say' | 'locale'>,
): PriceStack | null {
  if (price === null) return null;
  const money = (cents: number): string => formatMoney(cents, locale);
  const labelOf = (name: string): string => {
    const known = FEE_NAMES.find((one) => one === name);
    return known === undefined ? name : say(`detail.${known}`);
  };
  if (fees.length > 0) {
    return {
      lines: [
        { label: say('detail.vehiclePrice'), amount: money(price - sumOf(fees)) },
        ...fees.map(({ name, amount }) => ({ label: labelOf(name), amount: money(amount) })),
      ],
      note: say('detail.priceNote'),
    };
  }
  const left = listFees(company.fees)
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => `${labelOf(name).toLocaleLowerCase(locale)} ${money(amount)}`);
  return {
    lines: [],
    note: left.length > 0 ? say('detail.priceNoteFees', { fees: left.join(', ') }) : say('detail.priceNote'),
  };
}
