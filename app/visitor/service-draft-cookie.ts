import { idCookie } from './id-cookie.ts';

/** Cookie with the id of the visitor's draft of a service appointment, which lets them go on with it. */
export const SERVICE_COOKIE = 'serviceDraft';
/** Seconds: as long as a draft is kept. */
export const SERVICE_MAX_AGE = 14 * 86_400;

export const { read: serviceDraftId, print: serviceDraftCookie } = idCookie(SERVICE_COOKIE, SERVICE_MAX_AGE);
