import { open } from 'node:fs/promises';
import { findColumns, missingFields } from './columns.ts';
import { FeedError, type FeedRow } from './feed-row.ts';
import { detectFormat, TABLE_FORMATS } from './formats/formats.ts';
import { readRow, findVins } from './read-row.ts';
import { readStoreApi } from './read-store-api.ts';
import { readTable, type TableRow } from './read-table.ts';
import type { FeedSource } from './source.ts';

export type FeedReading = Pick<FeedSource, 'format' | 'columns' | 'stores' | 'defaultStore'>;

const SNIFFED_BYTES = 64;

async function looksLikeJson(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return /^(?:\uFEFF|\s)*[[{]/.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}

function columnsOf(headers: readonly string[], { format, columns }: FeedReading) {
  const table = format === 'auto' || format === 'store-api' ? detectFormat(headers) : format;
  const found = findColumns(headers, { ...TABLE_FORMATS[table].columns, ...columns });
  const missing = missingFields(found);
  if (missing.length > 0) {
    throw new FeedError(
      `No column found for ${missing.join(', ')}. The file has: ${headers.join(', ').slice(0, 500)}. Set the columns with "npm run inventory -- columns".`,
    );
  }
  return found;
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

async function* readRows(rows: AsyncIterable<TableRow>, reading: FeedReading): AsyncGenerator<FeedRow> {
  let headers: readonly string[] | undefined;
  let columns: ReturnType<typeof columnsOf> = new Map();
  for await (const { line, cells } of rows) {
    if (headers === undefined) {
      headers = cells.map((cell) => cell.trim());
      columns = columnsOf(headers, reading);
      continue;
    }
    const reason = misfit(cells, headers);
    if (reason === null) yield readRow(line, cells, columns, reading);
    else {
      const remark = { kind: 'row', line, column: null, cell: null, reason } as const;
      yield { kind: 'rejected', remark, vins: findVins(cells) };
    }
  }
  if (headers === undefined) throw new FeedError('The file is empty.');
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
