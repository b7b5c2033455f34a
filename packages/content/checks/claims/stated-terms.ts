/** Terms of loans and leases, as texts state them. A word such as “APR” without its figure states nothing. */

const LEASE = /\bleas(?:e|es|ed|ing)\b|arri?end/i;
/** What is bought, not only leased. An option to buy at the end is part of a lease. */
const LOAN =
  /\bfinanc\p{L}+|\b(?:loans?|APR)\b|(?<!\b(?:your|our|its|their|my)\s)\bown\b|(?<!\b(?:options?|right)\sto\s)\b(?:buy|purchase)\b(?!-?\s?(?:out|option))|préstamo|(?<!opción de )\bcompr[ae]/iu;

export const isLease = (text: string): boolean => LEASE.test(text);
/** Whether a text is about a lease and no loan, so that only the rules for leases are about it. */
export const isOnlyLease = (text: string): boolean => isLease(text) && !LOAN.test(text);

const MONEY = String.raw`\$\s?\d[\d,]*(?:\.\d+)?`;

export const DUE_AT_SIGNING = new RegExp(
  [
    String.raw`(?:${MONEY}|\b(?:no money|no payment|no|zero|nothing))(?:\s(?:total|cash|is|down))*\sdue\s(?:at|on|upon)\s(?:lease\s)?(?:signing|delivery)`,
    String.raw`due at (?:lease )?(?:signing|delivery)(?: is| of)?:?\s${MONEY}`,
    String.raw`(?:${MONEY}|\b(?:nada|cero|ningún pago))\s(?:\p{L}+\s){0,3}?al (?:firmar|momento de la firma)`,
    String.raw`al firmar(?: son)?:?\s${MONEY}`,
  ].join('|'),
  'iu',
);

const DOWN =
  /(?:\$\s?[\d,.]*\d|\d\s?%|\bno(?:[\s-]money)?|\bzero|\b(?:dime|cents?|dollars?))[\s-](?:cash |money )?down\b|down ?payments? (?:of|is|:)|\bno down ?payment|de (?:enganche|pago inicial)|enganche (?:de|desde)|sin enganche/i;

/** Whether a text states the down payment, or what is due when the contract is signed. */
export const statesDownPayment = (text: string): boolean => DOWN.test(text) || DUE_AT_SIGNING.test(text);

/** The months of a warranty or a plan are no payments. */
const NO_WARRANTY = String.raw`(?![\s-](?:[\p{L}\/-]+\s){0,3}?(?:warrant|guarantee|service|plan|coverage|maintenance|garantía|servicio|mantenimiento))`;

export const PAYMENT_COUNT = new RegExp(
  [
    String.raw`\b\d{1,3} (?:(?:equal|easy|low|monthly|weekly) )*payments?\b`,
    String.raw`\b(?<!(?:warrant(?:y|ies)|coverage|covered|good|valid)\s)(?:for|over|financ\p{L}+|terms?|loans?|payments?)\W(?:[^.!?]{0,20}\W)?\d{2,3}[- ](?:months?|mos?)\b${NO_WARRANTY}`,
    String.raw`\b\d{2,3}[- ](?:months?|mos?)\b${NO_WARRANTY}[^.!?]{0,20}\b(?:terms?|financ\p{L}+|loans?|pay|payments?)\b`,
    // Between commas, or as a product: “$299/mo x 60 months”.
    String.raw`[,;x×]\s\d{2,3} (?:months?|mos?|meses)(?=\s?[,;.]|\s(?:at|with|a|con)\s|$)`,
    String.raw`\b\d{1,3} (?:pagos|mensualidades)\b`,
    String.raw`\b(?:por|durante|en|a|hasta|financ\p{L}+|plazos?|préstamos?)\s(?:\p{L}+\s){0,2}\d{2,3} meses\b(?! de (?:garantía|servicio|mantenimiento))`,
  ].join('|'),
  'iu',
);

export const PAYMENT_AMOUNT =
  /payments? of \$\s?\d|\$\s?\d[\d,]*(?:\.\d+)? ?(?:\/ ?|per |an? |each |every |al |por |cada |a la )(?:mo|month|wk|week|mes|semana|quincena)\b|\$\s?\d[\d,]*(?:\.\d+)? (?:monthly|weekly|mensuales|semanales)|(?:pagos?|mensualidades)(?: mensuales)? de \$\s?\d/i;

const PERCENT = String.raw`\d+(?:\.\d+)?\s?%(?!\s(?:cash\s|money\s)?(?:down|off)\b|\sde\s(?:enganche|pago inicial|inicial|descuento))`;

/** An annual percentage rate, with its percent. */
export const APR = new RegExp(
  [
    String.raw`\d\s?%\s(?:(?:fixed|variable|adjustable|introductory|de|fijo)\s)*\(?(?:APR\b|annual percentage rate|tasa (?:de porcentaje )?anual)`,
    String.raw`\b(?:APR|annual percentage rate|tasa (?:de porcentaje )?anual)\)?(?:\s\(?APR\))?:?(?:\s\p{L}+){0,4}\s${PERCENT}`,
  ].join('|'),
  'iu',
);
