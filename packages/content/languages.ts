/** Languages a dealership's website can use. Texts in documents have one field per language. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
