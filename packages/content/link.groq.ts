import { localized } from './localized.groq.ts';

/** GROQ for what a link says and where it leads, within a projection. */
export const link = `"label": ${localized('label')}, href` as const;

/** GROQ for a tile: a link with a sign and a text below. */
export const iconLink = `"key": _key, ${link}, "text": ${localized('text')}, icon` as const;
