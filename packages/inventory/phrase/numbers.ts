/** Reads a number at a token: `$20`, `20k`, `20 mil`, `twenty five thousand`, `treinta y cinco mil`. */
import type { Item } from './items.ts';
import { LEXICON } from './lexicon-entries.ts';
import type { Token } from './tokens.ts';

type NumberItem = Extract<Item, { kind: 'number' }>;

const meant = (token: Token | undefined) => LEXICON.get(token?.text ?? '')?.meaning;
const numeral = (token: Token | undefined): number | null => {
  const meaning = meant(token);
  return meaning?.kind === 'numeral' ? meaning.number : null;
};
const THOUSAND = 1000;
const HUNDRED = 100;

/** Adds numerals from large to small: `twenty five`, `treinta y cinco`, `two hundred`. */
function readNumerals(
  tokens: readonly Token[],
  at: number,
): { readonly number: number; readonly count: number } | null {
  let sum = numeral(tokens[at]);
  if (sum === null) return null;
  let count = 1;
  for (;;) {
    const join = meant(tokens[at + count]);
    const skipped = join?.kind === 'join' && join.join === 'and' && sum % 10 === 0 ? 1 : 0;
    const next = numeral(tokens[at + count + skipped]);
    if (next === null) return { number: sum, count };
    if (next === HUNDRED && skipped === 0 && sum < 10) sum *= HUNDRED;
    else if (next < 10 && sum % 10 === 0) sum += next;
    else if (next < HUNDRED && sum % HUNDRED === 0) sum += next;
    else return { number: sum, count };
    count += skipped + 1;
  }
}

export function readNumber(tokens: readonly Token[], at: number): NumberItem | null {
  const hasCurrency = tokens[at]?.spelled === '$';
  const start = hasCurrency ? at + 1 : at;
  const digits = tokens[start]?.number ?? null;
  const spelled = digits === null ? readNumerals(tokens, start) : null;
  const read = digits === null ? spelled : { number: digits, count: 1 };
  // "Mil" alone is no number, and neither is "one" or "un".
  if (read === null) return null;
  let end = start + read.count;
  const isHundreds = digits !== null && digits < 10 && numeral(tokens[end]) === HUNDRED;
  if (isHundreds) end += 1;
  const hasThousand =
    meant(tokens[end])?.kind === 'thousand' && !(tokens[end]?.text === 'k' && isLetterNext(tokens, end));
  if (spelled?.number === 1 && !hasThousand) return null;
  if (hasThousand) end += 1;
  return {
    kind: 'number',
    number: read.number * (isHundreds ? HUNDRED : 1) * (hasThousand ? THOUSAND : 1),
    hasCurrency,
    hasThousand,
    isSpelled: spelled !== null,
    isYear: false,
    tokens: tokens.slice(at, end),
  };
}

/** Whether a letter follows without a space, as in a stock number: `20K4`. */
const isLetterNext = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return next !== undefined && next.isGlued && next.number !== null;
};
