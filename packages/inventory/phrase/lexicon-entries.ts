/** The lexicon of all languages as one table. Shoppers mix languages: "SUV bajo 25k" on a Spanish page. */
import type { Language } from '@rooftop/tenancy/languages';
import { SORT_OPTIONS, SORTS } from '../index/query.ts';
import { CATALOG, type CatalogMake, type CatalogName } from './catalog.ts';
import { compact, phrasesIn } from './expand.ts';
import { ENGLISH } from './lexicons/en.ts';
import { SPANISH } from './lexicons/es.ts';
import type { Lexicon } from './lexicons/lexicon.ts';
import { LIMITS, type Meaning, UNITS } from './meaning.ts';
import { slugOf } from '../slug.ts';
import { STANDARD_FEATURES } from './standard-features.ts';

/** If a phrase has different meanings in two languages, the first language wins. */
const LEXICONS = { en: ENGLISH, es: SPANISH } as const satisfies Record<Language, Lexicon>;

interface Entry {
  readonly meaning: Meaning;
  /** Whether it is only meant if written without spaces: "es350" is a model, "es 350" is Spanish. */
  readonly isTight: boolean;
  /** Whether it is a single word of letters, which may be misspelled. */
  readonly isWord: boolean;
}

type Row = readonly [phrase: string, meaning: Meaning];

const rowsOf = (list: string, meaning: Meaning): readonly Row[] =>
  phrasesIn(list).map((phrase) => [phrase, meaning]);

const keysOf = <Key extends string>(record: { readonly [key in Key]?: unknown }): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);

/** The facets, the words for numbers and what joins them, in the order of precedence. */
function spokenRows(language: Language): readonly Row[] {
  const { values, vague, not, joins, limits, units, thousand, numbers, unanswered } = LEXICONS[language];
  const meant = keysOf(values).flatMap((facet) =>
    Object.entries(values[facet]).flatMap(([all, list]) =>
      rowsOf(list, { kind: 'value', facet, values: all.split(' '), isVague: false }),
    ),
  );
  const broad = Object.entries(vague).flatMap(([all, list]) =>
    rowsOf(list, { kind: 'value', facet: 'bodystyle', values: all.split(' '), isVague: true }),
  );
  return [
    ...rowsOf(unanswered, { kind: 'word' }),
    ...meant,
    ...broad,
    ...SORTS.flatMap((sort) => rowsOf(SORT_OPTIONS[sort].phrases[language], { kind: 'sort', sort })),
    ...rowsOf(not, { kind: 'not' }),
    ...keysOf(joins).flatMap((join) => rowsOf(joins[join], { kind: 'join', join })),
    ...keysOf(LIMITS).flatMap((name) => rowsOf(limits[name], { kind: 'limit', limit: LIMITS[name] })),
    ...UNITS.flatMap((unit) => rowsOf(units[unit], { kind: 'unit', unit })),
    ...rowsOf(thousand, { kind: 'thousand' }),
    ...Object.entries(numbers).map(([word, number]): Row => [word, { kind: 'numeral', number }]),
  ];
}

/** The name of a model means it alone, or with all that begin like it if it is a family's. */
const modelRows = (make: CatalogMake, { value, names, families }: CatalogName): readonly Row[] => {
  const meant = { kind: 'model', value, make: make.value } as const;
  return [
    ...families.map((name): Row => [name, { ...meant, family: slugOf(`${make.label} ${name}`) }]),
    ...names.map((name): Row => [name, { ...meant, family: null }]),
  ];
};

/** A name that could be anything: a number, or one or two letters. */
const isAmbiguous = (key: string): boolean => /^(?:\d+|[a-z]{1,2})$/.test(key);

const table = new Map<string, Entry>();
const add = (phrase: string, meaning: Meaning, isTight = false): void => {
  const key = compact(phrase);
  if (key !== '' && !table.has(key)) table.set(key, { meaning, isTight, isWord: /^\p{L}+$/u.test(phrase) });
};

for (const language of keysOf(LEXICONS))
  for (const [phrase, meaning] of spokenRows(language)) add(phrase, meaning);
for (const { label, value } of STANDARD_FEATURES) {
  add(label, { kind: 'value', facet: 'features', values: [value], isVague: false });
}
const fillers = new Set(Object.values(LEXICONS).flatMap(({ fillers: list }) => phrasesIn(list).map(compact)));
for (const make of CATALOG) {
  const meaning: Meaning = { kind: 'value', facet: 'make-model', values: [make.value], isVague: false };
  for (const said of make.names) add(said, meaning);
  for (const model of make.models) {
    for (const [said, meant] of modelRows(make, model)) {
      for (const name of make.names) add(`${name} ${said}`, meant);
      const key = compact(said);
      if (model.needsMake || isAmbiguous(key) || fillers.has(key)) continue;
      const isTight = said
        .toLowerCase()
        .match(/[a-z]+|\d+/g)
        ?.some(
          (piece) => piece.length < 3 && (fillers.has(piece) || table.get(piece)?.meaning.kind === 'join'),
        );
      add(said, meant, isTight === true);
    }
  }
}
for (const filler of fillers) add(filler, { kind: 'filler' });

/** From a compact phrase to its meaning. */
export const LEXICON: ReadonlyMap<string, Entry> = table;

/** More pieces of letters and digits than any phrase has. */
export const LONGEST_PHRASE = 8;
