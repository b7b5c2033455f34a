/** The languages a dealership's website can speak. Texts in documents hold one field per language. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
