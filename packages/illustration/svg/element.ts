type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A path as text; attributes without a value are left out. */
export const path = (d: string, attributes: Attributes): string => `<path d="${d}"${write(attributes)}/>`;

/** A path of the sheet drawn again, as text. */
export const use = (shape: string, attributes: Attributes): string =>
  `<use href="${shape}"${write(attributes)}/>`;

/** A group as text; nothing when there is nothing in it. */
export const group = (content: readonly string[], attributes: Attributes = {}): string =>
  content.join('') && `<g${write(attributes)}>${content.join('')}</g>`;

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
