/** Counts what an attacker is answered, by status. */
export interface Tally {
  /** @param status 0 if the connection broke */
  count(status: number): void;
  counts(): Readonly<Record<string, number>>;
}

export function createTally(): Tally {
  const counts: Record<string, number> = {};
  return {
    count(status) {
      counts[status] = (counts[status] ?? 0) + 1;
    },
    counts: () => counts,
  };
}
