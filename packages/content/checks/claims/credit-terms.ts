import { ADVERTISEMENTS, type FoundClaim, type ClaimRule } from './claim-rule.ts';
import { APR, isOnlyLease, PAYMENT_AMOUNT, PAYMENT_COUNT, statesDownPayment } from './stated-terms.ts';

const VARIABLE = /\b(?:variable|adjustable|introductory)[- ](?:interest )?rate|tasa (?:variable|ajustable)/i;
const MAY_INCREASE = /\bmay (?:increase|rise|go up|change)\b|puede (?:aumentar|subir|cambiar)/i;

/** Lists what the law requires beside a trigger term and the texts do not say. */
function missingTerms({ whole }: FoundClaim): readonly string[] {
  return [
    ...(statesDownPayment(whole) ? [] : ['the down payment']),
    ...(PAYMENT_COUNT.test(whole) && PAYMENT_AMOUNT.test(whole)
      ? []
      : ['how many payments there are and how much each one is']),
    ...(APR.test(whole) ? [] : ['the rate as an APR']),
    ...(VARIABLE.test(whole) && !MAY_INCREASE.test(whole) ? ['that the rate may increase'] : []),
  ];
}

const ENGLISH = [
  // The amount or the percentage of a down payment, unless it is zero.
  String.raw`\$\s?(?!0(?:\.00?)?[\s-])\d[\d,]*(?:\.\d+)?[\s-](?:cash\s)?down\b`,
  String.raw`(?<![\d.])(?!0(?:\.0+)?\s?%)\d+(?:\.\d+)?\s?%[\s-](?:cash\s)?down\b`,
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
  String.raw`(?<![\d.])\d{1,2}(?:\.\d+)?\s?%(?!\s(?:off|of|discount|back|down)\b)[^.!?%]{0,30}?\b(?:for|over|up to)\s(?:up to\s)?\d{2,3}\s(?:months?|mos?)\b`,
  String.raw`\b\d{2,3}[- ](?:months?|mos?)[- ](?:\p{L}+\s)?terms?\b`,
  String.raw`(?<!\blasts?\s)\bup to\s\d{2,3}[- ]months?\b(?!\sold\b)`,
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
  String.raw`(?<![\d.])\d{1,2}(?:\.\d+)?\s?%(?!\sde\s(?:descuento|enganche))[^.!?%]{0,30}?\b(?:por|a|en|durante|hasta)\s(?:hasta\s)?\d{2,3}\smeses\b`,
  String.raw`\bhasta\s(?:en\s)?\d{2,3}\smeses\b`,
  String.raw`\b\d{2,3}\s(?:pagos|mensualidades)\b`,
];

/** What a month of something other than a car costs or brings, if it stands right beside the words. */
const NO_LOAN = String.raw`(?:memberships?|warrant(?:y|ies)|coverage|(?<!(?:payments?|finance|financing|loan|credit|pagos?)\s)plan(?:e?s)?|(?:car\s)?wash(?:es)?|detailing|storage|subscriptions?|insurance|donat\p{L}+|charit\p{L}+|food bank|membresías?|garantías?|cobertura|lavados?|almacenamiento|suscripción|seguro|don(?:ó|amos|ación|aciones)|caridad|beneficencia)`;
const AFTER_NO_LOAN = new RegExp(
  String.raw`\b(?:sav(?:es?|ed|ing)|ahorr\p{L}+|gave|gives?|don(?:ó|amos)|${NO_LOAN}(?:\s(?:for|from|at|of|is|por|desde|de))?:?)(?:\s(?:only|just|up to|over|about|hasta|solo))*\s$`,
  'iu',
);
/** What keeping tires over the winter costs: “Guardamos sus llantas por $10 al mes”. */
const AFTER_STORAGE =
  /\b(?:stor\p{L}+|keep|guard\p{L}+|almacen\p{L}+)\s(?:\p{L}+\s){0,3}?(?:tires?|wheels|rims|llantas|neumáticos|ruedas|rines)\s(?:\p{L}+\s){0,3}?(?:for|at|por|a)\s(?:only\s|just\s|solo\s)?$/iu;
const BEFORE_NO_LOAN = new RegExp(
  String.raw`^\s(?:(?:for|to|of|in|on|a|an|the|our|your|local|car|unlimited|de|a|en|para|la|el|una?)\s){0,4}${NO_LOAN}`,
  'iu',
);

