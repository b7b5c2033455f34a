/** The prices that a shipped dealership locks, as numbers that no response may contain. */
import { readFile } from 'node:fs/promises';
import { createPayment } from '@rooftop/finance/finance-plan';
import { DEFAULT_TERMS, type FinanceTerms } from '@rooftop/finance/terms';
import type { FeedVehicle } from '@rooftop/inventory/feeds/feed-row';
import { readFeed } from '@rooftop/inventory/feeds/read-feed';
import { conditionOf, LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import { z } from 'zod';

const root = new URL('../..', import.meta.url);

const kitShape = z.object({
  company: z.object({ fees: z.object({ documentaryFee: z.number().default(0) }) }),
  financing: z.object({ rate: z.number(), months: z.number(), downPercent: z.number() }),
  inventory: z.object({ lockedPrices: z.array(z.enum(LISTING_CONDITIONS)).default([]) }),
});
type Kit = z.infer<typeof kitShape>;

const feedShape = z.object({ files: z.array(z.string()) });

async function readKit(slug: string, name: string): Promise<string> {
  return readFile(new URL(`tenants/${slug}/${name}`, root), 'utf8');
}

/** The cars of all files of a dealership's feed, so with their prices of before. */
async function feedCars(slug: string): Promise<readonly FeedVehicle[]> {
  const { files } = feedShape.parse(JSON.parse(await readKit(slug, 'feed.json')));
  const found: FeedVehicle[] = [];
  for (const file of files) {
    const path = new URL(`tenants/${slug}/${file}`, root).pathname;
    for await (const row of readFeed(path, { format: 'auto', columns: {}, stores: {}, defaultStore: null }))
      if (row.kind === 'vehicle') found.push(row.vehicle);
  }
  return found;
}

/** Prices and payments of a car in cents: as in the feed, and with the fee that an advertised price includes. */
function amountsOf(
  { salePrice, oldPrice, listPrice, year }: FeedVehicle,
  { company, financing }: Kit,
): number[] {
  const { rate, months, downPercent } = financing;
  const terms: FinanceTerms = {
    ...DEFAULT_TERMS.vehicle.finance,
    months,
    down: { kind: 'percent', percent: downPercent },
  };
  const payment = createPayment(terms, Math.round(rate * 100));
  return [salePrice, oldPrice, listPrice].flatMap((price) => {
    if (price === null) return [];
    const advertised = price + company.fees.documentaryFee;
    return [price, advertised, payment({ price, year }), payment({ price: advertised, year })];
  });
}

/** Smaller whole numbers may be anything, such as a number of months. */
const TELLING = 1000;

/** A number as responses write it, without separators: dollars, dollars with cents, cents. */
const written = (cents: number): string[] => [
  ...(cents % 100 === 0 && cents / 100 >= TELLING ? [String(cents / 100)] : []),
  (cents / 100).toFixed(2),
  String(cents),
];

export interface LockedAmounts {
  readonly vins: ReadonlySet<string>;
  /** Amounts of cars whose price is locked, as text without separators. None is also a number of another car. */
  readonly amounts: ReadonlySet<string>;
  /** Amounts of the other cars. */
  readonly open: ReadonlySet<string>;
}

/** What a shipped dealership's settings lock. Empty if they lock nothing. */
export async function lockedAmounts(slug: string): Promise<LockedAmounts> {
  const kit = kitShape.parse(JSON.parse(await readKit(slug, 'dealership.json')));
  const cars = await feedCars(slug);
  const isLocked = (car: FeedVehicle): boolean => kit.inventory.lockedPrices.includes(conditionOf(car));
  const locked = cars.filter(isLocked);
  const others = cars.filter((car) => !isLocked(car));
  const textsOf = (some: readonly FeedVehicle[]) =>
    new Set(some.flatMap((car) => amountsOf(car, kit)).flatMap(written));
  const open = textsOf(others);
  const miles = new Set(cars.map(({ mileage }) => String(mileage)));
  const amounts = [...textsOf(locked)].filter((amount) => !open.has(amount) && !miles.has(amount));
  return {
    vins: new Set(locked.map(({ vin }) => vin)),
    amounts: new Set(amounts),
    open,
  };
}

/** All numbers in a text, without separators. Digits within words, such as hashes and VINs, are not numbers. */
export const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<!\w)\d[\d,]*(?:\.\d+)?(?!\w)/g)].map(([number]) => number.replaceAll(',', '')),
  );
