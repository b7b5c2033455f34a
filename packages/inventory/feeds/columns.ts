import { cellText } from './cells/reading.ts';
import { FIELD_NAMES, type Field, REQUIRED_FIELDS } from './fields.ts';
import type { ColumnTable } from './formats/feed-format.ts';
import { normalizeHeader } from './formats/formats.ts';

/** A column of a file. */
export interface Column {
  readonly at: number;
  /** As spelled in the file. */
  readonly header: string;
}

/** The columns of each field in a file. */
export type Columns = ReadonlyMap<Field, readonly Column[]>;

/** Finds the columns of a table in a file's headers. */
export function findColumns(headers: readonly string[], table: ColumnTable): Columns {
  const places = new Map<string, Column>();
  for (const [at, header] of headers.entries()) {
    const key = normalizeHeader(header);
    if (!places.has(key)) places.set(key, { at, header });
  }
  const found = FIELD_NAMES.map(
    (field) =>
      [field, (table[field] ?? []).flatMap((header) => places.get(normalizeHeader(header)) ?? [])] as const,
  );
  return new Map(found.filter(([, columns]) => columns.length > 0));
}

/** Required fields that no column provides. */
export const missingFields = (columns: Columns): readonly Field[] =>
  REQUIRED_FIELDS.filter((field) => !columns.has(field));

/** Guesses fields by words in the headers, for files without a known format. */
const GUESSES: readonly (readonly [Field, RegExp])[] = [
  ['vin', /\bvin\b|identification/],
  ['stockNumber', /stock ?(?:#|n|id)|\bstk\b/],
  ['mileage', /mile|odom|\bkm\b/],
  ['salePrice', /(?:sale|internet|web|our|special|cash).*price|price.*(?:sale|internet|web)/],
  ['oldPrice', /(?:old|was|retail|regular|list|before).*price/],
  ['msrp', /msrp|sticker/],
  ['salePrice', /price/],
  ['exteriorColor', /(?:ext|body|outside).*colou?r|^colou?r/],
  ['interiorColor', /(?:int|inside).*colou?r/],
  ['condition', /new.*used|condition/],
  ['certified', /certif|\bcpo\b/],
  ['bodyStyle', /body/],
  ['drivetrain', /drive/],
  ['transmission', /trans|gear ?box/],
  ['fuelType', /fuel/],
  ['mpgCity', /city/],
  ['mpgHighway', /h(?:igh)?wa?y/],
  ['manufacturerPhotos', /(?:manufacturer|stock|oem).*(?:photo|image|picture)/],
  ['backgroundPhotos', /background/],
  ['previewPhotos', /preview/],
  ['photos', /photo|image|picture/],
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

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** A proposal for a file's columns, for a person to check. */
export interface ColumnProposal {
  readonly columns: { readonly [Name in Field]?: readonly string[] };
  /** Columns that no field is read from. */
  readonly unused: readonly string[];
  readonly missing: readonly Field[];
}

/**
 * Proposes a field for each column: first by known headers, then by words in the header. The VIN is also found by the
 * values below its header.
 * @param sample the first rows
 */
export function proposeColumns(
  headers: readonly string[],
  known: ColumnTable,
  sample: readonly (readonly string[])[],
): ColumnProposal {
  const found = new Map(findColumns(headers, known));
  const taken = new Set([...found.values()].flat().map(({ at }) => at));
  for (const [at, header] of headers.entries()) {
    if (taken.has(at)) continue;
    const cells = sample.map((row) => cellText(row[at] ?? '')).filter((cell) => cell !== '');
    const isVin = cells.length > 0 && cells.every((cell) => VIN.test(cell));
    const words = header.toLowerCase().replaceAll(/[_./-]+/g, ' ');
    const field = isVin ? 'vin' : GUESSES.find(([name, guess]) => guess.test(words) && !found.has(name))?.[0];
    if (field === undefined || found.has(field)) continue;
    found.set(field, [{ at, header }]);
    taken.add(at);
  }
  return {
    columns: Object.fromEntries(
      [...found].map(([field, columns]) => [field, columns.map(({ header }) => header)]),
    ),
    unused: headers.filter((_, at) => !taken.has(at)),
    missing: missingFields(found),
  };
}
