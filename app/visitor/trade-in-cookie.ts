import { idCookie } from './id-cookie.ts';

/** Cookie with the id of the visitor's trade-in, which lets them go on with it. */
export const TRADE_COOKIE = 'tradeIn';
/** Seconds: as long as a trade-in is kept. */
export const TRADE_MAX_AGE = 14 * 86_400;

export const { read: tradeInId, print: tradeInCookie } = idCookie(TRADE_COOKIE, TRADE_MAX_AGE);
