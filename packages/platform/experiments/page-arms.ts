/** Arms by the keys of their experiments. An experiment whose control is shown is left out. */
export type Arms = Readonly<Record<string, string>>;

/** Pages whose experiments are remembered. */
const MOST = 10_000;

/**
 * Remembers which experiments each cached page uses, so that only their arms are part of its key. A page that was never
 * rendered could use any.
 */
export function createPageArms() {
  const used = new Map<string, ReadonlySet<string>>();
  return {
    /** The visitor's arms that can change a page. @param page its key without arms */
    armsOf(page: string, arms: Arms): Arms {
      const known = used.get(page);
      return known === undefined
        ? arms
        : Object.fromEntries(Object.entries(arms).filter(([experiment]) => known.has(experiment)));
    },
    /** A page was rendered and used these experiments. */
    learn(page: string, experiments: ReadonlySet<string>): void {
      if (used.size >= MOST) used.clear();
      used.set(page, experiments);
    },
    /** Pages changed, and may use others now. */
    forget: () => used.clear(),
  };
}
export type PageArms = ReturnType<typeof createPageArms>;
