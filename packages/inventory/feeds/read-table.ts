import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { decodeText, detectEncoding, type TextEncoding } from './encoding.ts';
import { FeedError } from './feed-row.ts';

/** A row of a text table. The first row is the header. */
export interface TableRow {
  /** On which the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = ['\t', '|', ';', ','] as const;
/** A longer row means a quote that was never closed. */
const LONGEST_ROW = 1_000_000;

const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quote is opened and never closed',
  CSV_MAX_RECORD_SIZE: 'A quote is opened and not closed for a million characters',
};

/** Detects the separator: the one that occurs most often in the header outside quotes. */
function detectDelimiter(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** Spreadsheet programs may name the separator in the first line: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?$/i;

/** Reads the first line that is not empty. */
async function readFirstLine(path: string, encoding: TextEncoding): Promise<string> {
  let start = '';
  for await (const text of decodeText(path, encoding)) {
    start += text;
    if (start.trimStart().includes('\n')) break;
  }
  return start.trimStart().split('\n', 1)[0] ?? '';
}

/** Detects the separator, and whether the file's first line only names it. */
async function readDialect(path: string, encoding: TextEncoding) {
  const first = await readFirstLine(path, encoding);
  const said = SEPARATOR_LINE.exec(first)?.[1];
  return said === undefined
    ? { delimiter: detectDelimiter(first), hasSeparatorLine: false }
    : { delimiter: said, hasSeparatorLine: true };
}

/**
 * Reads a table with any of the usual encodings, separators and quotes, row by row.
 * @throws FeedError if a quote is not closed, because then the ends of rows are unknown
 */
export async function* readTable(path: string): AsyncGenerator<TableRow> {
  const encoding = await detectEncoding(path);
  const { delimiter, hasSeparatorLine } = await readDialect(path, encoding);
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  const reading = pipeline(Readable.from(decodeText(path, encoding)), parser);
  // The iteration below throws the same error.
  reading.catch(() => {});
  let line = 0;
  let toSkip = hasSeparatorLine ? 1 : 0;
  try {
    for await (const { record, info } of parser) {
      const cells: string[] = record;
      if (toSkip > 0) {
        toSkip -= 1;
        continue;
      }
      const inner = cells.reduce((lines, cell) => lines + (cell.split('\n').length - 1), 0);
      line = info.lines;
      yield { line: line - inner, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FeedError(
      `${WORDS[error.code] ?? error.message}, in the row after line ${line}. Ask for the file again.`,
      { cause: error },
    );
  }
}
