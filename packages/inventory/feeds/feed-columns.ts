import { cellText } from './cells/reading.ts';
import { FIELD_NAMES, type FeedField, FIELDS, isListField, REQUIRED_FIELDS } from './feed-fields.ts';
import type { ColumnTable } from './formats/feed-format.ts';
import { normalizeHeader } from './formats/formats.ts';
import { shortCell } from './remark.ts';

/** A column of a file. */
export interface Column {
  readonly at: number;
  /** As spelled in the file. */
  readonly header: string;
}

/** The columns of each field in a file. */
export type FeedColumns = ReadonlyMap<FeedField, readonly Column[]>;

/** The first rows of a file, without its header. */
export type Sample = readonly (readonly string[])[];

/** Number of rows that decide whether a column holds what its header promises. */
export const SAMPLE_ROWS = 100;

/** The numbers in a header: [1, 0] of `image[1].tag[0]`. */
const numbersIn = (header: string): readonly number[] => header.match(/\d+/g)?.map(Number) ?? [];

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  for (const [at, number] of one.entries()) {
    const difference = number - (other[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

const withoutDigits = (key: string): string => key.replaceAll(/\d/g, '');

/** Adds a column to those of its key. */
const collect = (into: Map<string, Column[]>, key: string, column: Column): void => {
  into.set(key, [...(into.get(key) ?? []), column]);
};

/**
 * Finds the columns of a table in a file's headers. A list has one column an item in many exports, so a list field takes
 * every column of a repeated header, and every numbered one: `Photo1`, `Photo 2`, `image[3].url`. They are in the order
 * of their numbers.
 */
export function findColumns(headers: readonly string[], table: ColumnTable): FeedColumns {
  const named = new Map<string, Column[]>();
  const numbered = new Map<string, Column[]>();
  for (const [at, header] of headers.entries()) {
    const key = normalizeHeader(header);
    collect(named, key, { at, header });
    if (/\d/.test(key)) collect(numbered, withoutDigits(key), { at, header });
  }
  for (const columns of numbered.values())
    columns.sort(
      (one, other) => compareNumbers(numbersIn(one.header), numbersIn(other.header)) || one.at - other.at,
    );
  const columnsOf = (field: FeedField): readonly Column[] => {
    const found = (table[field] ?? []).flatMap((header) => {
      const key = normalizeHeader(header);
      const exact = named.get(key) ?? [];
      return isListField(field) ? [...exact, ...(numbered.get(key) ?? [])] : exact.slice(0, 1);
    });
    return [...new Map(found.map((column) => [column.at, column])).values()];
  };
  const found = FIELD_NAMES.map((field) => [field, columnsOf(field)] as const);
  return new Map(found.filter(([, columns]) => columns.length > 0));
}

/** Required fields that no column provides. */
export const missingFields = (columns: FeedColumns): readonly FeedField[] =>
  REQUIRED_FIELDS.filter((field) => !columns.has(field));

/** Fields whose words are distinct enough for a column's cells to show whether it holds them. */
const JUDGED_BY_CELLS: ReadonlySet<FeedField> = new Set([
  'condition',
  'year',
  'bodyStyle',
  'mileage',
  'drivetrain',
  'transmission',
  'fuelType',
  'doors',
  'seats',
  'salePrice',
  'oldPrice',
  'msrp',
  'dateInStock',
  'photos',
  'backgroundPhotos',
  'previewPhotos',
  'manufacturerPhotos',
]);

/** The cells of a column that say something. */
export const cellsOf = (sample: Sample, { at }: Column): readonly string[] =>
  sample.map((row) => cellText(row[at] ?? '')).filter((cell) => cell !== '');

/** A column whose cells aren't what its header promises. */
export interface UnusableColumn {
  readonly field: FeedField;
  readonly column: Column;
  /** Such as. */
  readonly cell: string;
  /** What is wrong with that cell. */
  readonly reason: string;
}

/** Finds a cell that shows that the column does not hold a field: more than half of them cannot be read. */
export function findMisfit(field: FeedField, column: Column, sample: Sample): UnusableColumn | null {
  if (!JUDGED_BY_CELLS.has(field)) return null;
  const cells = cellsOf(sample, column);
  const problems = cells.flatMap((cell) => {
    const reading = FIELDS[field](cell);
    return 'problem' in reading ? [{ cell: shortCell(cell), reason: reading.problem }] : [];
  });
  const [first] = problems;
  return first === undefined || problems.length * 2 <= cells.length ? null : { field, column, ...first };
}

export interface CheckedColumns {
  readonly columns: FeedColumns;
  readonly unusable: readonly UnusableColumn[];
}

/**
 * Removes columns that don't hold what their header promises, judged by the first rows. A price column stays if there is
 * no other: its cells mean that shoppers have to call, and an old price must not take their place.
 * @param chosen fields whose columns a person has chosen, which are not questioned
 */
export function checkColumns(
  columns: FeedColumns,
  sample: Sample,
  chosen: ReadonlySet<string>,
): CheckedColumns {
  const unusable: UnusableColumn[] = [];
  const kept = [...columns].map(([field, places]) => {
    if (chosen.has(field)) return [field, places] as const;
    const usable = places.filter((column) => {
      const misfit = findMisfit(field, column, sample);
      if (misfit !== null) unusable.push(misfit);
      return misfit === null;
    });
    return [field, field === 'salePrice' && usable.length === 0 ? places : usable] as const;
  });
  return { columns: new Map(kept.filter(([, places]) => places.length > 0)), unusable };
}

/** The columns that no field is read from, although their headers promise one. */
export function wastedColumns({ columns, unusable }: CheckedColumns): readonly UnusableColumn[] {
  const taken = new Set([...columns.values()].flat().map(({ at }) => at));
  return unusable.filter(({ column }) => !taken.has(column.at));
}
