/** What a visitor allows a website to store about him and to share (spec 4, cookie consent). */

/** In the order in which they are stored and compared. The first cannot be refused. */
export const CONSENT_CATEGORIES = ['essential', 'functional', 'analytics', 'targeting'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Name of the cookie that remembers a visitor's choice: allowed categories with commas between them. */
export const CONSENT_COOKIE = 'allowCookies';
/** Name of the cookie that marks that nothing need be asked any more; its value is then `hide` (spec 4, display mode). */
export const DISPLAY_COOKIE = 'displayCookies';
/**
 * Seconds that a choice is remembered: 13 months. Whoever refused may not be asked again for twelve (California), and
 * browsers keep no cookie for longer than 400 days.
 */
export const CONSENT_MAX_AGE = 395 * 86_400;

/** Tiers up to here allow everything without a choice. */
const LAST_OPEN_TIER = 1;

/** Categories whose data reach others: what Global Privacy Control forbids, whatever was chosen. */
const SHARED: ReadonlySet<ConsentCategory> = new Set(['analytics', 'targeting']);

/** Whether a category's data are sold or shared, as the law calls it. */
export const isShared = (category: ConsentCategory): boolean => SHARED.has(category);

export interface ConsentFacts {
  /** the cookie's value as sent, which may be anything; undefined: nothing was chosen yet */
  readonly cookie: string | undefined;
  /** the dealership's cookie tier: 0 nothing is asked, 1 accept, 2 customise, 3 also deny */
  readonly tier: number;
  /** whether the browser sends Global Privacy Control */
  readonly gpc: boolean;
}

/** Whether a dealership of this tier allows everything to those who have chosen nothing. */
export const isOpenTier = (tier: number): boolean => tier <= LAST_OPEN_TIER;

/** The categories among these names, in the order of CONSENT_CATEGORIES; essential always. */
export const categoriesOf = (names: readonly string[]): readonly ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => category === 'essential' || names.includes(category));

/**
 * What is allowed now, in the order of CONSENT_CATEGORIES: what was chosen; until then everything at tiers 0 and 1, and
 * essential only above. Global Privacy Control outranks both.
 */
export function allowedCategories({ cookie, tier, gpc }: ConsentFacts): readonly ConsentCategory[] {
  const unasked = isOpenTier(tier) ? CONSENT_CATEGORIES : [];
  const chosen = cookie?.split(',').map((name) => name.trim()) ?? unasked;
  return categoriesOf(chosen).filter((category) => !(gpc && isShared(category)));
}
