import type { Fact } from '@rooftop/visits/facts';

/** Facts of what a page shows, which its loader returns as `facts`. Text, so that search templates can replace it. */
export const writeFacts = (...facts: readonly Fact[]): string => JSON.stringify(facts);

/** The facts in a page's data. Empty if it has none. */
export function readFacts(data: unknown): readonly Fact[] {
  if (typeof data !== 'object' || data === null || !('facts' in data) || typeof data.facts !== 'string')
    return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `writeFacts`
  return JSON.parse(data.facts) as readonly Fact[];
}
