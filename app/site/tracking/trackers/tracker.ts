import type { AscEvent } from '@rooftop/visits/asc/asc-event';
import type { ConsentCategory } from '@rooftop/visits/consent';
import type { Fact } from '@rooftop/visits/facts';
import type { BrowserConsent } from '../../../visitor/consent/consent-state.ts';

/** Something of another company that is told about visits. */
export interface Tracker {
  /** What it needs besides a consent that `isAllowed` accepts: its facts are those of this category. */
  readonly category: ConsentCategory;
  isAllowed(consent: BrowserConsent): boolean;
  /** Loads its script. Called once, the first time that it is allowed. */
  start(consent: BrowserConsent): void;
  /** The consent has changed since it was started. It may be refused now. */
  onConsent(consent: BrowserConsent): void;
  /** @param events of the ASC standard that the fact stands for */
  onFact(fact: Fact, events: readonly AscEvent[]): void;
  /** A tool in a frame asks to send an event. */
  onFrameEvent(event: AscEvent): void;
}
