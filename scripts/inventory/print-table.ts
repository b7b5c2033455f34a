const MAX_WIDTH = 60;

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH - 1)}…` : line;
};

/** Rows as lines of text, columns one below the other; the first row is the heading. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const short = rows.map((row) => row.map(shorten));
  const widths = (short[0] ?? []).map((_, at) => Math.max(...short.map((row) => row[at]?.length ?? 0)));
  return short
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
