/** How the subject of a privacy request begins. What the person wants comes after it. */
export const PRIVACY_SUBJECT = 'Privacy request:';
