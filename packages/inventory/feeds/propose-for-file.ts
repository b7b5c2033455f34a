import { SAMPLE_ROWS } from './feed-columns.ts';
import { FeedError } from './feed-row.ts';
import { detectFormat, TABLE_FORMATS } from './formats/formats.ts';
import { type ColumnProposal, proposeColumns } from './propose-columns.ts';
import { readTable } from './read-table.ts';
import type { FeedSource } from './source.ts';

/**
 * Proposes a field for each column of a file, from the source's settings, the format, and the values.
 * @throws FeedError if the file is empty or a quote is not closed
 */
export async function proposeForFile(
  path: string,
  { format, columns }: Pick<FeedSource, 'format' | 'columns'>,
): Promise<ColumnProposal> {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readTable(path)) {
    rows.push(cells);
    if (rows.length > SAMPLE_ROWS) break;
  }
  const [header, ...sample] = rows;
  if (header === undefined) throw new FeedError('The file is empty.');
  const headers = header.map((cell) => cell.trim());
  const table = format === 'auto' || format === 'store-api' ? detectFormat(headers) : format;
  const chosen = new Set(Object.keys(columns));
  return proposeColumns(headers, { ...TABLE_FORMATS[table].columns, ...columns }, sample, chosen);
}
