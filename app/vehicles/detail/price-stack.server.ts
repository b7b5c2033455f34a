import type { Company } from '@rooftop/content/documents/company';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { shownPrice } from '@rooftop/inventory/vehicle';
import { formatMoney } from '../../blocks/figures.server.ts';
import type { RequestContext } from '../../context.server.ts';

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
 * it, else a note of the fee that is not. null: there is no price to explain
 */
export function priceStack(
  { listing, price }: Pick<Hit, 'listing' | 'price'>,
  { fees }: Pick<Company, 'fees'>,
  { say, locale }: Pick<RequestContext, 'say' | 'locale'>,
): PriceStack | null {
  const vehicle = shownPrice(listing);
  if (price === null || vehicle === null) return null;
  const money = (cents: number): string => formatMoney(cents, locale);
  const added = price - vehicle;
  if (added > 0) {
    const isDocumentary = added === fees.documentaryFee;
    return {
      lines: [
        { label: say('detail.vehiclePrice'), amount: money(vehicle) },
        { label: say(isDocumentary ? 'detail.documentaryFee' : 'detail.fees'), amount: money(added) },
      ],
      note: say('detail.priceNote'),
    };
  }
  const fee = fees.documentaryFee;
  return {
    lines: [],
    note: fee ? say('detail.priceNoteFee', { fee: money(fee) }) : say('detail.priceNote'),
  };
}
