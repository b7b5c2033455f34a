import { ADVERTISEMENTS, type ClaimRule } from './claim-rule.ts';
import { APR } from './stated-terms.ts';

/** Regulation Z: a rate of finance charge is stated as an annual percentage rate, by that name. */
export const statedRate: ClaimRule = {
  name: 'Interest rate',
  source: '12 CFR 1026.24(c)',
  types: ADVERTISEMENTS,
  says: {
    en: /(?<!\btax )\b(?:rates?|interest|financing)\s(?:\p{L}+\s){0,4}\d+(?:\.\d+)?\s?%|\b\d+(?:\.\d+)?\s?%\s(?:interest|financing|loans?)\b/giu,
    es: /\b(?:tasas?|interés|intereses|financiamiento)\s(?:\p{L}+\s){0,4}\d+(?:\.\d+)?\s?%|\b\d+(?:\.\d+)?\s?%\sde\s(?:interés|financiamiento)\b/giu,
  },
  judge: ({ words, whole }) =>
    APR.test(whole) || /impuesto/i.test(words)
      ? null
      : 'states a rate of interest. Federal law (Regulation Z) asks for it as an “annual percentage rate”, or APR. Write “6.24% APR”.',
  warns: {
    en: ['Rates as low as 3.9%', '0% financing', '1.9% interest for everybody', 'Interest from 2.9%'],
    es: ['Tasas desde 3.9%', 'Tasa de interés de 4.5%', '0% de interés'],
  },
  passes: {
    en: [
      'Rates as low as 3.9% APR',
      '0% APR financing',
      'Financing at an annual percentage rate of 4.9%',
      'The sales tax rate is 6%',
      'A rate that fits',
      '75% of our shoppers come back',
    ],
    es: ['Tasas desde 3.9% APR', 'Una tasa anual (APR) de 6.24%', 'La tasa de impuesto es de 6%'],
  },
};
