/**
 * When a popup shows (spec 3, popup definition). Plain data, as the website's server sends it to the browser. These
 * modules know neither DOM nor clock.
 */

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

/** All of its parts must hold. A part that is null or empty always holds. */
export interface PopupCondition {
  readonly key: string;
  /** True: only for leads. False: only for visitors who are not leads. */
  readonly isLead: boolean | null;
  /** Page IDs, paths or patterns, any of which may match. */
  readonly pages: readonly string[];
  /** Every rule must be met. */
  readonly pageItemsViewed: readonly ItemsRule[];
  /**
   * Rules by advertising parameter: `false` (absent), `true` (present), an exact text, or `{ in, not }` with lists of
   * texts. Anything else is a wrong param.
   */
  readonly adsValues: Readonly<Record<string, unknown>>;
  /** Selector of an element that must have been entirely in the viewport. */
  readonly tagQuery: string | null;
  /** Selector of an element that must have been clicked. */
  readonly itemClicked: string | null;
  /** Seconds for which everything else must have held. */
  readonly timer: number | null;
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
