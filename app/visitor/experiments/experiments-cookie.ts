/** Cookie with the visitor's arms (packages/platform/experiments), signed by arms-cookie.server.ts. Scripts read it. */
export const EXPERIMENTS_COOKIE = 'experiments';
/** Seconds: 90 days. */
export const EXPERIMENTS_MAX_AGE = 90 * 86_400;
