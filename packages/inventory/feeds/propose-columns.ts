/** Proposes how to read the columns of a file that nobody has mapped yet. */
import {
  cellsOf,
  checkColumns,
  type Column,
  findColumns,
  findMisfit,
  missingFields,
  type Sample,
} from './feed-columns.ts';
import { type FeedField, FIELDS, isListField } from './feed-fields.ts';
import type { ColumnTable } from './formats/feed-format.ts';
import { shortCell } from './remark.ts';

/** Guesses fields by words in the headers, for files without a known format. */
const GUESSES: readonly (readonly [FeedField, RegExp])[] = [
  ['vin', /\bvin\b|identification/],
  ['stockNumber', /stock ?(?:#|n|id)|\bstk\b/],
  ['mileage', /mile|odom/],
  ['salePrice', /(?:sale|internet|web|our|special|cash).*price|price.*(?:sale|internet|web)/],
  ['oldPrice', /(?:old|was|retail|regular|list|before).*price/],
  ['msrp', /msrp|sticker/],
  ['salePrice', /price/],
  ['exteriorColor', /(?:ext|body|outside).*colou?r|^colou?r/],
  ['interiorColor', /(?:int|inside).*colou?r/],
  ['condition', /new.*used|condition/],
  ['certified', /certif|\bcpo\b/],
  ['bodyStyle', /body|segment/],
  ['drivetrain', /drive/],
  ['transmission', /trans|gear ?box/],
  ['fuelType', /fuel/],
  ['mpgCity', /city/],
  ['mpgHighway', /h(?:igh)?wa?y/],
  ['manufacturerPhotos', /(?:manufacturer|stock|oem).*(?:photo|image|picture)/],
  ['backgroundPhotos', /background/],
  ['previewPhotos', /preview/],
  ['photos', /photo|image|picture|\bpics?\b/],
  ['features', /option|feature|equip/],
  ['description', /descr|comment|remark|notes?/],
  ['dateInStock', /date|arriv/],
  ['store', /dealer|store|location|\blot\b|branch/],
  ['year', /year/],
  ['make', /make|brand/],
  ['trim', /trim|series/],
  ['model', /model/],
  ['engine', /engine|motor/],
  ['status', /status|availab/],
  ['isPrivate', /private|hidden/],
];

/** Amounts that a dealer keeps to themselves, or that are no price of the car. */
const NO_PRICE =
  /wholesale|cost|invoice|book|floor|reserve|\bacv\b|payment|discount|sav(?:e|ings)|\bdown\b|\bmin(?:imum)?\b|trade|unit|currency/;
/** Kilometers would be read as miles. */
const NO_MILEAGE = /\bkms?\b|kilomet|unit|per/;
const NO_LIST = /count|number|total|date|\bqty\b|quantity|flag|\btag\b/;

const EXCLUDED: { readonly [Name in FeedField]?: RegExp } = {
  salePrice: NO_PRICE,
  oldPrice: NO_PRICE,
  mileage: NO_MILEAGE,
  photos: NO_LIST,
  features: NO_LIST,
  store: /price|cost|phone|address|city|state|zip|mail|url|website/,
};

/** Fields that are found by their cells alone, if all of them are unmistakable. */
const BY_CELLS: readonly (readonly [FeedField, RegExp])[] = [
  ['vin', /^[A-HJ-NPR-Z0-9]{17}$/i],
  ['condition', /\b(?:new|used|pre-?owned|certified)\b/i],
  ['bodyStyle', /\b(?:suv|sedan|coupe|truck|hatchback|wagon|convertible|minivan|van)\b/i],
];

/** Fields without which a feed says too little, and what happens to its cars then. */
export const IMPORTANT_FIELDS = {
  condition: 'all cars are offered as used',
  salePrice: 'all cars are offered without a price',
  mileage: 'all cars are offered without a mileage, and used cars are not advertised on other sites',
} as const satisfies { readonly [Name in FeedField]?: string };
type ImportantField = keyof typeof IMPORTANT_FIELDS;

/** How a column is read, and why. */
interface ProposedColumn {
  readonly field: FeedField;
  readonly header: string;
  readonly why: string;
}

/** A proposal for a file's columns, for a person to check. */
export interface ColumnProposal {
  readonly proposed: readonly ProposedColumn[];
  /** Columns whose header promises a field that their cells don't hold. */
  readonly refused: readonly ProposedColumn[];
  /** Columns that no field is read from. */
  readonly unused: readonly string[];
  readonly missing: readonly FeedField[];
  /** Important fields that no column provides. */
  readonly gaps: readonly ImportantField[];
}

/** The proposal as settings of a source. */
export function toSettings({ proposed }: ColumnProposal): {
  readonly [Name in FeedField]?: readonly string[];
} {
  const columns: { [Name in FeedField]?: string[] } = {};
  for (const { field, header } of proposed)
    columns[field] = [...new Set([...(columns[field] ?? []), header])];
  return columns;
}

/** A field for a column, if there is one, and why. */
type Guess = (column: Column, isOpen: (field: FeedField) => boolean) => readonly [FeedField, string] | null;

/** Guesses by words in the header. */
const guessByHeader: Guess = ({ header }, isOpen) => {
  const words = header
    .toLowerCase()
    .replaceAll(/[^a-z0-9#]+/g, ' ')
    .trim();
  const found = GUESSES.find(
    ([field, guess]) => isOpen(field) && guess.test(words) && !EXCLUDED[field]?.test(words),
  );
  return found === undefined ? null : [found[0], 'guessed by its header'];
};

/** Guesses by the cells, if each of them is unmistakable. */
const guessByCells =
  (sample: Sample): Guess =>
  (column, isOpen) => {
    const cells = cellsOf(sample, column);
    const [first] = cells;
    if (first === undefined) return null;
    const found = BY_CELLS.find(
      ([field, sure]) =>
        isOpen(field) && cells.every((cell) => sure.test(cell) && 'value' in FIELDS[field](cell)),
    );
    return found === undefined ? null : [found[0], `guessed by its cells, such as "${shortCell(first)}"`];
  };

const important = Object.keys(IMPORTANT_FIELDS).filter(
  (name): name is ImportantField => name in IMPORTANT_FIELDS,
);

/**
 * Proposes a field for each column: by known headers, then by words in the header, then by its cells. The first rows
 * decide whether a column holds what its header promises.
 * @param chosen fields whose columns a person has chosen, which are not questioned
 */
export function proposeColumns(
  headers: readonly string[],
  known: ColumnTable,
  sample: Sample,
  chosen: ReadonlySet<string> = new Set(),
): ColumnProposal {
  const checked = checkColumns(findColumns(headers, known), sample, chosen);
  const unusable = [...checked.unusable];
  const found = new Map(checked.columns);
  const taken = new Set([...found.values()].flat().map(({ at }) => at));
  const proposed: ProposedColumn[] = [...found].flatMap(([field, places]) =>
    places.map(({ header }) => ({
      field,
      header,
      why: chosen.has(field) ? 'chosen' : 'its header is known',
    })),
  );
  const isMisfit = (field: FeedField, { at }: Column) =>
    unusable.some((one) => one.field === field && one.column.at === at);
  const isProvided = (field: FeedField) =>
    found.get(field)?.some((column) => !isMisfit(field, column)) ?? false;
  const isOpen = (field: FeedField) => isListField(field) || !isProvided(field);

  for (const guess of [guessByHeader, guessByCells(sample)]) {
    for (const [at, header] of headers.entries()) {
      const column = { at, header };
      const [field, why] = (taken.has(at) ? null : guess(column, isOpen)) ?? [];
      if (field === undefined || why === undefined || isMisfit(field, column)) continue;
      const misfit = findMisfit(field, column, sample);
      if (misfit !== null) {
        unusable.push(misfit);
        continue;
      }
      found.set(field, [...(found.get(field) ?? []), column]);
      taken.add(at);
      proposed.push({ field, header, why });
    }
  }
  return {
    proposed,
    refused: unusable
      .filter(({ field, column }) => !isProvided(field) || !taken.has(column.at))
      .map(({ field, column: { header }, reason }) => ({ field, header, why: reason })),
    unused: headers.filter((_, at) => !taken.has(at)),
    missing: missingFields(found),
    gaps: important.filter((field) => !isProvided(field)),
  };
}
