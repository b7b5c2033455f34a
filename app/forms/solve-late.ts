/** Solves a proof of work as `solve` of solve-challenge.ts does, which is loaded now. */
export async function solveLate(work: string, controller = new AbortController()): Promise<string> {
  const { solve } = await import('./solve-challenge.ts');
  return solve(work, controller);
}
