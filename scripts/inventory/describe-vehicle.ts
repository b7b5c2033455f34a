import type {
  AdvertisedPeriod,
  ImportedChange,
  VehicleHistory,
} from '@rooftop/inventory/storage/vehicle-history';
import { formatTable } from '../print-table.ts';
import { describeDifference, showMinute, showMoney } from './describe.ts';

/** `all-in; car $20,000; includes documentaryFee $358.03`. */
function describeTerms({ offer }: AdvertisedPeriod): string {
  const { mode, salePrice, oldPrice, fees, disclaimer } = offer;
  const named = fees.map(({ name, amount }) => `${name} ${showMoney(amount)}`).join(' + ');
  return [
    mode === 'allIn' ? 'all-in' : 'sale price',
    ...(salePrice === null ? [] : [`car ${showMoney(salePrice)}`]),
    ...(oldPrice === null ? [] : [`old price ${showMoney(oldPrice)}`]),
    ...(named === '' ? [] : [`${mode === 'allIn' ? 'includes' : 'plus'} ${named}`]),
    ...(disclaimer === 'none' ? [] : [`“${disclaimer}”`]),
  ].join('; ');
}

const describePeriod = (period: AdvertisedPeriod): readonly string[] => [
  showMinute(period.since),
  period.until === null ? 'today' : showMinute(period.until),
  period.offer.advertised === null ? 'call for price' : showMoney(period.offer.advertised),
  period.offer.audience === 'everybody' ? 'everybody' : 'who unlocked it',
  describeTerms(period),
];

const showPrice = (cents: number | null) => (cents === null ? 'none' : showMoney(cents));

const describeImported = ({ at, source, kind, difference, prices }: ImportedChange): readonly string[] => [
  showMinute(at),
  source,
  kind ?? 'no longer kept',
  prices === null ? '' : showPrice(prices.salePrice),
  prices === null ? '' : showPrice(prices.oldPrice),
  difference === null ? '' : describeDifference({ kind: kind ?? 'changed', difference }),
];

/** Says what was advertised of a car and when, and what each import changed in it. Times are UTC. */
export function describeVehicle({ advertised, imported }: VehicleHistory): string {
  return [
    'Advertised:',
    advertised.length === 0
      ? 'Never.'
      : formatTable([['from', 'until', 'price', 'seen by', 'how'], ...advertised.map(describePeriod)]),
    '',
    'In the feed:',
    formatTable([
      ['when', 'source', 'change', 'sale price', 'old price', 'what'],
      ...imported.map(describeImported),
    ]),
  ].join('\n');
}
