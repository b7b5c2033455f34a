/** Understands what a shopper typed: "2020 or newer honda crv, no red, under 20k". */
import { type Facet, FACETS, type Range, type RangeName, type Sort } from '../index/query.ts';
import { SEATS } from '../index/seats.ts';
import type { UrlVocabulary } from '../url/vocabulary.ts';
import { type Amount, amountsOf } from './amounts.ts';
import { type Item, itemsOf } from './items.ts';

type Values = { readonly [facet in Facet]?: readonly string[] };

export interface Phrase {
  readonly filters: Values;
  /** Values that the shopper does not want. */
  readonly excluded: Values;
  readonly ranges: { readonly [name in RangeName]?: Range };
  readonly sort: Sort | null;
  /** The words that mean no filter, as typed. Null if there are none. */
  readonly rest: string | null;
}

interface PhraseSettings {
  /** Whether the dealership advertises payments, so that cars can be filtered by them. */
  readonly hasPayments: boolean;
}

type ValueItem = Extract<Item, { kind: 'value' }>;

/** Units of the index per unit in a phrase. */
const UNITS = { price: 100, payment: 100, mileage: 1, year: 1 } as const satisfies Record<RangeName, number>;

/** The items from a position that may be one list: "ford, chevy or dodge". */
function listFrom(items: readonly Item[], at: number, facet: Facet): readonly Item[] {
  const end = items.findIndex(
    (item, place) =>
      place > at &&
      !(item.kind === 'value' && item.facet === facet) &&
      !(item.kind === 'join' && item.join !== 'to') &&
      item.kind !== 'filler',
  );
  return items.slice(at, end === -1 ? undefined : end);
}

/** The values after a word such as "no", and those joined to them: "not jeep or dodge". "No jeep, toyota" wants one. */
function excludedItems(items: readonly Item[], used: ReadonlySet<Item>): ReadonlySet<ValueItem> {
  const excluded = new Set<ValueItem>();
  let isOpen = false;
  for (const [at, item] of items.entries()) {
    if (item.kind === 'not' || (item.kind === 'join' && item.join === 'nor')) isOpen = !used.has(item);
    else if (item.kind === 'value' && isOpen) {
      const list = listFrom(items, at, item.facet);
      const isJoined = list.some(({ kind }) => kind === 'join');
      for (const one of isJoined ? list : [item]) if (one.kind === 'value') excluded.add(one);
      isOpen = false;
    } else if (item.kind === 'word' || item.kind === 'sort' || used.has(item)) isOpen = false;
  }
  return excluded;
}

/** A word for several body styles gives way to a more exact one. */
function exactItems(items: readonly ValueItem[]): readonly ValueItem[] {
  const isExact = items.some(({ facet, isVague }) => facet === 'bodystyle' && !isVague);
  return isExact ? items.filter(({ isVague }) => !isVague) : items;
}

function valuesIn(items: readonly ValueItem[], { find }: UrlVocabulary): Values {
  const values: { [facet in Facet]?: readonly string[] } = {};
  for (const { facet, values: some } of items) {
    values[facet] = [...new Set([...(values[facet] ?? []), ...some])].sort();
  }
  const named = values['make-model'];
  if (named === undefined) return values;
  // A make and its model together mean the model.
  const parents = new Set(named.map((value) => find('make-model', value)?.parent));
  return { ...values, 'make-model': named.filter((value) => !parents.has(value)) };
}

const higher = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);
const lower = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** Combines amounts so that all apply. Several single years, or limits that exclude each other, span a range. */
function combined(amounts: readonly Amount[]): Range {
  const [first, ...others] = amounts;
  return others.reduce<Range & { readonly isExact: boolean }>(
    (sum, { min, max, isExact }) => {
      const both = { min: higher(sum.min, min), max: lower(sum.max, max) };
      const isEmpty = both.min !== null && both.max !== null && both.min > both.max;
      if (!isEmpty && !(isExact && sum.isExact)) return { ...both, isExact: false };
      return {
        min: lower(sum.min ?? min, min ?? sum.min),
        max: higher(sum.max ?? max, max ?? sum.max),
        isExact,
      };
    },
    { min: first?.min ?? null, max: first?.max ?? null, isExact: first?.isExact ?? false },
  );
}

