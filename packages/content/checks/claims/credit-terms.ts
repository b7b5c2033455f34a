import { ADVERTISEMENTS, type FoundClaim, type ClaimRule } from './claim-rule.ts';

/** Whether a text is about a lease, which has a rule of its own. */
export const isLease = (text: string): boolean => /\bleas(?:e|es|ed|ing)\b|arri?end/i.test(text);

/** What must stand beside a trigger term. Number and amount of the payments are both needed. */
const DOWN =
  /(?:\$\s?[\d,.]*\d|\d\s?%|\bno(?: money)?|\bzero|\b(?:dime|cents?|dollars?))\s(?:cash |money )?down\b|down ?payments? (?:of|is|:)|\bno down ?payment|due at signing|de (?:enganche|pago inicial)|enganche (?:de|desde)|sin enganche/i;
const PAYMENT_COUNT =
  /\b\d{1,3} (?:(?:equal|monthly|weekly) )*payments?\b|\b\d{1,3}[- ](?:months?|mos?)\b|\b\d{1,3} (?:pagos|mensualidades|meses)\b/i;
const PAYMENT_AMOUNT =
  /payments? of \$\s?\d|\$\s?\d[\d,]*(?:\.\d+)? ?(?:\/ ?|per |an? |each |every |al |por |cada |a la )(?:mo|month|wk|week|mes|semana|quincena)\b|\$\s?\d[\d,]*(?:\.\d+)? (?:monthly|weekly|mensuales|semanales)|(?:pagos?|mensualidades)(?: mensuales)? de \$\s?\d/i;
export const APR =
  /\d\s?%[^.]{0,40}\b(?:APR|annual percentage rate)\b|\b(?:APR|annual percentage rate)\b\)?[^.]{0,40}?\d+(?:\.\d+)?\s?%|tasa (?:de porcentaje )?anual[^.]{0,40}?\d+(?:\.\d+)?\s?%/i;
const VARIABLE = /\b(?:variable|adjustable|introductory)[- ](?:interest )?rate|tasa (?:variable|ajustable)/i;
const MAY_INCREASE = /\bmay (?:increase|rise|go up|change)\b|puede (?:aumentar|subir|cambiar)/i;

/** A link in a text to the page on which every term of a loan stands in one place, as 12 CFR 1026.24(e) allows. */
const TERMS_PAGE = '[/auto-financing/payment-calculator]';

/** Lists what the law requires beside a trigger term and the texts do not say. */
function missingTerms({ whole }: FoundClaim): readonly string[] {
  if (whole.includes(TERMS_PAGE)) return [];
  return [
    ...(DOWN.test(whole) ? [] : ['the down payment']),
    ...(PAYMENT_COUNT.test(whole) && PAYMENT_AMOUNT.test(whole)
      ? []
      : ['how many payments there are and how much each one is']),
    ...(APR.test(whole) ? [] : ['the rate as an APR']),
    ...(VARIABLE.test(whole) && !MAY_INCREASE.test(whole) ? ['that the rate may increase'] : []),
  ];
}

const ENGLISH = [
  // The amount or the percentage of a down payment, unless it is zero.
  String.raw`\$\s?(?!0(?:\.00?)?\s)\d[\d,]*(?:\.\d+)?\s(?:cash\s)?down\b`,
  String.raw`(?<![\d.])(?!0(?:\.0+)?\s?%)\d+(?:\.\d+)?\s?%\s(?:cash\s)?down\b`,
  String.raw`\b(?:a|one|ten|\d+)\s(?:thin\s)?(?:dime|nickel|quarter|penny|cents?|dollars?)\sdown\b`,
  String.raw`\bdown ?payments?\s(?:of|from|starting at|as low as)\s(?:only\s|just\s)?\$?\s?(?!0\b(?!\.))\d[\d,.]*`,
  String.raw`\$\s?(?!0(?:\.00?)?\s)\d[\d,]*(?:\.\d+)?\s(?:total\s)?(?:due at signing|drive[- ]?off)\b`,
  // The amount of a payment.
  String.raw`\$\s?\d[\d,]*(?:\.\d+)?\s?(?:\/|per\s|an?\s|each\s|every\s)\s?(?:mo|month|wk|week)\b`,
  String.raw`\$\s?\d[\d,]*(?:\.\d+)?\s(?:monthly|weekly|bi-?weekly)\b`,
  String.raw`\bpayments?\s(?:of|from|as low as|starting at|under)\s(?:only\s|just\s)?\$\s?\d[\d,.]*`,
  // The number of payments, or the period of repayment.
  String.raw`\b\d{2,3}[- ](?:months?|mos?)[- ](?:auto\s|car\s)?(?:financ(?:ing|e)|loans?)\b`,
  String.raw`\b(?:financ\p{L}+|loans?|repay\p{L}*)\s(?:\p{L}+\s){0,3}?\d{2,3}\s(?:months?|mos?)\b`,
  String.raw`\b\d{2,3}\s(?:(?:equal|easy|low|monthly)\s)*payments\b`,
  String.raw`\b\d{2,3}\smonths to pay\b`,
  String.raw`\b[2-9][- ]years?\s(?:auto\s|car\s)?(?:loans?|financing)\b`,
  // The amount of a finance charge.
  String.raw`\b(?:finance|interest) charges?\s(?:of|under|as low as)\s\$\s?\d[\d,.]*`,
];

