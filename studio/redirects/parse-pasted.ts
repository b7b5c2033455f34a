/** Redirects as people paste them: two columns of a spreadsheet, CSV, or lines such as `/old -> /new`. */

/** One pasted line. */
export interface PastedRedirect {
  /** Number of the line, from 1. */
  readonly line: number;
  /** Old URL. Empty if the line has none. */
  readonly from: string;
  /** New URL. Empty if the line has none. */
  readonly to: string;
}

const ARROW = /\s*(?:->|=>|→)\s*/;
const HEADER = /^(?:old|from|source|new|to|target|redirect|url)\b/i;

/** Splits a line of CSV. Cells may be in quotes, in which a quote is written twice. */
function csvCells(line: string, separator: ',' | ';'): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (isQuoted && sign === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

/** Returns the cells of a line by the first separator that it has. */
function cellsOf(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t');
  if (ARROW.test(line)) return line.split(ARROW);
  for (const separator of [',', ';'] as const) {
    const cells = csvCells(line, separator);
    if (cells.length > 1) return cells;
  }
  return line.trim().split(/\s+/);
}

/** Returns the path of a URL of the website itself, and any other text as it is. */
function ownPath(url: string, isOwn: (host: string) => boolean): string {
  const parsed = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  return parsed !== null && isOwn(parsed.host) ? parsed.pathname + parsed.search : url;
}

/**
 * Reads pasted redirects. Empty lines and a heading are left out. Whole URLs of the website become paths.
 * @param isOwn whether a host is one of the website
 */
export function parsePasted(text: string, isOwn: (host: string) => boolean): readonly PastedRedirect[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, cells: line.trim() === '' ? [] : cellsOf(line) }))
    .filter(({ cells }) => cells.length > 0);
  return lines
    .filter(({ cells: [first = ''] }, index) => index > 0 || !HEADER.test(first.trim()))
    .map(({ line, cells: [from = '', to = ''] }) => ({
      line,
      from: ownPath(from.trim(), isOwn),
      to: ownPath(to.trim(), isOwn),
    }));
}
