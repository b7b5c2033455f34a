/** What staff call kinds and statuses of leads, where leads go and why they are held, on screen and in mail. */
import { type Form, FORMS, LEAD_FORMS } from '@rooftop/forms/lead-forms';
import { type Language, perLanguage } from '@rooftop/tenancy/languages';
import { CHANNEL_NAMES, type ShownDestination } from '../destination.ts';
import type { LeadStatus } from '../inbox/inbox-api.ts';
import type { LostReason } from '../inbox/outcome.ts';

const isComplete = (names: Partial<Record<Form, string>>): names is Readonly<Record<Form, string>> =>
  FORMS.every((form) => names[form] !== undefined);

export const FORM_WORDS = perLanguage((language) => {
  const names = Object.fromEntries(FORMS.map((form) => [form, LEAD_FORMS[form].staffName[language]]));
  if (!isComplete(names)) throw new Error('A form has no name');
  return names;
});

export const STATUS_WORDS: Readonly<Record<Language, Readonly<Record<LeadStatus, string>>>> = {
  en: {
    new: 'New',
    assigned: 'Assigned',
    contacted: 'Contacted',
    appointment: 'Appointment',
    sold: 'Sold',
    lost: 'Lost',
  },
  es: {
    new: 'Nueva',
    assigned: 'Asignada',
    contacted: 'Contactada',
    appointment: 'Con cita',
    sold: 'Vendida',
    lost: 'Perdida',
  },
};

export const LOST_WORDS: Readonly<Record<Language, Readonly<Record<LostReason, string>>>> = {
  en: {
    boughtElsewhere: 'Bought elsewhere',
    price: 'Price or payment',
    carGone: 'Car was gone',
    noCredit: 'No financing',
    noReply: 'Never replied',
    notBuying: 'Not buying now',
  },
  es: {
    boughtElsewhere: 'Compró en otro lugar',
    price: 'Precio o pago',
    carGone: 'El auto ya no estaba',
    noCredit: 'Sin financiamiento',
    noReply: 'Nunca respondió',
    notBuying: 'No compra por ahora',
  },
};

interface DestinationWords {
  readonly to: string;
  readonly invalidUrl: string;
  readonly nobody: string;
}

const DESTINATION_WORDS: Readonly<Record<Language, DestinationWords>> = {
  en: {
    to: 'to',
    invalidUrl: 'an invalid URL',
    nobody: 'Nobody: no recipient is configured',
  },
  es: {
    to: 'a',
    invalidUrl: 'una URL no válida',
    nobody: 'Nadie: no hay ningún destinatario configurado',
  },
};

/** Says where a delivery goes: `Text mail to sales@dealer.example`. */
export function describeDestination(destination: ShownDestination | null, language: Language): string {
  const words = DESTINATION_WORDS[language];
  if (destination === null) return words.nobody;
  return `${CHANNEL_NAMES[destination.channel][language]} ${words.to} ${destination.to ?? words.invalidUrl}`;
}

/** Why the website holds leads (app/forms/spam-filter, packages/platform/leads), in English, as leads store it, and in Spanish. */
const SUSPICIONS = {
  'the hidden field was filled in': 'se llenó el campo oculto',
  'missing or invalid form token': 'falta el código del formulario o no es válido',
  'sent within two seconds': 'enviada en menos de dos segundos',
  'form token older than a day': 'formulario abierto por más de un día',
  'form token used before': 'código del formulario ya usado',
  'sent without JavaScript during a surge of forms': 'enviada sin JavaScript durante una ola de formularios',
  'many forms with the same contact': 'muchos formularios con el mismo contacto',
  'ignored sender': 'remitente ignorado',
  'URL in a name': 'dirección web en un nombre',
  markup: 'código HTML',
  'many links': 'muchos enlaces',
  links: 'enlaces',
  'spam topic': 'tema de spam',
  'gibberish name': 'nombre sin sentido',
  'same first and last name': 'nombre y apellido iguales',
  'no user-agent': 'sin user-agent',
  'no accept-language': 'sin accept-language',
} as const;
export type Suspicion = keyof typeof SUSPICIONS;
const SPANISH_SUSPICIONS: ReadonlyMap<string, string> = new Map(Object.entries(SUSPICIONS));

/** Says why a lead is held. Reasons without a translation stay as they are. */
export const describeSuspicion = (suspicion: string, language: Language): string =>
  language === 'en'
    ? suspicion
    : suspicion
        .split(', ')
        .map((reason) => SPANISH_SUSPICIONS.get(reason) ?? reason)
        .join(', ');
