/** What has been published, and who was told. Pure. */
import type { ConsentCategory } from '@rooftop/visits/consent';
import type { Fact } from '@rooftop/visits/facts';

/** A fact and the categories whose subscribers have heard it. */
export interface HeardFact {
  readonly number: number;
  readonly fact: Fact;
  readonly heardBy: readonly ConsentCategory[];
}

/** The oldest are dropped. */
const MOST = 200;

/** Adds that the subscribers of a category have heard a fact. The latest fact comes first. */
export function withHeard(
  before: readonly HeardFact[],
  fact: Fact,
  category: ConsentCategory,
): readonly HeardFact[] {
  const known = before.find((one) => one.fact === fact);
  if (known?.heardBy.includes(category)) return before;
  if (known !== undefined)
    return before.map((one) => (one === known ? { ...one, heardBy: [...one.heardBy, category] } : one));
  const number = (before[0]?.number ?? 0) + 1;
  return [{ number, fact, heardBy: [category] }, ...before].slice(0, MOST);
}
