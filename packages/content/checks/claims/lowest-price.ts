import { ADVERTISEMENTS, type ClaimRule } from './claim-rule.ts';

const TERMS =
  /\bif you find\b|\bwithin \d+ days\b|\bwritten (?:quote|offer|price)\b|\bsi (?:encuentra|encuentras)\b|\ben (?:un plazo de )?\d+ días\b|\bpor escrito\b/i;

/** Who says that nobody is cheaper must be able to prove it before they say it. */
export const lowestPrice: ClaimRule = {
  name: 'Lowest price',
  source: 'FTC Policy Statement Regarding Advertising Substantiation, 104 F.T.C. 839 (1984); 15 U.S.C. 45(a)',
  types: ADVERTISEMENTS,
  says: {
    en: /\b(?:lowest|best|unbeatable) prices?\s(?:is |are )?(?:guaranteed|in\b|around\b|anywhere\b)|\bguaranteed (?:lowest|best) prices?\b|\b(?:lowest|best) price guarantee\b|\bwe(?:'ll| will)? (?:beat|match) any (?:price|deal|offer)\b|\b(?:nobody|no one) beats our prices?\b/giu,
    es: /\b(?:los )?(?:precios más bajos|mejores precios)\s(?:garantizados|de la (?:ciudad|región|zona))|\bel precio más bajo\s(?:garantizado|de)\b|\bmejoramos cualquier (?:precio|oferta)\b|\bnadie vende más barato\b/giu,
  },
  judge: ({ whole }) =>
    TERMS.test(whole)
      ? null
      : 'says that nobody is cheaper, which you must be able to prove today, for every car. Say what you do instead, with its terms: “If you find the same car for less within 7 days, we match the written price”.',
  warns: {
    en: [
      'Lowest prices guaranteed',
      'The best prices in Erie',
      'We will beat any deal',
      'Nobody beats our prices',
    ],
    es: ['Los precios más bajos de la región', 'Mejoramos cualquier oferta'],
  },
  passes: {
    en: [
      'We match any price: bring the written quote within 7 days',
      'Lowered this month',
      'One price for everybody',
    ],
    es: ['Un solo precio para todos'],
  },
};
