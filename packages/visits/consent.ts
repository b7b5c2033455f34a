/** What a visitor allows a website to store about him and to share (spec 4, cookie consent). */

/** In the order in which they are stored and compared. The first cannot be refused. */
export const CONSENT_CATEGORIES = ['essential', 'functional', 'analytics', 'targeting'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Name of the cookie that remembers a visitor's choice: allowed categories with commas between them. */
export const CONSENT_COOKIE = 'allowCookies';

/** Tiers up to here allow everything without a choice. */
const LAST_OPEN_TIER = 1;

/** Categories whose data reach others: what Global Privacy Control forbids, whatever was chosen. */
const SHARED: ReadonlySet<ConsentCategory> = new Set(['analytics', 'targeting']);

export interface ConsentFacts {
  /** the cookie's value as sent, which may be anything; undefined: nothing was chosen yet */
  readonly cookie: string | undefined;
  /** the dealership's cookie tier: 0 nothing is asked, 1 accept, 2 customise, 3 also deny */
  readonly tier: number;
  /** whether the browser sends Global Privacy Control */
  readonly gpc: boolean;
}

/**
 * What is allowed now, in the order of CONSENT_CATEGORIES: tiers 0 and 1 allow all; above, essential only until
 * something was chosen. Global Privacy Control outranks both.
 */
export function allowedCategories({ cookie, tier, gpc }: ConsentFacts): readonly ConsentCategory[] {
  const isOpen = tier <= LAST_OPEN_TIER;
  const chosen = new Set(cookie?.split(',').map((name) => name.trim()));
  return CONSENT_CATEGORIES.filter((category) => {
    if (category === 'essential') return true;
    return (isOpen || chosen.has(category)) && !(gpc && SHARED.has(category));
  });
}
