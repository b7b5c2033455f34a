/** Promises that the dealership's settings deny: the same page would contradict them. */
import { ADVERTISEMENTS, type FoundClaim, type ClaimRule, type PromiseFacts } from './claim-rule.ts';

type Switch = {
  [Name in keyof PromiseFacts]: PromiseFacts[Name] extends boolean ? Name : never;
}[keyof PromiseFacts];

/** A rule for words that are true only while a setting is on. */
const onlyIf = (
  setting: Switch,
  judged: string,
  rule: Pick<ClaimRule, 'name' | 'says' | 'warns' | 'passes'>,
): ClaimRule => ({
  ...rule,
  source: 'the dealership’s settings; 15 U.S.C. 45(a)',
  types: [...ADVERTISEMENTS, 'article'],
  judge: ({ facts }) => (facts === null || facts[setting] ? null : judged),
});

const OFFER = (title: string) =>
  `promises something that your settings don’t offer. Turn on “${title}” in Settings, under Claims, or take the words out.`;

const engineWarranty = onlyIf('engineWarranty', OFFER('Lifetime engine warranty'), {
  name: 'Lifetime engine warranty',
  says: { en: /\blifetime (?:engine|powertrain)\b/giu, es: /\bmotor de por vida\b/giu },
  warns: {
    en: ['With our lifetime engine limited warranty'],
    es: ['Garantía limitada de motor de por vida'],
  },
  passes: { en: ['The engine lasted a lifetime'], es: ['El motor es nuevo'] },
});

const maintenancePlan = onlyIf('maintenancePlan', OFFER('12-month maintenance plan'), {
  name: 'Maintenance plan',
  says: { en: /\b12-month maintenance plan\b/giu, es: /\bplan de mantenimiento\b/giu },
  warns: { en: ['The 12-month maintenance plan'], es: ['Un plan de mantenimiento de 12 meses'] },
  passes: { en: ['Maintenance by the book'], es: ['El mantenimiento según el manual'] },
});

const repairWarranty = onlyIf('repairWarranty', OFFER('Lifetime warranty on service repairs'), {
  name: 'Lifetime warranty on repairs',
  says: {
    en: /\blifetime parts-and-labor\b|\blifetime warranty on (?:our )?(?:service )?repairs\b/giu,
    es: /\bde por vida en piezas\b/giu,
  },
  warns: { en: ['Lifetime parts-and-labor warranty'], es: ['Garantía de por vida en piezas y mano de obra'] },
  passes: { en: ['Parts and labor are on the invoice'], es: ['Piezas y mano de obra'] },
});

const serviceScheduling = onlyIf(
  'serviceScheduling',
  'offers to book service online, which your settings turn off. Turn on “Online service scheduling” in Settings, under Claims, or write “Call us for an appointment”.',
  {
    name: 'Service booked online',
    says: {
      en: /\bpick a day at the store\b|\bschedule (?:a visit|one)\b|(?<!\b(?:cannot|can't) )\b(?:book|schedule) (?:your )?service online\b/giu,
      es: /\bagende su servicio en línea\b/giu,
    },
    warns: {
      en: ['Pick a day at the store near you', 'Book your service online'],
      es: ['Agende su servicio en línea'],
    },
    passes: {
      en: ['Call us for an appointment', 'You cannot book service online'],
      es: ['Llámenos para una cita'],
    },
  },
);

const instantPreApproval = onlyIf(
  'preApprovalIsInstant',
  'says that pre-approval is instant or leaves the credit score alone, which your settings don’t say of your lender’s form. If it is true, turn on “Your lender’s form answers instantly” in Settings, under Claims. If not, write “Many applicants are pre-approved within 24–48 hours”.',
  {
    name: 'Instant pre-approval',
    says: {
      en: /\binstant pre-?approval|\bunder 60 seconds|\b(?:is|are) a soft inquiry|\bpre-?approval (?:has|won['’]t|without) [^.]{0,40}effect/giu,
      es: /\bpreaprobación (?:es una consulta|instantánea|inmediata)/giu,
    },
    warns: {
      en: ['Instant pre-approval', 'it is a soft inquiry', 'Pre-approval has no effect on your score'],
      es: ['Una preaprobación es una consulta', 'Preaprobación instantánea'],
    },
    passes: { en: ['Ask for pre-approval'], es: ['Pida su preaprobación'] },
  },
);

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const centsOf = (dollars: string): number => Math.round(Number(dollars.replaceAll(',', '')) * 100);

const tradeBonus: ClaimRule = {
  name: 'Trade-in bonus',
  source: 'the dealership’s settings; 15 U.S.C. 45(a)',
  types: [...ADVERTISEMENTS, 'article'],
  says: {
    en: /\$\s?(\d[\d,]*)\s(?:over|on top of)\s(?:any|our|your|the)\s(?:[\p{L}']+[\s-]){0,3}?(?:offers?|prices?|bids?|quotes?)\b/giu,
    es: /\$\s?(\d[\d,]*)\s(?:por encima|más) (?:de|que)\s(?:\p{L}+\s){0,3}?(?:ofertas?|precios?|cotización|cotizaciones)(?!\p{L})/giu,
  },
  judge: ({ facts, figure = '' }: FoundClaim) =>
    facts === null || centsOf(figure) === facts.tradeBonus
      ? null
      : `is not the bonus in your settings, which is ${DOLLARS.format(facts.tradeBonus / 100)}. The trade-in page offers that one. Write it here, or change “Trade-in bonus” in Settings, under Claims.`,
  warns: {
    en: ['$500 over any written cash offer', "$500 over your other dealer's bid"],
    es: ['$500 por encima de cualquier oferta en efectivo'],
  },
  passes: {
    en: [
      '$300 over any written cash offer',
      'Repairs of $300 or more',
      'Worth $5,000 over the life of the car',
      '$1,000 over your trade',
    ],
    es: ['$300 por encima de cualquier oferta por escrito', 'Cuesta $900 más que el año pasado'],
  },
};

/** Promises that a setting turns on and off. */
export const switchedPromises: readonly ClaimRule[] = [
  engineWarranty,
  maintenancePlan,
  repairWarranty,
  serviceScheduling,
  instantPreApproval,
];

export const deniedPromises: readonly ClaimRule[] = [...switchedPromises, tradeBonus];
