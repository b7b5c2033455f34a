import { ADVERTISEMENTS, type ClaimRule } from './claim-rule.ts';
import { isOnlyLease } from './stated-terms.ts';

/** Says that a lender decides, and not for everybody. */
export const WHO_QUALIFIES =
  /approved credit|credit approval|qualif(?:y|ied|ying)|not all (?:buyers|applicants|customers)|\bw\.?a\.?c\b|\bo\.?a\.?c\b|crédito aprobado|aprobación de(?:l)? crédito|califica|no todos/i;

/**
 * No down payment is no trigger term of Regulation Z, but only terms that are really available may be advertised. The
 * Federal Trade Commission has sued dealers whose “zero down” few buyers could get.
 */
export const noMoneyDown: ClaimRule = {
  name: 'No money down',
  source: '12 CFR 1026.24(a), comment 24(d)(1)-1; 15 U.S.C. 45(a)',
  types: ADVERTISEMENTS,
  says: {
    en: /(?:\$\s?0(?:\.00?)?|\bzero|(?<![\d.,$])0|\bno[\s-]money|\bno[\s-]cash|\bnothing)[\s-](?:(?:money|cash|dollars)[\s-])?down\b(?!\s(?:there|here|the|to)\b)|\bno[\s-]down[\s-]?payments?\b/giu,
    es: /(?:\$\s?0(?:\.00?)?|\bcero)\s(?:de\s)?(?:enganche|pago inicial)\b|\b(?:enganche|pago inicial)\s(?:de\s)?(?:cero\b|\$\s?0(?:\.00?)?(?![\d.]))|\bsin (?:enganche|pago inicial)\b/giu,
  },
  judge: ({ text, whole }) =>
    isOnlyLease(text) || WHO_QUALIFIES.test(whole)
      ? null
      : 'promises a loan without a down payment to everybody. Say who gets it: add “With approved credit. Not all buyers qualify.” If tax, title or fees are due at signing, say that, too.',
  warns: {
    en: [
      '$0 down',
      '0 down on every car',
      'No money down!',
      'Zero down, drive today',
      'No down payment needed',
      'Zero-down financing',
      '$0-down specials',
      'No-money-down loans',
      'Why lease? Own it with $0 down',
    ],
    es: ['Sin enganche', '$0 de enganche', 'Cero enganche este mes', 'Enganche de $0'],
  },
  passes: {
    en: [
      '$0 down with approved credit',
      'No money down. Not all buyers qualify.',
      '$0.10 down',
      '$500 down',
      'Lease with $0 down',
      'Nothing down there is rusty',
    ],
    es: ['Sin enganche con crédito aprobado', 'Un enganche de $0.10'],
  },
};
