// GROQ for fields that blocks share. The functions are in blocks.groq.ts.

/** A localized text in the requested language, or null. */
export const textOf = <const Field extends string>(field: Field) =>
  `"${field}": block::text(${field}).v` as const;
export const heading = textOf('heading');
export const text = textOf('text');
export const image = `"image": block::picture(image).v` as const;
export const firstButton = `"callToAction": block::link(callToAction)` as const;
export const buttons = `${firstButton}, "secondCallToAction": block::link(secondCallToAction)` as const;
