import type { Body, BodyPart } from '@rooftop/content/objects/texts/body';

/** Values for the placeholders of a text, by the name in braces. */
export type LegalValues = Readonly<
  Record<'name' | 'legalName' | 'address' | 'phone' | 'servicePhone' | 'email' | 'state', string>
>;

const isName = (word: string, values: LegalValues): word is keyof LegalValues => Object.hasOwn(values, word);

/** Replaces placeholders with their values as plain text. Unknown names in braces are left alone. */
export const replacePlaceholders = (text: string, values: LegalValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => (isName(word, values) ? values[word] : whole));

/** Replaces the placeholders in every paragraph, list, table and note of a rich text. */
export const replaceBodyPlaceholders = (body: Body, values: LegalValues): Body =>
  body.map((part) => fillPart(part, (text) => replacePlaceholders(text, values)));

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
