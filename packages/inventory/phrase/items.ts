/** Splits a phrase into what its words mean, the longest meaning first. */
import type { Facet } from '../index/query.ts';
import type { UrlVocabulary } from '../url/vocabulary.ts';
import { LEXICON, LONGEST_PHRASE } from './lexicon-entries.ts';
import type { Meaning } from './meaning.ts';
import { readNumber } from './numbers.ts';
import { type Token, tokensOf } from './tokens.ts';
import { correctTypo } from './typos.ts';

/** A part of a phrase. */
export type Item = {
  readonly tokens: readonly Token[];
} & (
  | Exclude<Meaning, { kind: 'model' | 'thousand' | 'numeral' }>
  | {
      readonly kind: 'number';
      readonly number: number;
      /** Whether it is an amount of money for sure. */
      readonly hasCurrency: boolean;
      /** Whether thousands were said: 20k, 20 mil. */
      readonly hasThousand: boolean;
      /** Whether it is written in words. */
      readonly isSpelled: boolean;
      /** Whether it is a model year for sure: '21 Civic. */
      readonly isYear: boolean;
    }
);

/** The values of a model that the dealership has: the model itself, or those of its family. Else the catalog's. */
function modelValues(
  { value, make, family }: Extract<Meaning, { kind: 'model' }>,
  key: string,
  { has, ownWords: own }: UrlVocabulary,
): readonly string[] {
  const { phrases, models } = own();
  const visible = (models.get(make) ?? []).filter((one) => has('make-model', one));
  if (family !== null) {
    const all = visible.filter((one) => one === family || one.startsWith(`${family}-`));
    return all.length > 0 ? all : [value];
  }
  if (visible.includes(value)) return [value];
  const exact = phrases.get(key)?.value;
  if (exact !== undefined && visible.includes(exact)) return [exact];
  // Feeds write "Super Duty F-250" and "Silverado 2500HD Built After Aug 14".
  const tail = value.slice(make.length);
  const similar = visible.filter((one) => one.startsWith(`${value}-`) || one.endsWith(tail));
  return similar.length > 0 ? similar : [value];
}

const valueItem = (
  tokens: readonly Token[],
  facet: Facet,
  values: readonly string[],
  isVague = false,
): Item => ({
  kind: 'value',
  facet,
  values,
  isVague,
  tokens,
});

function itemOf(meaning: Meaning, key: string, tokens: readonly Token[], vocabulary: UrlVocabulary): Item {
  if (meaning.kind === 'model') return valueItem(tokens, 'make-model', modelValues(meaning, key, vocabulary));
  // Numbers were read before, so this is "mil" or "one" alone.
  if (meaning.kind === 'thousand' || meaning.kind === 'numeral') return { kind: 'filler', tokens };
  return { ...meaning, tokens };
}

/** What some tokens mean together, or null. */
function meaningOf(tokens: readonly Token[], vocabulary: UrlVocabulary): Item | null {
  const key = tokens.map(({ text }) => text).join('');
  const entry = LEXICON.get(key);
  if (entry !== undefined && (!entry.isTight || tokens.every(({ isGlued }, at) => at === 0 || isGlued))) {
    return itemOf(entry.meaning, key, tokens, vocabulary);
  }
  const one = singular(key, tokens, vocabulary);
  if (one !== null) return one;
  const own = vocabulary.ownWords().phrases.get(key);
  const isKnown = own !== undefined && vocabulary.has(own.facet, own.value);
  return isKnown ? valueItem(tokens, own.facet, [own.value]) : null;
}

/** What may be found by its plural. Words of grammar have none. */
const WITH_PLURAL: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'value',
  'model',
  'unit',
  'sort',
  'filler',
]);
const SHORTEST_PLURAL = 3;

function singular(key: string, tokens: readonly Token[], vocabulary: UrlVocabulary): Item | null {
  if (key.length < SHORTEST_PLURAL || !key.endsWith('s')) return null;
  const ends = key.endsWith('es') ? [1, 2] : [1];
  for (const end of ends) {
    const entry = LEXICON.get(key.slice(0, -end));
    if (entry !== undefined && WITH_PLURAL.has(entry.meaning.kind))
      return itemOf(entry.meaning, key.slice(0, -end), tokens, vocabulary);
  }
  return null;
}

/** A phrase begins and ends with a token that means something; hyphens may be inside. */
const isPhrase = (tokens: readonly Token[]): boolean => tokens[0]?.text !== '' && tokens.at(-1)?.text !== '';

/** "And less" after a number is a limit; in "and less than 70k miles" it only begins one. */
function beginsAnother(item: Item, next: Token | undefined): boolean {
  if (item.kind !== 'limit' || item.limit.side !== 'after' || item.tokens.length < 2) return false;
  if (next === undefined || /^(?:than|de|que)$/.test(next.text)) return next !== undefined;
  const isAnd = /^(?:and|y|&)$/.test(item.tokens[0]?.text ?? '');
  return isAnd && (next.number !== null || next.spelled === '$');
}

