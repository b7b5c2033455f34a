/**
 * GROQ for a text that documents hold once per language: in `$language`, else in whichever language it was written.
 * Empty strings count as missing, because the Studio leaves them behind.
 */
export const localized = <const Field extends string>(field: Field) =>
  `coalesce(select($language == "es" && ${field}.es != "" => ${field}.es), select(${field}.en != "" => ${field}.en), select(${field}.es != "" => ${field}.es))` as const;
