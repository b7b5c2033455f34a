/** The custom properties that an element's style sets. */
export const readTokens = (style: CSSStyleDeclaration): Readonly<Record<string, string>> =>
  Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
