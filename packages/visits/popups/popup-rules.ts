/**
 * When a popup shows (spec 3, popup definition). Plain data, as the website's server sends it to the browser. These
 * modules know neither DOM nor clock.
 */
import type { PopupCondition } from './conditions.ts';

/** A page as conditions see it. */
export interface PopupPage {
  /** Page ID, such as `home`; `cars-search-page` for a search and `vehicle` for a car's page. */
  readonly name: string;
  /** Without language and query: `/service`. */
  readonly path: string;
  /** Parameters of the path by name, such as `vin`. Anything but text or a number matches no rule. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Visits of pages that have to be counted. */
export interface ItemsRule {
  readonly key: string;
  /** Page ID, path or pattern. */
  readonly page: string;
  /**
   * What the page's parameters have to be, by name: `true` counts each new value once, a text must match exactly, an
   * array must contain the value. Anything else is a wrong param.
   */
  readonly params: Readonly<Record<string, unknown>>;
  /** Inclusive. Null means no limit; without both, one visit is enough. */
  readonly minCount: number | null;
  readonly maxCount: number | null;
}

/** The rules needed to count visits for a popup. */
export interface CountedRules {
  readonly id: string;
  readonly conditions: readonly Pick<PopupCondition, 'key' | 'pageItemsViewed'>[];
}

/** At most `times` within `days`. */
export interface FrequencyCap {
  readonly times: number;
  readonly days: number;
}

export interface PopupRules {
  readonly id: string;
  /** For messages to developers. */
  readonly name: string;
  /** One is enough. */
  readonly conditions: readonly PopupCondition[];
  /** The popup with the highest is shown first. */
  readonly priority: number;
  readonly frequencyCap: FrequencyCap | null;
  /** Share of visitors who never see it, in percent. 0 means everyone sees it. */
  readonly holdOutPercent: number;
}
