/** What the numbers of a phrase limit: price, payment, mileage, model year, seats, or what is paid down. */
import type { Item } from './items.ts';
import type { Limit, UnitName } from './meaning.ts';

/** Both ends in dollars, miles, years or seats. Includes both. */
export interface Amount {
  readonly unit: UnitName;
  readonly min: number | null;
  readonly max: number | null;
  /** Whether it is one value, such as a model year, and not a limit. */
  readonly isExact: boolean;
  /** The items that it was read from. */
  readonly items: ReadonlySet<Item>;
}

type NumberItem = Extract<Item, { kind: 'number' }>;

const YEARS = { first: 1950, last: 2035 };
const SEATS = { least: 2, most: 15 };
/** URLs hold numbers of up to seven digits. */
const MOST = 9_999_999;
/** Below this, an amount of dollars is a monthly payment. */
const LEAST_PRICE = 1000;
/** Below this, an amount of dollars is in thousands: "under 20". */
const LEAST_PAYMENT = 100;
/** A number without a unit is a price only if it is round and this large. Others may be stock numbers. */
const BARE_PRICE = { least: 4000, most: 200_000, step: 500 };

const couldBeYear = ({ number, hasCurrency, hasThousand, isSpelled, isYear, tokens }: NumberItem): boolean =>
  isYear ||
  (!hasCurrency &&
    !hasThousand &&
    !isSpelled &&
    Number.isInteger(number) &&
    number >= YEARS.first &&
    number <= YEARS.last &&
    tokens.every(({ spelled }) => /^\d{4}$/.test(spelled)));

/** What stands around a number. */
interface Surroundings {
  readonly limit: Limit | null;
  readonly unit: UnitName | null;
  readonly used: readonly Item[];
}

/** Units that may follow that of dollars: "250 dólares al mes", "300 dollars down". */
const FOR_DOLLARS: ReadonlySet<UnitName> = new Set<UnitName>(['payment', 'down']);

/** The unit of dollars says less than another. */
const stronger = (before: UnitName | null, now: UnitName): UnitName =>
  before === null || before === 'price' ? now : before;

/** Reads limits and units from an item outward, on one side. Articles in between don't matter. */
function readSide(
  items: readonly Item[],
  at: number,
  side: 'before' | 'after',
  start: Surroundings,
  isFree: (item: Item) => boolean,
): Surroundings {
  const step = side === 'before' ? -1 : 1;
  let { limit, unit } = start;
  const used = [...start.used];
  let hasLimit = limit !== null;
  let hasUnit = false;
  for (let near = at + step; ; near += step) {
    const item = items[near];
    if (item === undefined || !isFree(item)) break;
    if (item.kind === 'filler') continue;
    if (item.kind === 'limit' && !hasLimit && (item.limit.side === side || item.limit.side === 'both')) {
      limit = item.limit;
      hasLimit = true;
    } else if (item.kind === 'unit' && item.unit === 'down' && side === 'before') {
      // It is about the number before it: "1000 down 300 a month".
      break;
    } else if (item.kind === 'unit' && (!hasUnit || (unit === 'price' && FOR_DOLLARS.has(item.unit)))) {
      unit = stronger(unit, item.unit);
      hasUnit = true;
    } else break;
    used.push(item);
  }
  return { limit, unit, used };
}

/** The number that ends a range begun by this one: `2018-2021`, `15 to 20 thousand`, `entre 10 mil y 20 mil`. */
function rangeEnd(
  items: readonly Item[],
  at: number,
): { readonly end: NumberItem; readonly at: number } | null {
  const first = items[at];
  let next = at + 1;
  // "10000 dollars to 20000 dollars", "10k miles to 20k miles".
  if (items[next]?.kind === 'unit') next += 1;
  const join = items[next];
  const end = items[next + 1];
  if (join === undefined || end?.kind !== 'number' || first?.kind !== 'number') return null;
  const areYears = couldBeYear(first) && couldBeYear(end);
  const isTo =
    (join.kind === 'join' &&
      (join.join === 'to' || join.join === 'and' || (join.join === 'or' && areYears))) ||
    (join.kind === 'limit' && join.tokens.every(({ text }) => text === 'hasta'));
  const isSame = areYears === couldBeYear(first) || end.number < LEAST_PAYMENT;
  return isTo &&
    isSame &&
    (join.kind === 'join' ? join.join !== 'and' || areYears || !couldBeYear(end) : true)
    ? { end, at: next + 1 }
    : null;
}

/** `15 to 20k` is from 15k, `2018-21` is to 2021. */
function completed(first: NumberItem, end: NumberItem): readonly [number, number] {
  const century = Math.floor(first.number / 100) * 100;
  if (couldBeYear(first) && end.number < 100 && !end.hasThousand) return [first.number, century + end.number];
  const isShort = end.hasThousand && !first.hasThousand && first.number < LEAST_PRICE;
  return [isShort ? first.number * 1000 : first.number, end.number];
}

function dollarUnit(number: number): UnitName {
  return number >= LEAST_PAYMENT && number < LEAST_PRICE ? 'payment' : 'price';
}

