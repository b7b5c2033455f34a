import type { VinFacts } from './vin-facts.ts';

/** The letters and numbers of a name, in lower case without accents: `CR-V` and `crv` have the same when joined. */
const partsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|\band\b/gu, '')
    .match(/[a-z]+|\d+/g) ?? [];

const plain = (text: string): string => partsOf(text).join('');

/** The joined beginnings of a name: `civic`, `civictype`, `civictyper`. */
const beginnings = (text: string): readonly string[] => {
  const parts = partsOf(text);
  return parts.map((_part, at) => parts.slice(0, at + 1).join(''));
};

/** Words that dealers add to a model's name, or leave out of it. */
const ADDITIONS =
  /\b(?:new|super duty|unlimited|plug-?in|hybrid|cooper|pickup|cargo|passenger|sedan|coupe|convertible|wagon|hatchback|van)\b/gi;
/** A line of models: `3 Series`, `E-Series`, `XJ-Series`. */
const LINE = /^(.+?)[- ](?:series|class)\b/i;
/** Different names of one line. */
const ALIASES: ReadonlyMap<string, string> = new Map([['mclass', 'ML-Class']]);

/** A name as it is, and without the words that dealers add. */
const spellings = (name: string): readonly string[] =>
  [ALIASES.get(plain(name)) ?? name, name.replaceAll(ADDITIONS, ' ')].filter((text) => plain(text) !== '');

/** Whether one name is the beginning of the other, up to a whole word or number. */
const begins = (one: string, other: string): boolean =>
  beginnings(one).includes(plain(other)) || beginnings(other).includes(plain(one));

/**
 * Whether a dealer's name of a model means the model that a VIN says. Dealers add a trim, leave out a number, or name
 * the line of models or the trim instead: `Civic Type R`, `Silverado`, `3 Series` for a 328i, `C 300` for a C-Class.
 */
export function isSameModel(model: string, { make, model: decoded, series, trims }: VinFacts): boolean {
  if (decoded === null || plain(model) === '') return false;
  const name =
    make !== null && model.toLowerCase().startsWith(`${make.toLowerCase()} `)
      ? model.slice(make.length)
      : model;
  // The `3` of a make that calls it `Mazda3`.
  const stated = [...spellings(name), `${make ?? ''}${name}`];
  // vPIC joins models that a VIN cannot tell apart.
  const joined = decoded.split(/[/,]/).flatMap((part) => spellings(part));
  const known = [
    ...joined,
    `${decoded} ${series ?? ''}`,
    ...[series ?? '', ...trims].filter((text) => plain(text) !== ''),
  ];
  if (stated.some((one) => known.some((other) => begins(one, other)))) return true;
  const line = plain(LINE.exec(name)?.[1] ?? '');
  return (
    line !== '' &&
    joined.some((other) => plain(other).startsWith(line) && /^\d/.test(plain(other).slice(line.length)))
  );
}
