/** The stored choices without repeated ones, and without those that are no longer in the list. */
export const storedOrder = (stored: readonly unknown[], list: readonly string[]): readonly string[] =>
  list.filter((one) => stored.includes(one)).toSorted((a, b) => stored.indexOf(a) - stored.indexOf(b));

/** All choices: the stored ones first, then the others in the list's order. */
export const completeOrder = (stored: readonly unknown[], list: readonly string[]): readonly string[] => [
  ...new Set([...storedOrder(stored, list), ...list]),
];

/** Moves a choice up (-1) or down (1) by one. Returns the same order if it can't move. */
export function withMoved(order: readonly string[], choice: string, step: -1 | 1): readonly string[] {
  const from = order.indexOf(choice);
  const other = from === -1 ? undefined : order[from + step];
  if (other === undefined) return order;
  return order.with(from, other).with(from + step, choice);
}

/** Adds a choice at the end, or leaves it out. */
export const withChosen = (
  order: readonly string[],
  choice: string,
  isChosen: boolean,
): readonly string[] => [...order.filter((one) => one !== choice), ...(isChosen ? [choice] : [])];
