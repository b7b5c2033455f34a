/** Parses the content of pages from their HTML. */

/** The parts of a search page that depend on the search. */
export interface Shown {
  /** VINs in page order. */
  readonly cars: readonly string[];
  /** Counts next to the filters. */
  readonly counts: ReadonlyMap<string, string>;
}

const COUNTED = /<a id="([\w-]+)"[^>]*>\s*<span class="filter-value-label">[^<]*<\/span><span[^>]*>(\d+)</g;

export const readShown = (html: string): Shown => ({
  cars: [...html.matchAll(/<h3 id="car-(\w+)"/g)].map(([, vin = '']) => vin),
  counts: new Map([...html.matchAll(COUNTED)].map(([, id = '', count = '']) => [id, count])),
});

/**
 * Whether a peer shows the same cars and counts. Peers don't show the models of a selected make, so only counts that
 * both show are compared.
 */
export const isSame = (ours: Shown, theirs: Shown): boolean =>
  ours.cars.length > 0 &&
  theirs.counts.size > 0 &&
  ours.cars.join() === theirs.cars.join() &&
  [...theirs.counts].every(([id, count]) => (ours.counts.get(id) ?? count) === count);

/** The document around the `main` element, without scripts. */
export function readShell(html: string) {
  const [before = '', after = ''] = html.split(/<main[\s\S]*<\/main>/);
  return {
    before: before.slice(before.indexOf('<body>') + '<body>'.length),
    after: after.slice(0, after.indexOf('<script')),
  };
}
