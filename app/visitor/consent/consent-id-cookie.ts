import { CONSENT_MAX_AGE } from '@rooftop/visits/consent';
import { idCookie } from '../id-cookie.ts';

/**
 * Cookie with the id under which the visitor's choices are logged, which lasts as long as the choice. They can name it
 * to have them looked up.
 */
export const LOG_COOKIE = 'consentId';

export const { read: consentId, print: consentIdCookie } = idCookie(LOG_COOKIE, CONSENT_MAX_AGE);