function rangesOf(amounts: readonly Amount[]): Phrase['ranges'] {
  const ranges: { [name in RangeName]?: Range } = {};
  for (const name of ['price', 'payment', 'mileage', 'year'] as const) {
    const some = amounts.filter(({ unit }) => unit === name);
    if (some.length === 0) continue;
    const { min, max } = combined(some);
    ranges[name] = {
      min: min === null ? null : min * UNITS[name],
      max: max === null ? null : max * UNITS[name],
    };
  }
  return ranges;
}

/** The filter for so many seats or more. */
function seatValues(amounts: readonly Amount[]): readonly string[] {
  const least = amounts.flatMap(({ unit, min }) => (unit === 'seats' && min !== null ? [min] : []));
  const offered = SEATS.find((seats) => seats >= Math.max(...least));
  return offered === undefined || least.length === 0 ? [] : [String(offered)];
}

const isDown = (item: Item): boolean => item.kind === 'unit' && item.unit === 'down';

/**
 * What means nothing we can filter by, as typed: unknown words, and numbers that limit nothing, each with what is
 * written without a space beside it.
 */
function restOf(
  items: readonly Item[],
  understood: ReadonlySet<Item>,
  useless: ReadonlySet<Item>,
): string | null {
  const isLeft = (item: Item): boolean =>
    useless.has(item) ||
    (!understood.has(item) && (item.kind === 'word' || item.kind === 'number' || isDown(item)));
  const chunks = new Set(items.filter(isLeft).flatMap(({ tokens }) => tokens.map(({ chunk }) => chunk)));
  const isBeside = (item: Item): boolean =>
    !understood.has(item) && item.kind !== 'value' && item.tokens.some(({ chunk }) => chunks.has(chunk));
  const words = items.filter((item) => isLeft(item) || isBeside(item)).flatMap(({ tokens }) => tokens);
  let rest = '';
  for (const [at, { spelled, isGlued, chunk }] of words.entries()) {
    const isSame = at > 0 && isGlued && words[at - 1]?.chunk === chunk;
    rest += at === 0 || isSame ? spelled : ` ${spelled}`;
  }
  return rest.trim() || null;
}

/** Understands a phrase once. */
function understand(text: string, vocabulary: UrlVocabulary, { hasPayments }: PhraseSettings): Phrase {
  const items = itemsOf(text, vocabulary);
  const found = amountsOf(items);
  const used = new Set(found.flatMap((amount) => [...amount.items]));
  const amounts = found.filter(({ unit }) => unit !== 'down' && (hasPayments || unit !== 'payment'));
  const understood = new Set(amounts.flatMap((amount) => [...amount.items]));
  const useless = new Set([...used].filter((item) => !understood.has(item)));
  const excluded = excludedItems(items, used);
  const values = items.filter((item) => item.kind === 'value');
  const seats = seatValues(amounts);
  const wanted = valuesIn(exactItems(values.filter((item) => !excluded.has(item))), vocabulary);
  const sort = items.find((item) => item.kind === 'sort');
  return {
    filters: seats.length === 0 ? wanted : { ...wanted, seats },
    excluded: valuesIn([...excluded], vocabulary),
    ranges: rangesOf(amounts),
    sort: sort?.sort ?? null,
    rest: restOf(items, understood, useless),
  };
}

const NOTHING: Phrase = { filters: {}, excluded: {}, ranges: {}, sort: null, rest: null };

function merge(first: Values, second: Values): Values {
  const all: { [facet in Facet]?: readonly string[] } = { ...first };
  for (const facet of FACETS) {
    const values = [...(first[facet] ?? []), ...(second[facet] ?? [])];
    if (values.length > 0) all[facet] = [...new Set(values)].sort();
  }
  return all;
}

/** More rounds than any phrase needs. */
const ROUNDS = 10;

/**
 * Parses a phrase in English, Spanish or both into filters. What remains is parsed again until nothing more is
 * understood, so that the rest of a phrase means nothing by itself.
 */
export function parsePhrase(text: string, vocabulary: UrlVocabulary, settings: PhraseSettings): Phrase {
  let phrase: Phrase = { ...NOTHING, rest: text };
  for (let round = 0; round < ROUNDS && phrase.rest !== null; round += 1) {
    const next = understand(phrase.rest, vocabulary, settings);
    if (next.rest === phrase.rest) return phrase;
    phrase = {
      filters: merge(phrase.filters, next.filters),
      excluded: merge(phrase.excluded, next.excluded),
      ranges: { ...next.ranges, ...phrase.ranges },
      sort: phrase.sort ?? next.sort,
      rest: next.rest,
    };
  }
  return phrase;
}
