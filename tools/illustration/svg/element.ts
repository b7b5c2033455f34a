type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A path as text. Leaves out attributes without a value. */
export const path = (d: string, attributes: Attributes): string => `<path d="${d}"${write(attributes)}/>`;

/** A `use` element that draws a path of the sheet again, as text. */
export const use = (shape: string, attributes: Attributes): string =>
  `<use href="${shape}"${write(attributes)}/>`;

/** A group as text. Empty if it has no content. */
export const group = (content: readonly string[], attributes: Attributes = {}): string =>
  content.join('') && `<g${write(attributes)}>${content.join('')}</g>`;

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
