/** Whether a car matches a keyword, checked car by car and word by word. */
import { FILLERS, PHRASES, SYNONYMS } from '@rooftop/inventory/index/keyword/synonyms';
import { colorFamily } from '@rooftop/inventory/color-family';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { NaiveSight } from './naive-cars.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** Each part without spaces, and its pieces at every change between letters, digits and other characters. */
function tokens(text: string): string[] {
  const found: string[] = [];
  for (const stretch of plain(text).split(/[\s/,;+&()]+/)) {
    found.push(stretch.replace(/[^a-z0-9]/g, ''));
    for (const run of stretch.split(/[^a-z0-9]+/))
      found.push(run, ...run.split(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/));
  }
  return [...new Set(found)].filter((token) => token !== '');
}

function tokensOf(car: Listing): Set<string> {
  const isThreeRows =
    (car.seats ?? 0) >= 7 || car.features.some((feature) => /(3rd|third|three|3)[ -]row/i.test(feature));
  const texts = [
    car.condition,
    car.condition === 'used' && car.isCertified ? 'certified' : null,
    car.bodyStyle,
    car.make,
    car.model,
    `${car.make}${car.model}`,
    car.trim,
    ...car.features,
    car.storeKey,
    car.drivetrain,
    car.fuelType,
    car.transmission,
    car.exteriorColor,
    car.exteriorColor && colorFamily(car.exteriorColor),
    String(car.year),
  ];
  const found = new Set(texts.flatMap((text) => (text === null ? [] : tokens(text))));
  if (isThreeRows) found.add('threerows');
  const rooms = ['roomforfive', 'roomforsix', 'roomforseven', 'roomforeight'];
  for (const [at, room] of rooms.entries()) if ((car.seats ?? 0) >= at + 5) found.add(room);
  return found;
}

/** The number of typos between two words, from a complete table. */
function slips(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = at(i - 1, j - 1) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a.slice(i - 2, i) === b.charAt(j - 1) + b.charAt(j - 2)
          ? at(i - 2, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      const row = table[i];
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, wrong, swapped);
    }
  }
  return at(a.length, b.length);
}

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

function isIdentified(vin: string, stock: string, text: string): boolean {
  if (text.length >= 5 && vin.startsWith(text)) return true;
  if (text.length >= 6 && text.length <= 8 && vin.endsWith(text)) return true;
  return stock !== '' && (stock === text || (text.length >= 3 && stock.startsWith(text)));
}

/** The only limits that the random queries contain. */
const UNDER_PRICE = /\bunder \$?(\d+)k(?! miles)/g;
const UNDER_DOLLARS = /\bmenos de (\d+)\b/g;
const UNDER_A_MONTH = /\bunder (\d+) a month\b/g;
const UNDER_MILES = /\bless than (\d+),?(\d*) miles/g;

/** Prepares a dealership's cars and returns a test of which ones a keyword matches. @param live by position */
export function createKeywordTest(live: readonly Listing[]) {
  const all: string[] = [];
  const ids = new Map<string, number>();
  const idOf = (token: string): number => {
    const id = ids.get(token) ?? all.push(token) - 1;
    ids.set(token, id);
    return id;
  };
  const tokenIds = live.map((car) => Array.from(tokensOf(car), idOf));
  const stocks = live.map(({ stockNumber }) => bare(stockNumber ?? ''));
  const begins = (token: string, word: string) =>
    token === word || (word.length > 1 && token.startsWith(word));

  /** Tests whether a car matches one word. */
  function wordTest(word: string): (at: number) => boolean {
    const isMeant = new Uint8Array(all.length);
    const identified = new Set<number>();
    for (const one of SYNONYMS.get(word) ?? [word]) {
      const text = one.toUpperCase();
      const named = live.flatMap(({ vin }, at) => (isIdentified(vin, stocks[at] ?? '', text) ? [at] : []));
      const exact = all.filter((token) => begins(token, one));
      const isKnown = exact.length > 0 || named.length > 0;
      const forgiven = /\d/.test(one) || one.length < 4 ? 0 : one.length < 8 ? 1 : 2;
      const meant = isKnown || forgiven === 0 ? exact : all.filter((token) => slips(one, token) <= forgiven);
      for (const token of meant) isMeant[idOf(token)] = 1;
      for (const at of named) identified.add(at);
    }
    return (at) => identified.has(at) || (tokenIds[at] ?? []).some((id) => isMeant[id] === 1);
  }

  return (typed: string, numbers: NaiveSight['numbers']): ((at: number) => boolean) => {
    let text = plain(typed);
    const prices = [...text.matchAll(UNDER_PRICE)].map(([, thousands]) => Number(thousands) * 100_000);
    prices.push(...[...text.matchAll(UNDER_DOLLARS)].map(([, dollars]) => Number(dollars) * 100));
    const payments = [...text.matchAll(UNDER_A_MONTH)].map(([, dollars]) => Number(dollars) * 100);
    const miles = [...text.matchAll(UNDER_MILES)].map(([, front, back]) => Number(`${front}${back}`));
    for (const limit of [UNDER_PRICE, UNDER_DOLLARS, UNDER_A_MONTH, UNDER_MILES])
      text = text.replace(limit, ' ');
    for (const [phrase, word] of PHRASES) text = text.replaceAll(phrase, word);
    const words = text
      .split(/\s+/)
      .map((word) => word.replace(/[^a-z0-9]/g, ''))
      .filter((word) => word !== '' && !FILLERS.has(word));
    const tests = words.map(wordTest);
    return (at) => {
      const mileage = live[at]?.mileage ?? Number.NaN;
      return (
        prices.every((most) => (numbers.price[at] ?? Number.NaN) <= most) &&
        payments.every((most) => (numbers.payment[at] ?? Number.NaN) <= most) &&
        miles.every((most) => mileage <= most) &&
        tests.every((test) => test(at))
      );
    };
  };
}
