/** Lowercase letters, digits and single hyphens. A dealership's key becomes the first label of a hostname. */
export const KEY_PATTERN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
