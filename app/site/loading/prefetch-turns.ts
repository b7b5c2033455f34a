/** Pages that are prefetched at the same time (spec 9). */
const MOST_AT_ONCE = 5;
/** Milliseconds that Remix takes to learn the routes of marked links. */
const DISCOVERY_MS = 2_000;
/** Milliseconds after which a turn ends even if nothing has arrived. Not every browser reports it. */
const LONGEST_TURN_MS = 10_000;

interface PrefetchTurns {
  /** Adds a page whose link has just been marked. */
  readonly add: (page: string) => void;
  /** Ends the turn: everything that it asked for has arrived or failed. */
  readonly arrived: () => void;
  readonly stop: () => void;
}

/** Shows a few pages at a time, the next ones once those before have arrived. No timer runs while no page waits. */
export function prefetchTurns(show: (pages: readonly string[]) => void): PrefetchTurns {
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTurn = false;
  const end = () => {
    clearTimeout(timer);
    isTurn = false;
    timer = waiting.length === 0 ? undefined : setTimeout(begin, DISCOVERY_MS);
  };
  const begin = () => {
    isTurn = true;
    timer = setTimeout(end, LONGEST_TURN_MS);
    show(waiting.splice(0, MOST_AT_ONCE));
  };
  return {
    add: (page) => {
      waiting.push(page);
      timer ??= setTimeout(begin, DISCOVERY_MS);
    },
    arrived: () => {
      if (isTurn) end();
    },
    stop: () => {
      waiting.length = 0;
      end();
    },
  };
}
