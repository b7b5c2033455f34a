/** Returns the rows without those that say nothing. Null if there are none to drop. */
export function withoutEmptyRows<Row>(rows: readonly Row[]): readonly Row[] | null {
  const kept = rows.filter((row) => typeof row !== 'string' || row.trim() !== '');
  return kept.length === rows.length ? null : kept;
}
