/** What a visitor allows a website to store about them and to share (spec 4, cookie consent). */

/** Categories in the order in which they are stored and compared. The first cannot be refused. */
export const CONSENT_CATEGORIES = ['essential', 'functional', 'analytics', 'targeting'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Name of the cookie that stores a visitor's choice: allowed categories separated by commas. */
export const CONSENT_COOKIE = 'allowCookies';
/** Name of the cookie that hides the banner when its value is `hide` (spec 4, display mode), which an answer sets. */
export const DISPLAY_COOKIE = 'displayCookies';
/**
 * Lifetime of a choice in seconds: 13 months. Visitors who refused must not be asked again for twelve months
 * (California), and browsers limit cookies to 400 days. Each visit renews a refusal.
 */
export const CONSENT_MAX_AGE = 395 * 86_400;

/** Up to this tier, everything is allowed without a choice. */
const LAST_OPEN_TIER = 1;

/** Categories that share data with others. Global Privacy Control forbids them, whatever was chosen. */
const SHARED: ReadonlySet<ConsentCategory> = new Set(['analytics', 'targeting']);

/** Returns whether a category's data is sold or shared in the legal sense. */
export const isSoldOrShared = (category: ConsentCategory): boolean => SHARED.has(category);

export interface ConsentInput {
  /** The cookie's raw value, which may be anything. Undefined if nothing was chosen yet. */
  readonly cookie: string | undefined;
  /** The dealership's cookie tier. 0: no banner, 1: accept, 2: customize, 3: deny as well. */
  readonly tier: number;
  /** Whether the browser sends Global Privacy Control. */
  readonly gpc: boolean;
}

/** The banner's buttons and what they allow (spec 9, cookies and tracking). A dealership's tier says which it has. */
export const BANNER_ANSWERS = ['acceptAll', 'deny', 'rejectAll'] as const;
type BannerAnswer = (typeof BANNER_ANSWERS)[number];
export const CATEGORIES_OF_ANSWER = {
  acceptAll: CONSENT_CATEGORIES,
  deny: ['essential', 'functional', 'analytics'],
  rejectAll: ['essential'],
} as const satisfies Readonly<Record<BannerAnswer, readonly ConsentCategory[]>>;

/** The banner's buttons besides its preferences, in their order. */
interface BannerChoices {
  readonly answers: readonly BannerAnswer[];
  /** Whether the visitor can choose by category. */
  readonly isCustomizable: boolean;
}

/**
 * Returns the choices of a tier: 1 and lower accept only, 2 customize or accept all, 3 also deny (spec 9).
 * @param isSymmetric whether rejecting everything takes one click like accepting everything, as California requires
 */
export const bannerChoices = (tier: number, isSymmetric: boolean): BannerChoices => ({
  answers: isSymmetric ? ['acceptAll', 'rejectAll'] : tier > 2 ? ['acceptAll', 'deny'] : ['acceptAll'],
  isCustomizable: !isOpenTier(tier),
});

interface BannerInput {
  /** The dealership's setting. Null shows the banner until the visitor answers, unless the tier is 0. */
  readonly mode: 'show' | 'force' | 'hide' | null;
  readonly tier: number;
  readonly hasAnswered: boolean;
  /** Path of the page, without language. */
  readonly path: string;
}

/** Returns whether the banner is visible (spec 4, display mode). `force` shows it even after an answer. */
export function isBannerVisible({ mode, tier, hasAnswered, path }: BannerInput): boolean {
  const display = mode ?? (tier > 0 ? 'show' : 'hide');
  return display === 'force' || (display === 'show' && !hasAnswered && !path.startsWith('/legal'));
}

/** Returns whether this tier allows everything to visitors who have not chosen. */
export const isOpenTier = (tier: number): boolean => tier <= LAST_OPEN_TIER;

/** Filters the categories in these names, in the order of CONSENT_CATEGORIES. Always includes essential. */
export const categoriesOf = (names: readonly string[]): readonly ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => category === 'essential' || names.includes(category));

/**
 * Returns the allowed categories in the order of CONSENT_CATEGORIES: the visitor's choice if there is one, otherwise
 * everything at tiers 0 and 1 and only essential above. Global Privacy Control overrides both.
 */
export function allowedCategories({ cookie, tier, gpc }: ConsentInput): readonly ConsentCategory[] {
  const unasked = isOpenTier(tier) ? CONSENT_CATEGORIES : [];
  const chosen = cookie?.split(',').map((name) => name.trim()) ?? unasked;
  return categoriesOf(chosen).filter((category) => !(gpc && isSoldOrShared(category)));
}

/** Categories that an advertiser's pixel needs: above tier 1 functional besides targeting (spec 4, cookie consent). */
export const pixelCategories = (tier: number): readonly ConsentCategory[] =>
  isOpenTier(tier) ? ['targeting'] : ['functional', 'targeting'];

/**
 * Returns whether an advertiser's pixel may be used.
 * @param allowed the effective consent
 */
export const isPixelAllowed = (allowed: readonly ConsentCategory[], tier: number): boolean =>
  pixelCategories(tier).every((category) => allowed.includes(category));
