/** The one place where consent decides who hears of a visit. */
import type { ConsentCategory } from './consent.ts';
import type { Fact, FactKind } from './facts.ts';

export type Subscriber = (fact: Fact) => void;

export interface FactChannel {
  /** Tells a fact to the subscribers of every allowed category. */
  readonly publish: (fact: Fact) => void;
  /**
   * Subscribes to the facts that this category allows. Facts since it was allowed are told at once, because subscribers
   * load late.
   * @param category what the visitor must allow; `essential` is for what neither stores nor sends anything
   * @returns unsubscribes
   */
  readonly subscribe: (category: ConsentCategory, subscriber: Subscriber) => () => void;
}

/** The effective consent, and how to hear of its changes. */
export interface ConsentSource {
  readonly allowed: () => readonly ConsentCategory[];
  readonly onChange: (listener: (allowed: readonly ConsentCategory[]) => void) => void;
}

/** Facts for subscribers that have yet to load. The oldest are dropped. */
const KEPT = 100;

/** They tell what the page shows, so they still hold when consent is given on it. */
const OF_THE_PAGE: ReadonlySet<FactKind> = new Set<FactKind>([
  'pageViewed',
  'vehicleViewed',
  'listViewed',
  'offerShown',
]);

interface Published {
  readonly fact: Fact;
  /** Who may hear it: the categories allowed when it happened, and those allowed later on its page. */
  allowed: readonly ConsentCategory[];
}

/**
 * Creates a channel. Without consent to a category, its subscribers hear nothing, now or later: when consent is given,
 * they hear what the page shows at that time, and nothing of the visit before.
 * @param onError called if a subscriber throws; the others hear the fact all the same
 */
export function createFactChannel(consent: ConsentSource, onError: (error: unknown) => void): FactChannel {
  const subscriptions = new Set<{ readonly category: ConsentCategory; readonly subscriber: Subscriber }>();
  const published: Published[] = [];

  const tell = (subscriber: Subscriber, fact: Fact): void => {
    try {
      subscriber(fact);
    } catch (error) {
      onError(error);
    }
  };

  function tellAll(categories: readonly ConsentCategory[], fact: Fact): void {
    const told = [...subscriptions].filter(({ category }) => categories.includes(category));
    for (const { subscriber } of told) tell(subscriber, fact);
  }

  function publish(fact: Fact): void {
    const allowed = consent.allowed();
    published.push({ fact, allowed });
    if (published.length > KEPT) published.shift();
    tellAll(allowed, fact);
  }

  consent.onChange((allowed) => {
    const opened = published.findLastIndex(({ fact }) => fact.kind === 'pageViewed');
    const page = published.slice(Math.max(opened, 0));
    for (const one of page.filter(({ fact }) => OF_THE_PAGE.has(fact.kind))) {
      const added = allowed.filter((category) => !one.allowed.includes(category));
      one.allowed = [...one.allowed, ...added];
      tellAll(added, one.fact);
    }
    publish({ kind: 'consentChanged', allowed: [...allowed] });
  });

  return {
    publish,
    subscribe(category, subscriber) {
      const subscription = { category, subscriber };
      subscriptions.add(subscription);
      if (consent.allowed().includes(category))
        for (const { fact } of published.filter(({ allowed }) => allowed.includes(category)))
          tell(subscriber, fact);
      return () => subscriptions.delete(subscription);
    },
  };
}
