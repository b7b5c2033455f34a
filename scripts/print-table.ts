const MAX_WIDTH = 60;
/** The last column may fill the rest of its line and wrap to the next one. */
const LAST_MAX_WIDTH = 200;

const shorten = (text: string, width: number): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
};

/** Formats rows as lines of text with aligned columns; the first row is the heading. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const short = rows.map((row) =>
    row.map((cell, at) => shorten(cell, at === row.length - 1 ? LAST_MAX_WIDTH : MAX_WIDTH)),
  );
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