/** Characters that are looked at on each side of the words. */
const NEAR = 80;

/** Whether the words are about something other than a loan. */
const isNoLoan = ({ words, text, index }: FoundClaim): boolean => {
  const end = index + words.length;
  return (
    [AFTER_NO_LOAN, AFTER_STORAGE].some((before) =>
      before.test(text.slice(Math.max(0, index - NEAR), index)),
    ) || BEFORE_NO_LOAN.test(text.slice(end, end + NEAR))
  );
};

const EXAMPLE =
  '“For example: $15,000 financed with $500 down, 72 monthly payments of $250.30 at 6.24% APR.”';

/** Regulation Z: an advertisement that states one term of a loan states the others. */
export const creditTerms: ClaimRule = {
  name: 'Credit terms',
  source: '12 CFR 1026.24(d) and (e), with comments 24(d)(1) and 24(d)(2)',
  types: ADVERTISEMENTS,
  says: { en: new RegExp(ENGLISH.join('|'), 'giu'), es: new RegExp(SPANISH.join('|'), 'giu') },
  judge(claim) {
    const missing = isOnlyLease(claim.text) || isNoLoan(claim) ? [] : missingTerms(claim);
    return missing.length === 0
      ? null
      : `states a term of a loan, so federal law (Regulation Z) asks for the others in the same offer. Add ${new Intl.ListFormat('en-US').format(missing)}: in the disclaimer, the terms or the text. ${EXAMPLE}`;
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
      '3.9% APR for 60 months',
      'Get 0% for 72 months on select trucks',
      '60-month term at 3.9% APR',
      '72-month terms',
      'up to 84 months',
      'Why lease? Own it for $299 a month. 36 months, due at signing, no security deposit',
      'Lease or finance from $299 a month',
      '10% down, low APR, 60 payments of $299',
      '$299/mo, $500 down at 5.9% APR. 12-month warranty included.',
      'With $500 down [/auto-financing/payment-calculator]',
      'Payment plans: $299 a month',
      '12-month payment plan: $99 a month',
      'Save $2,000 and pay only $299 a month',
      '$299 a month with a lifetime warranty',
      '$500-down specials',
      'Keep the car with new tires: yours for $299 a month',
    ],
    es: [
      'Desde $500 de enganche',
      'Desde diez centavos de enganche con crédito aprobado.',
      'Un enganche de $0.10',
      'Solo 10% de enganche',
      'Desde $299 al mes',
      'Guarde este auto con llantas nuevas: llévelo por $299 al mes',
      'Pagos desde $249',
      'Financiamiento hasta 84 meses',
      '72 mensualidades',
      '3.9% APR por 60 meses',
      'Hasta 84 meses',
      'Plazos de 72 meses',
      '10% de enganche, APR bajo, 60 pagos de $299',
    ],
  },
  passes: {
    en: [
      'As low as one dime down. For example: $15,000 financed with $0.10 down, 72 monthly payments of $250.30 at 6.24% APR.',
      '$299 per month for 60 months at 5.9% APR with $1,000 down',
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
      'Detailing membership: $29/month',
      'Oil change plan $15 per month',
      'Save $50 a month',
      'We gave $500 a month to charity',
      'Storage for $40 a month',
      'We store your winter tires for $10 a month',
      '$29 a month for unlimited car washes',
      'A warranty of up to 36 months',
      'Cars up to 84 months old',
      'The battery lasts up to 96 months',
      '$299/mo, $500 down, 60 months, 5.9% APR',
      '$299/mo x 60 months at 5.9% APR with $500 down',
      '$299 per month, $500 due at signing, 60-month term, 5.9% APR',
      '20% off for 12 months',
      'Lease it: $299 a month. Option to buy at the end.',
    ],
    es: [
      'Por ejemplo: $15,000 financiados con un enganche de $0.10, 72 pagos mensuales de $250.30 con una tasa anual (APR) de 6.24%.',
      'Un enganche mayor baja la tasa',
      'Sin enganche',
      'Vea cuánto cuesta un auto al mes.',
      'Ahorre $50 al mes',
      'Desde $299 al mes, $500 de enganche, 60 meses, tasa anual 5.9%',
      'Membresía de lavado: $29 al mes',
      'Guardamos sus llantas por $10 al mes',
      'Almacenamos sus neumáticos de invierno por solo $10 al mes',
    ],
  },
};
