/**
 * Cookie that tells the server about Global Privacy Control where only scripts see it, such as that of an extension.
 * Its value is `1`.
 */
export const GPC_COOKIE = 'gpc';
