import { ADVERTISEMENTS, type ClaimRule } from './claim-rule.ts';
import { DUE_AT_SIGNING, isLease, PAYMENT_AMOUNT } from './stated-terms.ts';

const PAYMENTS =
  /\b\d{2} (?:(?:monthly|equal) )*payments\b|\b\d{2}[- ](?:months?|mos?)\b(?! (?:\p{L}+ )?(?:warranty|service|plan|coverage))|\b\d{2} (?:pagos|meses|mensualidades)\b(?! de garantía)/iu;
const DEPOSIT = /security deposit|depósito/i;

/** Regulation M: an advertisement that states a payment of a lease, or what is due at its start, states the others. */
export const leaseTerms: ClaimRule = {
  name: 'Lease terms',
  source: '12 CFR 1013.7(d)',
  types: ADVERTISEMENTS,
  says: {
    en: /\$\s?\d[\d,]*(?:\.\d+)?\s?(?:\/|per\s|an?\s|each\s)\s?(?:mo|month)\b|\$\s?\d[\d,]*(?:\.\d+)?\s(?:monthly\b|down\b|due at (?:lease )?signing)|\b(?:no money|zero|nothing) (?:down|due at signing)\b/giu,
    es: /\$\s?\d[\d,]*(?:\.\d+)?\s?(?:\/|al\s|por\s)\s?mes\b|\$\s?\d[\d,]*(?:\.\d+)?\s(?:mensuales\b|de enganche\b|al firmar\b)|\bsin enganche\b/giu,
  },
  judge({ text, whole }) {
    if (!isLease(text)) return null;
    const missing = [
      ...(DUE_AT_SIGNING.test(whole) ? [] : ['the total due at signing']),
      ...(PAYMENTS.test(whole) ? [] : ['how many payments there are']),
      ...(PAYMENT_AMOUNT.test(whole) ? [] : ['how much each payment is']),
      ...(DEPOSIT.test(whole) ? [] : ['whether a security deposit is due']),
    ];
    return missing.length === 0
      ? null
      : `states a term of a lease, so federal law (Regulation M) asks for the others in the same offer. Add ${new Intl.ListFormat('en-US').format(missing)}. “36-month lease, $299 a month, $2,999 due at signing, no security deposit.”`;
  },
  warns: {
    en: [
      'Lease a new EV6 for $299 a month',
      'Lease with $0 down',
      'Leases with nothing due at signing',
      '36-month lease, $2,999 due at signing, no security deposit',
      '36-month lease: $299 a month, due at signing, no security deposit',
      'Why lease? Own it for $299 a month. 36 months, due at signing, no security deposit',
      'Lease: $299 a month, $0 due at signing, no security deposit, 12-month warranty',
    ],
    es: ['Arrendamiento desde $299 al mes', 'Arriende sin enganche'],
  },
  passes: {
    en: [
      '36-month lease: $299 a month, $2,999 due at signing, no security deposit',
      '36-month lease: $299 a month, no money due at signing, no security deposit',
      'Cars from $299 a month',
      'A lease with little down is possible',
    ],
    es: ['Arrendamiento por 36 meses: $299 al mes, $2,999 al firmar, sin depósito de garantía'],
  },
};
