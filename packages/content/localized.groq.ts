/**
 * GROQ for a text with one field per language: the text in `$language`, otherwise in any language it was written in.
 * Empty strings count as missing, because the Studio leaves them behind.
 */
export const localized = <const Field extends string>(field: Field) =>
  `select($language == "es" && ${field}.es > "" => ${field}.es, ${field}.en > "" => ${field}.en, ${field}.es > "" => ${field}.es)` as const;

/** Like `localized`, for rich text: the paragraphs of one language. Empty if nothing was written. */
export const localizedBlocks = <const Field extends string>(field: Field) =>
  `select($language == "es" && count(${field}.es) > 0 => ${field}.es, count(${field}.en) > 0 => ${field}.en, count(${field}.es) > 0 => ${field}.es, [])` as const;