function longestAt(tokens: readonly Token[], at: number, vocabulary: UrlVocabulary): Item | null {
  const most = Math.min(LONGEST_PHRASE, tokens.length - at);
  for (let count = most; count > 0; count -= 1) {
    const part = tokens.slice(at, at + count);
    const item = isPhrase(part) ? meaningOf(part, vocabulary) : null;
    if (item !== null && !beginsAnother(item, tokens[at + count])) return item;
  }
  return null;
}

/** A hyphen before a number means "to". */
const isTo = ({ spelled }: Token, next: Token | undefined): boolean =>
  /^[-–—]$/.test(spelled) && next !== undefined && (next.number !== null || next.spelled === '$');

/** In "8 passenger van" the number has a unit, and in "passenger van" the van is one for people. */
function unitAfterNumber(tokens: readonly Token[], at: number, vocabulary: UrlVocabulary): Item | null {
  const before = tokens.slice(0, at).findLast(({ text }) => text !== '');
  if (before === undefined || (before !== tokens[at - 1] && before !== tokens[at - 2])) return null;
  const isSmall = before.number !== null && before.number <= MOST_SEATS;
  const item = isSmall ? meaningOf(tokens.slice(at, at + 1), vocabulary) : null;
  return item?.kind === 'unit' && item.unit === 'seats' ? item : null;
}
const MOST_SEATS = 15;

function nextItem(tokens: readonly Token[], at: number, vocabulary: UrlVocabulary): Item {
  const token = tokens[at];
  if (token === undefined) throw new RangeError('No token left');
  const number = readNumber(tokens, at);
  const meant = unitAfterNumber(tokens, at, vocabulary) ?? longestAt(tokens, at, vocabulary);
  if (number !== null && number.tokens.length >= (meant?.tokens.length ?? 0)) return number;
  if (meant !== null) return meant;
  if (isTo(token, tokens[at + 1])) return { kind: 'join', join: 'to', tokens: [token] };
  if (token.text === '') return { kind: 'filler', tokens: [token] };
  return { kind: 'word', tokens: [token] };
}

/** A stretch of letters and digits that is understood in part only is a stock number or a VIN, not a phrase. */
function keepCodes(items: readonly Item[]): readonly Item[] {
  const codes = new Set<number>();
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    const [first] = next?.tokens ?? [];
    if (first?.isGlued !== true || next === undefined) continue;
    const isPart = ({ kind, tokens }: Item): boolean =>
      kind === 'word' || ((kind === 'join' || kind === 'filler') && tokens.at(-1)?.text !== '');
    if ((item.kind === 'number' && isPart(next)) || (next.kind === 'number' && isPart(item)))
      codes.add(first.chunk);
  }
  const isCode = (item: Item): boolean => item.tokens.some(({ chunk }) => codes.has(chunk));
  return items.flatMap((item): readonly Item[] =>
    isCode(item) ? item.tokens.map((token): Item => ({ kind: 'word', tokens: [token] })) : [item],
  );
}

const INTERIOR = /^interior(?:es)?$/;
const isInterior = (item: Item | undefined): boolean =>
  item?.tokens.some(({ text }) => INTERIOR.test(text)) === true;

/** Colors are those of the outside: nothing filters by a "black interior". */
const asInterior = (item: Item, at: number, items: readonly Item[]): Item =>
  item.kind === 'value' &&
  item.facet === 'color' &&
  [at - 1, at + 1, at + 2].some((near) => isInterior(items[near]))
    ? { kind: 'word', tokens: item.tokens }
    : item;

/** `'21 Civic` names a model year. */
function asYear(item: Item, at: number, items: readonly Item[]): Item {
  const next = items[at + 1];
  const [token] = item.tokens;
  const isShort = item.kind === 'number' && item.tokens.length === 1 && /^\d\d$/.test(token?.spelled ?? '');
  return isShort && next?.kind === 'value' && next.facet === 'make-model' && item.number <= LATEST_SHORT_YEAR
    ? { ...item, number: CENTURY + item.number, isYear: true }
    : item;
}
const CENTURY = 2000;
const LATEST_SHORT_YEAR = 35;

export function itemsOf(text: string, vocabulary: UrlVocabulary): readonly Item[] {
  const tokens = tokensOf(text);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const item = nextItem(tokens, at, vocabulary);
    items.push(item);
    at += item.tokens.length;
  }
  const kept = keepCodes(items).map(asInterior).map(asYear);
  const makes = new Set(
    kept.flatMap((item) =>
      item.kind === 'value' && item.facet === 'make-model'
        ? item.values.map((value) => vocabulary.find('make-model', value)?.parent ?? value)
        : [],
    ),
  );
  return kept.map((item): Item => {
    const [token, ...others] = item.tokens;
    const isUnknown =
      item.kind === 'word' && token !== undefined && others.length === 0 && !LEXICON.has(token.text);
    if (!isUnknown) return item;
    const key = correctTypo(token.text, makes);
    const meaning = key === null ? undefined : LEXICON.get(key)?.meaning;
    return meaning === undefined || key === null ? item : itemOf(meaning, key, item.tokens, vocabulary);
  });
}
