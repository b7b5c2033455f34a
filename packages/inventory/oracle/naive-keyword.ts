/** Whether a car is what somebody typed, car by car and word by word. */
import { FILLERS, PHRASES, SYNONYMS } from '../index/keyword/synonyms.ts';
import type { Listing } from '../vehicle.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** Each stretch without spaces, and its pieces at every change of letters, digits and signs. */
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
    String(car.year),
  ];
  const found = new Set(texts.flatMap((text) => (text === null ? [] : tokens(text))));
  if (isThreeRows) found.add('threerows');
  return found;
}

/** Slips between two words: the whole table, filled in. */
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

function isIdentified(car: Listing, word: string): boolean {
  const text = word.toUpperCase();
  const stock = bare(car.stockNumber ?? '');
  if (text.length >= 5 && car.vin.startsWith(text)) return true;
  if (text.length >= 6 && text.length <= 8 && car.vin.endsWith(text)) return true;
  return stock !== '' && (stock === text || (text.length >= 3 && stock.startsWith(text)));
}

/** Limits that the random queries write, and no others. */
const UNDER_PRICE = /\bunder \$?(\d+)k(?! miles)/g;
const UNDER_MILES = /\bless than (\d+),?(\d*) miles/g;

/** Prepares a dealership's cars; the test it gives says which of them text means. */
export function createKeywordTest(live: readonly Listing[]) {
  const known = new Map(live.map((car) => [car.vin, tokensOf(car)]));
  const all = [...new Set([...known.values()].flatMap((set) => [...set]))];

  return (typed: string, priceOf: (car: Listing) => number | null) => {
    let text = plain(typed);
    const prices = [...text.matchAll(UNDER_PRICE)].map(([, thousands]) => Number(thousands) * 100_000);
    const miles = [...text.matchAll(UNDER_MILES)].map(([, front, back]) => Number(`${front}${back}`));
    text = text.replace(UNDER_PRICE, ' ').replace(UNDER_MILES, ' ');
    for (const [phrase, word] of PHRASES) text = text.replaceAll(phrase, word);
    const words = text
      .split(/\s+/)
      .map((word) => word.replace(/[^a-z0-9]/g, ''))
      .filter((word) => word !== '' && !FILLERS.has(word));
    const begins = (token: string, word: string) =>
      token === word || (word.length > 1 && token.startsWith(word));
    const tests = words.map((word) => {
      const alternatives = (SYNONYMS.get(word) ?? [word]).map((one) => {
        const exact = all.filter((token) => begins(token, one));
        const isKnown = exact.length > 0 || live.some((car) => isIdentified(car, one));
        const forgiven = /\d/.test(one) || one.length < 4 ? 0 : one.length < 8 ? 1 : 2;
        const tokens =
          isKnown || forgiven === 0 ? exact : all.filter((token) => slips(one, token) <= forgiven);
        return { one, tokens };
      });
      return (car: Listing) =>
        alternatives.some(
          ({ one, tokens }) =>
            isIdentified(car, one) || tokens.some((token) => known.get(car.vin)?.has(token)),
        );
    });
    return (car: Listing): boolean => {
      const cents = priceOf(car);
      if (prices.some((most) => cents === null || cents > most)) return false;
      if (miles.some((most) => car.mileage === null || car.mileage > most)) return false;
      return tests.every((test) => test(car));
    };
  };
}
