/** The one place where consent decides who hears of a visit. */
import type { ConsentCategory } from './consent.ts';
import type { Fact, FactKind } from './facts.ts';

type Subscriber = (fact: Fact) => void;

export interface FactChannel {
  /** Tells a fact to the subscribers of every allowed category. */
  readonly publish: (fact: Fact) => void;
  /**
   * Subscribes to the facts that these categories allow together. Facts since they were allowed are told at once,
   * because subscribers load late.
   * @param needed what the visitor must allow; `essential` is for what neither stores nor sends anything
   * @returns unsubscribes
   */
  readonly subscribe: (needed: readonly ConsentCategory[], subscriber: Subscriber) => () => void;
}

/** The effective consent, and how to hear of its changes. */
interface ConsentSource {
  readonly allowed: () => readonly ConsentCategory[];
  readonly onChange: (listener: (allowed: readonly ConsentCategory[]) => void) => void;
}

/** Facts for subscribers that have yet to load. The oldest are dropped. */
const KEPT = 100;

/** They tell what the page shows, so they still hold when consent is given on it. */
const OF_THE_PAGE: ReadonlySet<FactKind> = new Set<FactKind>([
  'pageViewed',
  'vehicleViewed',
  'vehicleAbsent',
  'listViewed',
  'offerShown',
]);

type Categories = readonly ConsentCategory[];

interface Published {
  readonly fact: Fact;
  /** What the visitor allowed when it happened, and after each later choice on its page. */
  readonly consents: Categories[];
}

/** Whether a visitor allowed everything that is needed, at once, in one of these states of their consent. */
const isAllowedIn = (consents: readonly Categories[], needed: Categories): boolean =>
  consents.some((allowed) => needed.every((category) => allowed.includes(category)));

/**
 * Creates a channel. Without consent to all that they need, subscribers hear nothing, now or later: when consent is
 * given, they hear what the page shows at that time, and nothing of the visit before.
 * @param onError called if a subscriber throws; the others hear the fact all the same
 */
export function createFactChannel(consent: ConsentSource, onError: (error: unknown) => void): FactChannel {
  const subscriptions = new Set<{ readonly needed: Categories; readonly subscriber: Subscriber }>();
  const published: Published[] = [];

  const tell = (subscriber: Subscriber, fact: Fact): void => {
    try {
      subscriber(fact);
    } catch (error) {
      onError(error);
    }
  };

  /** @param before states of the consent in which they have heard it already */
  function tellAll(fact: Fact, allowed: Categories, before: readonly Categories[] = []): void {
    const told = [...subscriptions].filter(
      ({ needed }) => isAllowedIn([allowed], needed) && !isAllowedIn(before, needed),
    );
    for (const { subscriber } of told) tell(subscriber, fact);
  }

  function publish(fact: Fact): void {
    const allowed = consent.allowed();
    published.push({ fact, consents: [allowed] });
    if (published.length > KEPT) published.shift();
    tellAll(fact, allowed);
  }

  consent.onChange((allowed) => {
    const opened = published.findLastIndex(({ fact }) => fact.kind === 'pageViewed');
    const page = published.slice(Math.max(opened, 0));
    for (const { fact, consents } of page.filter((one) => OF_THE_PAGE.has(one.fact.kind))) {
      const before = [...consents];
      consents.push(allowed);
      tellAll(fact, allowed, before);
    }
    publish({ kind: 'consentChanged', allowed: [...allowed] });
  });

  return {
    publish,
    subscribe(needed, subscriber) {
      const subscription = { needed, subscriber };
      subscriptions.add(subscription);
      if (isAllowedIn([consent.allowed()], needed))
        for (const { fact } of published.filter(({ consents }) => isAllowedIn(consents, needed)))
          tell(subscriber, fact);
      return () => subscriptions.delete(subscription);
    },
  };
}
