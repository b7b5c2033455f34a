/** A lead as the server answered. */
export interface AnsweredRecord<Record extends { readonly lead: { readonly version: number } }> {
  readonly record: Record;
  /** Number of the request among those for this lead. */
  readonly request: number;
}

/**
 * Answers may overtake each other: the newer one is that of the later version. A delivery does not change a lead's
 * version; then it is the answer to the later request.
 */
export function newestRecord<Record extends { readonly lead: { readonly version: number } }>(
  known: AnsweredRecord<Record> | undefined,
  answered: AnsweredRecord<Record>,
): AnsweredRecord<Record> {
  if (known === undefined) return answered;
  const versions = answered.record.lead.version - known.record.lead.version;
  return versions > 0 || (versions === 0 && answered.request > known.request) ? answered : known;
}
