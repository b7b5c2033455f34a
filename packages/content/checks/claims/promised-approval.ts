import { ADVERTISEMENTS, type ClaimRule } from './claim-rule.ts';
import { WHO_QUALIFIES } from './no-money-down.ts';

/** An invitation, not yet a promise. It is one if nothing says that a lender decides. */
const INVITATION = /^(?:bad|poor|mal)/i;

/** A lender decides on each application, so nobody can promise its answer. */
export const promisedApproval: ClaimRule = {
  name: 'Promised approval',
  source: '15 U.S.C. 45(a); 12 CFR 1026.24(a): only terms that are really available may be advertised',
  types: [...ADVERTISEMENTS, 'article'],
  says: {
    en: new RegExp(
      [
        String.raw`(?<!\b(?:no|not|isn't|never)\s)\b(?:guaranteed|100%|instant)\s(?:(?:credit|loan|auto|car|financing)\s)*approvals?\b`,
        String.raw`\b(?:approval|financing)(?:\sis)?\sguaranteed\b`,
        String.raw`(?<!\b(?:no|not|isn't|never)\s)\bguaranteed\s(?:(?:auto|car|bad|credit)[\s-])*(?:financing|loans?|credit)\b`,
        String.raw`\byour\s(?:job|paycheck)\sis\syour\scredit\b`,
        String.raw`\b(?:bad|poor)\scredit(?:\sis)?[,?!:]?\s(?:ok(?:ay)?|no\sproblem|not\sa\sproblem)\b`,
        String.raw`(?<!\bnot\s)\b(?:everyone|everybody|anyone)(?:'s|\sis|\sgets|\squalifies and is)?\s(?:approved|financed)\b`,
        String.raw`(?<!\bnot\s)\ball\s(?:credit|applications?|applicants|buyers)(?:\sare|\sis)?\s(?:approved|accepted)\b`,
        String.raw`\bwe\s(?:approve|finance)\s(?:everyone|everybody|anyone)\b`,
        String.raw`\b(?:no one|nobody)(?:\sis)?\s(?:refused|turned down|denied)\b`,
        String.raw`(?<!\b(?:involves|means|takes|is)\s)\bno credit checks?\b(?!\s(?:to|for (?:pre|this|asking)|until|when|yet|here)\b)`,
      ].join('|'),
      'giu',
    ),
    es: new RegExp(
      [
        String.raw`\baprobación\s(?:de crédito\s)?(?:garantizada|segura|instantánea|inmediata)\b`,
        String.raw`\baprobación (?:al )?100\s?%`,
        String.raw`(?<!\bno\s(?:es|hay|está)\s)\b(?:financiamiento|crédito|préstamo)\sgarantizado\b`,
        String.raw`\b(?:su|tu)\s(?:trabajo|empleo)\ses\s(?:su|tu)\scrédito\b`,
        String.raw`\bmal\scrédito[,?!:]?\s(?:no\shay\sproblema|no\simporta|ok)\b`,
        String.raw`(?<!\bno\s)\btodos\s(?:(?:son|están|quedan|los solicitantes son)\s)?aprobados\b`,
        String.raw`\b(?:aprobamos|financiamos)\sa\s(?:todos|cualquiera)\b`,
        String.raw`(?<!\b(?:no hay|implica|requiere|pedir(?:la)?(?: la preaprobación)?)\s)\bsin\s(?:(?:verificación|revisión|consulta)\sde\scrédito|revisar\s(?:su|tu)\scrédito)\b(?!\s(?:para|por|al|hasta)\b)`,
      ].join('|'),
      'giu',
    ),
  },
  judge: ({ words, whole }) =>
    INVITATION.test(words) && WHO_QUALIFIES.test(whole)
      ? null
      : 'promises what only a lender can decide, and what no lender gives to everybody. Write “With approved credit” or “We work with lenders for good, bad and no credit”. If only your first answer needs no credit check, write “No credit check to ask”.',
  warns: {
    en: [
      'Guaranteed approval',
      'Guaranteed credit approval!',
      'Your approval is guaranteed',
      '100% approval',
      'Everyone is approved',
      'Everybody approved, no questions',
      'All credit accepted',
      'We finance everyone',
      'Nobody is turned down',
      'No credit check',
      'Cars with no credit checks!',
      'Instant approval',
      'Guaranteed financing',
      'Guaranteed car loans',
      'Bad credit OK',
      'Bad credit? No problem!',
      'Your job is your credit',
      'Your job is your credit. With approved credit.',
    ],
    es: [
      'Aprobación garantizada',
      'Todos aprobados',
      'Financiamos a todos',
      'Sin verificación de crédito',
      'Autos sin consulta de crédito',
      'Financiamiento garantizado',
      'Su trabajo es su crédito',
      'Mal crédito, no hay problema',
    ],
  },
  passes: {
    en: [
      'Nobody can promise approval before a lender has looked',
      'Not all applicants are approved',
      'Approval is not guaranteed',
      'No credit check to ask for pre-approval',
      'Asking involves no credit check. With approved credit.',
      'We work with lenders for good, bad and no credit',
      'The instant pre-approval takes under 60 seconds',
      'Neither is a credit check',
      'Bad credit OK. With approved credit.',
      'Bad credit? You may qualify; not all applicants do',
      'Financing is never guaranteed',
      'Guaranteed for 30 days',
    ],
    es: [
      'La aprobación no está garantizada',
      'No todos son aprobados',
      'Preguntar no implica consulta de crédito',
      'Preaprobación sin consulta de crédito para pedirla',
      'Pedirla sin consulta de crédito',
      'Mal crédito, no importa. Con crédito aprobado.',
    ],
  },
};