const SPANISH = [
  String.raw`\$\s?(?!0(?:\.00?)?\s)\d[\d,]*(?:\.\d+)?\sde\s(?:enganche|pago inicial|inicial)\b`,
  String.raw`(?<![\d.])(?!0(?:\.0+)?\s?%)\d+(?:\.\d+)?\s?%\sde\s(?:enganche|pago inicial|inicial)\b`,
  String.raw`\b(?:diez|\d+)\s(?:centavos|dólares)\sde\s(?:enganche|pago inicial|inicial)\b`,
  String.raw`\b(?:enganche|pago inicial)\s(?:de|desde)\s(?:solo\s)?\$\s?(?!0(?:\.00?)?(?![\d.]))\d[\d,.]*`,
  String.raw`\$\s?\d[\d,]*(?:\.\d+)?\s?(?:\/|al\s|por\s|cada\s|a la\s)\s?(?:mes|semana|quincena)\b`,
  String.raw`\$\s?\d[\d,]*(?:\.\d+)?\s(?:mensuales|semanales|quincenales)\b`,
  String.raw`\bpagos?\s(?:mensual(?:es)?\s)?(?:de|desde)\s(?:solo\s)?\$\s?\d[\d,.]*`,
  String.raw`\b(?:financ\p{L}+|préstamos?|plazos?)\s(?:\p{L}+\s){0,3}?\d{2,3}\smeses\b`,
  String.raw`\b\d{2,3}\s(?:pagos|mensualidades)\b`,
];

const EXAMPLE =
  '“For example: $15,000 financed with $500 down, 72 monthly payments of $250.30 at 6.24% APR.”';

/** Regulation Z: an advertisement that states one term of a loan states the others. */
export const creditTerms: ClaimRule = {
  name: 'Credit terms',
  source: '12 CFR 1026.24(d) and (e), with comments 24(d)(1) and 24(d)(2)',
  types: ADVERTISEMENTS,
  says: { en: new RegExp(ENGLISH.join('|'), 'giu'), es: new RegExp(SPANISH.join('|'), 'giu') },
  judge(claim) {
    const missing = isLease(claim.text) ? [] : missingTerms(claim);
    return missing.length === 0
      ? null
      : `states a term of a loan, so federal law (Regulation Z) asks for the others in the same offer. Add ${new Intl.ListFormat('en-US').format(missing)}: in the disclaimer, the terms or the text. ${EXAMPLE} Or link to the payment calculator in the text: it shows them all.`;
  },
  warns: {
    en: [
      'Drive home today with $500 down',
      'As low as one dime down with approved credit. Not all buyers qualify for $0.10 down or $25,000 in credit.',
      'Only 10% down',
      'As low as $299/mo',
      'SUVs from $199 a month',
      '$75 weekly, that is all',
      'Payments as low as $249',
      'Financing for 84 months',
      '72-month financing on every truck',
      '60 easy payments',
      'Up to 84 months to pay',
      '$299 per month at 5.9% APR',
      '$1,000 down and 72 monthly payments of $250 at an adjustable rate of 6.24% APR',
    ],
    es: [
      'Desde $500 de enganche',
      'Desde diez centavos de enganche con crédito aprobado.',
      'Un enganche de $0.10',
      'Solo 10% de enganche',
      'Desde $299 al mes',
      'Pagos desde $249',
      'Financiamiento hasta 84 meses',
      '72 mensualidades',
    ],
  },
  passes: {
    en: [
      'As low as one dime down. For example: $15,000 financed with $0.10 down, 72 monthly payments of $250.30 at 6.24% APR.',
      '$299 per month for 60 months at 5.9% APR with $1,000 down',
      'With $500 down [/auto-financing/payment-calculator]',
      '$1,000 down and 72 payments of $250 at a variable rate of 6.24% APR, which may increase',
      'Low monthly payments',
      'No money down',
      '$0 down',
      'A larger down payment lowers the rate',
      'Marked down $500 this week',
      'Two visits within 12 months of the sale',
      'The total of payments, in writing',
      'Lease it for $299 a month',
      'Same-day payment, and an offer good for 7 days',
    ],
    es: [
      'Por ejemplo: $15,000 financiados con un enganche de $0.10, 72 pagos mensuales de $250.30 con una tasa anual (APR) de 6.24%.',
      'Un enganche mayor baja la tasa',
      'Sin enganche',
      'Vea cuánto cuesta un auto al mes.',
    ],
  },
};
