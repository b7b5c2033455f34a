import type { AscEvent } from '@rooftop/visits/asc/asc-event';
import type { AscPage } from '@rooftop/visits/asc/asc-events';
import type { ConsentCategory } from '@rooftop/visits/consent';
import type { Fact } from '@rooftop/visits/facts';
import type { BrowserConsent } from '#app/visitor/consent/consent-state.ts';

/** Something of another company that is told about visits. */
export interface Tracker {
  /** What the visitor must allow, all of it. */
  readonly needed: readonly ConsentCategory[];
  /** Loads its script. Called once, the first time that it is allowed. */
  start(consent: BrowserConsent): void;
  /** The consent has changed since it was started. It may be refused now. */
  onConsent(consent: BrowserConsent): void;
  /**
   * @param events of the ASC standard that the fact stands for
   * @param page on which it happened. Facts from before the tracker was started may be of an earlier page.
   */
  onFact(fact: Fact, events: readonly AscEvent[], page: AscPage): void;
  /** A tool in a frame on this page asks to send an event. */
  onFrameEvent(event: AscEvent, page: AscPage): void;
}