/** The unit of a number that has none beside it. Null if it limits nothing. */
function unitOf(item: NumberItem, limit: Limit | null, isRange: boolean): UnitName | null {
  const { number, hasCurrency, hasThousand } = item;
  if (limit?.unit) return limit.unit;
  const isLoose = limit?.side === 'before' && limit.end === 'max' && number % BARE_PRICE.step === 0;
  if (couldBeYear(item) && !isLoose) return 'year';
  if (limit !== null || hasCurrency || hasThousand) return dollarUnit(number);
  const isRound = number % BARE_PRICE.step === 0;
  if (isRange && isRound && number >= LEAST_PRICE) return 'price';
  return isRound && number >= BARE_PRICE.least && number <= BARE_PRICE.most && !item.isSpelled
    ? 'price'
    : null;
}

/** The limit of a number without words for one: at least so many seats, at most so many miles and dollars. */
const usualEnd = (unit: UnitName): 'min' | 'max' => (unit === 'seats' ? 'min' : 'max');

function ends(number: number, unit: UnitName, limit: Limit | null, isNegated: boolean) {
  const end = limit?.end ?? usualEnd(unit);
  if (isNegated) return end === 'min' ? { min: null, max: number } : { min: number, max: null };
  const moved = limit?.isExclusive === true ? number + (end === 'min' ? 1 : -1) : number;
  return end === 'min' ? { min: moved, max: null } : { min: null, max: moved };
}

/** Dollars are sometimes said in thousands. */
const scaled = (number: number, unit: UnitName): number =>
  unit === 'price' && number < LEAST_PAYMENT ? number * 1000 : number;

const isPossible = (unit: UnitName, number: number): boolean => {
  if (unit === 'down') return true;
  if (!Number.isInteger(number) || number < 1 || number > MOST) return false;
  if (unit === 'seats') return number >= SEATS.least && number <= SEATS.most;
  return unit !== 'year' || (number > YEARS.first - 1 && number <= YEARS.last);
};

/** Reads the amount around the number at a position. Null if it limits nothing. */
function readAmount(items: readonly Item[], at: number, isFree: (item: Item) => boolean): Amount | null {
  const item = items[at];
  if (item?.kind !== 'number') return null;
  const before = readSide(items, at, 'before', { limit: null, unit: null, used: [item] }, isFree);
  const range = before.limit === null || before.limit.end === 'min' ? rangeEnd(items, at) : null;
  const last = range?.at ?? at;
  const inside = items.slice(at + 1, last + 1);
  const innerUnit = inside.find((one) => one.kind === 'unit');
  const start =
    innerUnit?.kind === 'unit' && before.unit === null ? { ...before, unit: innerUnit.unit } : before;
  const around = readSide(items, last, 'after', { ...start, used: [...start.used, ...inside] }, isFree);
  // "not 2018" is no limit, "not over 20k" is.
  const not = notBefore(items, at, around.used);
  const used = not === null ? around.used : [...around.used, not];
  if (range !== null) {
    const [first, end] = completed(item, range.end);
    const unit = around.unit ?? unitOf(range.end.number === end ? range.end : item, null, true);
    if (unit === null) return null;
    const [min = 0, max = 0] = [scaled(first, unit), scaled(end, unit)].sort((a, b) => a - b);
    if (!isPossible(unit, min) || !isPossible(unit, max)) return null;
    return { unit, min, max, isExact: false, items: new Set(used) };
  }
  const unit = around.unit ?? unitOf(item, around.limit, false);
  if (unit === null) return null;
  // "Over 30 mpg" is about something else.
  const isOther =
    around.unit === null && !item.hasThousand && !item.hasCurrency && items[at + 1]?.kind === 'word';
  if (isOther && item.number < LEAST_PRICE) return null;
  const number = scaled(item.number, unit);
  if (!isPossible(unit, number)) return null;
  if (unit === 'year' && around.limit === null) {
    return not === null ? { unit, min: number, max: number, isExact: true, items: new Set(used) } : null;
  }
  return { unit, ...ends(number, unit, around.limit, not !== null), isExact: false, items: new Set(used) };
}

/** The word that negates an amount: "nothing older than 2018". */
function notBefore(items: readonly Item[], at: number, used: readonly Item[]): Item | null {
  let near = at - 1;
  for (; near >= 0; near -= 1) {
    const item = items[near];
    if (item === undefined) return null;
    if (item.kind === 'not') return item;
    if (!used.includes(item) && item.kind !== 'filler') return null;
  }
  return null;
}

/** All amounts of a phrase, from left to right. */
export function amountsOf(items: readonly Item[]): readonly Amount[] {
  const amounts: Amount[] = [];
  const used = new Set<Item>();
  for (const [at, item] of items.entries()) {
    if (used.has(item)) continue;
    const amount = readAmount(items, at, (one) => !used.has(one));
    if (amount === null) continue;
    amounts.push(amount);
    for (const one of amount.items) used.add(one);
  }
  return amounts;
}
