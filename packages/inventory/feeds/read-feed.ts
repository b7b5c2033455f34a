import { open } from 'node:fs/promises';
import {
  checkColumns,
  type CheckedColumns,
  findColumns,
  missingFields,
  SAMPLE_ROWS,
  type UnusableColumn,
  wastedColumns,
} from './feed-columns.ts';
import { FeedError, type FeedRow } from './feed-row.ts';
import { detectFormat, TABLE_FORMATS } from './formats/formats.ts';
import { readFeedRow, findVins } from './read-row.ts';
import { readStoreApi } from './read-store-api.ts';
import { readTable, type TableRow } from './read-table.ts';
import type { Remark } from './remark.ts';
import type { FeedSource } from './source.ts';

export type FeedReading = Pick<FeedSource, 'format' | 'columns' | 'stores' | 'defaultStore'>;

const SNIFFED_BYTES = 64;

/** Whether a file holds JSON, and no table. */
export async function looksLikeJson(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return /^(?:\uFEFF|\s)*[[{]/.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The columns by their names, as far as the first rows don't contradict them. */
function columnsOf(
  headers: readonly string[],
  sample: readonly TableRow[],
  { format, columns }: FeedReading,
): CheckedColumns {
  const table = format === 'auto' || format === 'store-api' ? detectFormat(headers) : format;
  const named = findColumns(headers, { ...TABLE_FORMATS[table].columns, ...columns });
  const chosen = new Set(Object.keys(columns));
  const checked = checkColumns(
    named,
    sample.map(({ cells }) => cells),
    chosen,
  );
  const missing = missingFields(checked.columns);
  if (missing.length > 0) {
    throw new FeedError(
      `No column found for ${missing.join(', ')}. The file has: ${headers.join(', ').slice(0, 500)}. Set the columns with "npm run inventory -- columns".`,
    );
  }
  return checked;
}

/**
 * Why the cells of a row do not match the header: cells are missing, or an unclosed quote contains other rows.
 * Returns null if they match.
 */
function misfit(cells: readonly string[], headers: readonly string[]): string | null {
  const isFull = cells.length === headers.length;
  const hasEmptyEnd =
    cells.length > headers.length && cells.slice(headers.length).every((cell) => cell === '');
  if (!isFull && !hasEmptyEnd) return `It has ${cells.length} cells, but the header has ${headers.length}.`;
  const isBroken = cells.some((cell) => cell.includes('\n')) && new Set(findVins(cells)).size > 1;
  return isBroken ? 'It spans several lines and names several cars: a quote was not closed.' : null;
}

const columnRemark = ({ column, cell, reason }: UnusableColumn): Remark => ({
  kind: 'column',
  line: 1,
  column: column.header,
  cell,
  reason,
});

async function* readRows(rows: AsyncIterable<TableRow>, reading: FeedReading): AsyncGenerator<FeedRow> {
  const iterator = rows[Symbol.asyncIterator]();
  const next = async (): Promise<TableRow | null> => {
    const { value, done } = await iterator.next();
    return done === true ? null : value;
  };
  try {
    const first = await next();
    if (first === null) throw new FeedError('The file is empty.');
    const headers = first.cells.map((cell) => cell.trim());
    const sample: TableRow[] = [];
    for (let row = await next(); row !== null; row = await next()) {
      sample.push(row);
      if (sample.length === SAMPLE_ROWS) break;
    }
    const checked = columnsOf(headers, sample, reading);
    const { columns } = checked;
    for (const column of wastedColumns(checked)) yield { kind: 'note', remark: columnRemark(column) };
    const read = ({ line, cells }: TableRow): FeedRow => {
      const reason = misfit(cells, headers);
      if (reason === null) return readFeedRow(line, cells, columns, reading);
      const remark = { kind: 'row', line, column: null, cell: null, reason } as const;
      return { kind: 'rejected', remark, vins: findVins(cells) };
    };
    for (const row of sample) yield read(row);
    for (let row = await next(); row !== null; row = await next()) yield read(row);
  } finally {
    await iterator.return?.();
  }
}

/**
 * Reads a feed of any format, row by row, in constant memory.
 * @throws FeedError if it is not a feed: empty, broken, or without the required columns
 */
export async function* readFeed(path: string, reading: FeedReading): AsyncGenerator<FeedRow> {
  const isJson = reading.format === 'store-api' || (reading.format === 'auto' && (await looksLikeJson(path)));
  if (isJson) yield* readStoreApi(path);
  else yield* readRows(readTable(path), reading);
}
