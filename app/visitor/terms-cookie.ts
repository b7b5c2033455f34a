/** Name of the cookie that remembers how a visitor would pay, as printTerms writes it: `finance.20p.0.850.72`. */
export const TERMS_COOKIE = 'terms';
/** 30 days, in seconds: as long as the chosen store is remembered. */
export const TERMS_MAX_AGE = 30 * 86_400;
