import { ADVERTISEMENTS, type ClaimRule } from './claim-rule.ts';

/** The conditions of something free are stated at the outset. A footnote behind an asterisk is not the outset. */
export const freeWithAsterisk: ClaimRule = {
  name: 'Free, with a footnote',
  source: '16 CFR 251.1(c)',
  types: ADVERTISEMENTS,
  says: { en: /\b(?:free|complimentary)\s?[*†‡]/giu, es: /\bgratis\s?[*†‡]|\bgratuit[oa]s?\s?[*†‡]/giu },
  judge: () =>
    'leaves the condition to a footnote. The Federal Trade Commission asks for it right beside the word. Write it there and drop the asterisk: “Free oil change with a brake service of $200 or more”.',
  warns: {
    en: ['Free* oil change', 'A free † gas card'],
    es: ['Cambio de aceite gratis*'],
  },
  passes: {
    en: ['Free oil change with every certified car', 'Financing assistance is free', 'A gas card for $5*'],
    es: ['Informe de historial gratis'],
  },
};
