import type { Body, BodyPart } from '@rooftop/content/objects/body';

/** What a text says of the dealership, by the name that stands in braces. */
export type LegalValues = Readonly<
  Record<'name' | 'legalName' | 'address' | 'phone' | 'servicePhone' | 'email' | 'state', string>
>;

const isName = (word: string, values: LegalValues): word is keyof LegalValues => Object.hasOwn(values, word);

/** Puts values in their places: as text, whatever they say. Braces around anything else are left alone. */
export const fillText = (text: string, values: LegalValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => (isName(word, values) ? values[word] : whole));

/** The same in every paragraph, list, table and note of a text. */
export const fillBody = (body: Body, values: LegalValues): Body =>
  body.map((part) => fillPart(part, (text) => fillText(text, values)));

function fillPart(part: BodyPart, fill: (text: string) => string): BodyPart {
  switch (part._type) {
    case 'block':
      return { ...part, children: part.children.map((span) => ({ ...span, text: fill(span.text) })) };
    case 'callout':
      return { ...part, text: fill(part.text) };
    case 'bodyTable':
      return { ...part, rows: part.rows.map((row) => ({ ...row, cells: row.cells.map(fill) })) };
    case 'bodyPicture':
    case 'bodyVideo':
    case 'bodyVehicles':
      break;
  }
  return part;
}
