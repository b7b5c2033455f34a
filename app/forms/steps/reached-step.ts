/** The step that a URL asks for. The first if there is none with its number. */
export function askedStep(query: URLSearchParams, count: number): number {
  const asked = Number(query.get('step') ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked : 1;
}

/**
 * The step that a URL asks for, or the first that is not complete before it.
 * @param complete whether each step is, in their order
 */
export function reachedStep(query: URLSearchParams, complete: readonly boolean[]): number {
  const wanted = askedStep(query, complete.length);
  const open = complete.indexOf(false);
  return open === -1 ? wanted : Math.min(wanted, open + 1);
}
