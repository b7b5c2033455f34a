import { type Fee, includedFees, optionalFees } from '@rooftop/inventory/price-statement';
import type {
  AdvertisedPeriod,
  ImportedChange,
  VehicleHistory,
} from '@rooftop/inventory/storage/vehicle-history';
import { formatTable } from '../print-table.ts';
import { describeDifference, showMinute, showMoney } from './describe.ts';

/** `car $20,000; includes documentaryFee $358.03`. */
function describeStatement({ statement }: AdvertisedPeriod): string {
  const { vehiclePrice, before, fees, disclaimer } = statement;
  const named = (some: readonly Fee[]) =>
    some.map(({ name, amount }) => `${name} ${showMoney(amount)}`).join(' + ');
  const [included, optional] = [includedFees(fees), optionalFees(fees)];
  return [
    ...(vehiclePrice === null ? [] : [`car ${showMoney(vehiclePrice)}`]),
    ...(before === null ? [] : [`before ${showMoney(before)}`]),
    ...(included.length === 0 ? [] : [`includes ${named(included)}`]),
    ...(optional.length === 0 ? [] : [`without ${named(optional)}`]),
    ...(disclaimer === 'none' ? [] : [`“${disclaimer}”`]),
  ].join('; ');
}

const describePeriod = (period: AdvertisedPeriod): readonly string[] => [
  showMinute(period.since),
  period.until === null ? 'today' : showMinute(period.until),
  period.statement.price === null ? 'call for price' : showMoney(period.statement.price),
  period.statement.audience === 'everybody' ? 'everybody' : 'who unlocked it',
  describeStatement(period),
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
