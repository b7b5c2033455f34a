/** What the collector keeps of facts: how often each kind happened, by one dimension. Pure, for browsers. */
import type { Fact, FactKind, FactOf } from '../facts.ts';
import { bucketOf } from './vital-buckets.ts';

/** Where browsers send counts. */
export const VISITS_PATH = '/api/visits';

/** Kinds of facts that are counted. */
export type CountedKind = Exclude<FactKind, 'consentChanged'>;

/** How often something happened. */
export interface FactCount {
  readonly kind: CountedKind;
  /** What the fact is about, such as a route or a form. Of web vitals: metric and route, as in `LCP/home`. */
  readonly name: string;
  /** Upper bound of a measured value (`bucketOf`). 0 if the fact measures nothing. */
  readonly bucket: number;
  readonly count: number;
}

/** What a fact is about, without saying which car or which press. */
function nameOf(fact: FactOf<CountedKind>): string {
  switch (fact.kind) {
    case 'pageViewed':
      return fact.route;
    case 'vehicleViewed':
      return fact.vehicle.condition;
    case 'vehicleAbsent':
      return String(fact.error ?? 'shown');
    case 'listViewed':
      return fact.list;
    case 'filterChanged':
      return fact.filter;
    case 'sortChanged':
      return fact.sort;
    case 'languageChanged':
      return fact.language;
    case 'mediaUsed':
      return `${fact.media}/${fact.action}`;
    case 'ctaClicked':
      return fact.cta;
    case 'formStarted':
    case 'formSent':
      return fact.form;
    case 'formStepped':
      return `${fact.form}/${fact.name}`;
    case 'phoneClicked':
      return fact.department ?? 'any';
    case 'conversationStarted':
      return fact.channel;
    case 'popupShown':
      return fact.popup;
    case 'popupFinished':
      return `${fact.popup}/${fact.outcome}`;
    case 'priceUnlocked':
      return fact.vin === null ? 'search' : 'vehicle';
    case 'offerShown':
      return fact.label ?? fact.type;
    case 'experimentShown':
      return `${fact.experiment}/${fact.arm}`;
    case 'scriptFailed':
      return fact.name;
    case 'vitalMeasured':
      break;
  }
  return `${fact.metric}/${fact.route}`;
}

/** Counts one fact. Null if it isn't counted. */
export function countFact(fact: Fact): FactCount | null {
  if (fact.kind === 'consentChanged') return null;
  const bucket = fact.kind === 'vitalMeasured' ? bucketOf(fact.metric, fact.value) : 0;
  return { kind: fact.kind, name: nameOf(fact), bucket, count: 1 };
}

/** Adds up counts of the same. */
export function sumCounts(counts: readonly FactCount[]): readonly FactCount[] {
  const sums = new Map<string, FactCount>();
  for (const one of counts) {
    const key = [one.kind, one.name, one.bucket].join(' ');
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
