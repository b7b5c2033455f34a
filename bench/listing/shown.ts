/** What pages show, read from their HTML. */

/** A search page as far as it depends on the search. */
export interface Shown {
  /** VINs in their order */
  readonly cars: readonly string[];
  /** numbers beside the filters */
  readonly counts: ReadonlyMap<string, string>;
}

const COUNTED = /<a id="([\w-]+)"[^>]*>\s*<span class="filter-value-label">[^<]*<\/span><span[^>]*>(\d+)</g;

export const readShown = (html: string): Shown => ({
  cars: [...html.matchAll(/<h3 id="car-(\w+)"/g)].map(([, vin = '']) => vin),
  counts: new Map([...html.matchAll(COUNTED)].map(([, id = '', count = '']) => [id, count])),
});

/** Whether a peer shows the same cars and counts. It shows no models of a chosen make; what both count is compared. */
export const isSame = (ours: Shown, theirs: Shown): boolean =>
  ours.cars.length > 0 &&
  theirs.counts.size > 0 &&
  ours.cars.join() === theirs.cars.join() &&
  [...theirs.counts].every(([id, count]) => (ours.counts.get(id) ?? count) === count);

/** The document around the page's own part, without scripts. */
export function readShell(html: string) {
  const [before = '', after = ''] = html.split(/<main[\s\S]*<\/main>/);
  return {
    before: before.slice(before.indexOf('<body>') + '<body>'.length),
    after: after.slice(0, after.indexOf('<script')),
  };
}
