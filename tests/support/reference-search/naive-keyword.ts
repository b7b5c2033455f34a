/** Whether a car matches a keyword, checked car by car and word by word. */
import { colorFamily } from '@rooftop/inventory/color-family';
import type { Listing } from '@rooftop/inventory/vehicle';
import { type NaiveSight, standardFeaturesOf } from './naive-cars.ts';

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
  const texts = [
    car.condition,
    car.condition === 'used' && car.isCertified ? 'certified' : null,
    car.bodyStyle,
    car.make,
    car.model,
    `${car.make}${car.model}`,
    car.trim,
    ...car.features,
    ...standardFeaturesOf(car),
    car.storeKey,
    car.drivetrain,
    car.fuelType,
    car.transmission,
    car.exteriorColor,
    car.exteriorColor && colorFamily(car.exteriorColor),
    String(car.year),
  ];
  return new Set(texts.flatMap((text) => (text === null ? [] : tokens(text))));
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
  const [plain, typed] = [stock, text].map((number) => number.replace(/^0+(?=.)/, ''));
  if (stock === '' || plain === undefined) return false;
  return plain === typed || (text.length >= 3 && (stock.startsWith(text) || plain.startsWith(text)));
}

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

  /** The cars that a word finds, or null if none of them is visible, so that the word is ignored. */
  function carsWith(word: string, visible: readonly number[]): ReadonlySet<number> | null {
    const text = word.toUpperCase();
    const named = live.flatMap(({ vin }, at) => (isIdentified(vin, stocks[at] ?? '', text) ? [at] : []));
    const forgiven = /\d/.test(word) || word.length < 6 ? 0 : word.length < 9 ? 1 : 2;
    const stages: readonly ((token: string) => boolean)[] = [
      (token) => token === word,
      (token) => word.length > 2 && token.startsWith(word),
      (token) => forgiven > 0 && token.charAt(0) === word.charAt(0) && slips(word, token) <= forgiven,
    ];
    for (const [stage, isMeant] of stages.entries()) {
      const meant = new Set(all.flatMap((token, id) => (isMeant(token) ? [id] : [])));
      const cars = new Set(stage === 0 ? named : []);
      for (const [at, own] of tokenIds.entries()) if (own.some((id) => meant.has(id))) cars.add(at);
      if (visible.some((at) => cars.has(at))) return cars;
    }
    return null;
  }

  return (typed: string, visible: NaiveSight['visible']): ((at: number) => boolean) => {
    const found = plain(typed)
      .split(/[\s/,;+&()]+/)
      .map((word) => word.replace(/[^a-z0-9]/g, ''))
      .filter((word) => word !== '')
      .map((word) => carsWith(word, visible));
    return (at) => found.every((cars) => cars === null || cars.has(at));
  };
}
