/** Name of the cookie of VINs with dots between them, the latest first. For those who allow functional cookies only. */
export const RECENT_COOKIE = 'recentlyViewed';
/** 30 days, in seconds. */
export const RECENT_MAX_AGE = 30 * 86_400;
