/** The step that a URL asks for. The first if there is none with its number. */
export function stepInUrl(query: URLSearchParams, count: number): number {
  const step = Number(query.get('step') ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= count ? step : 1;
}

/**
 * The step that a URL asks for, or the first that is not complete before it.
 * @param complete whether each step is, in their order
 */
export function reachedStep(query: URLSearchParams, complete: readonly boolean[]): number {
  const wanted = stepInUrl(query, complete.length);
  const open = complete.indexOf(false);
  return open === -1 ? wanted : Math.min(wanted, open + 1);
}
