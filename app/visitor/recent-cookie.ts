/**
 * Name of the cookie with viewed VINs, separated by dots, latest first. Only set with consent to functional cookies.
 */
export const RECENT_COOKIE = 'recentlyViewed';
/** 30 days, in seconds. */
export const RECENT_MAX_AGE = 30 * 86_400;
