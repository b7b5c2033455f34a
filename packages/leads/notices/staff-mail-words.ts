import type { Language } from '@rooftop/tenancy/languages';

/** Texts of the weekly mail and of mail about late, held and undelivered leads. */

const leadsIn = {
  en: (count: number) => (count === 1 ? '1 lead' : `${count} leads`),
  es: (count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
};

const en = {
  // Weekly mail
  weekly: (from: string, to: string, leads: number) => `Your leads from ${from} to ${to}: ${leads}`,
  leads: 'Leads',
  answers: 'Answers, in minutes of opening hours',
  answered: 'answered',
  median: 'median',
  slowest: 'slowest',
  late: 'late',
  none: 'none',
  byPerson: 'By person',
  byForm: 'By kind',
  bySource: 'By source',
  direct: 'Direct',
  byStore: 'By store',
  noStore: 'no store',
  byStatus: 'By status',
  failed: 'Deliveries that failed',
  more: 'More',

  // Late leads
  wait: (leads: number) => (leads === 1 ? '1 lead waits for an answer' : `${leads} leads wait for an answer`),
  tooLong: (wait: string) => `${wait} for longer than you want to take:`,
  lead: (number: number) => `Lead ${number}`,
  nobody: 'taken by nobody',

  // Held and undelivered leads
  needAttention: (leads: number) => `${leadsIn.en(leads)} ${leads === 1 ? 'needs' : 'need'} your attention`,
  inSurge: (leads: number) =>
    `${leadsIn.en(leads)} came in during a surge of forms, probably from shoppers. Review them soon:`,
  likeSpam: (leads: number) => `${leadsIn.en(leads)} looked like spam. If one is from a shopper, release it:`,
  heldTerm:
    'Nobody has received these leads yet. Leads that aren’t released are deleted after the time set in the Studio under “How long leads are kept”.',
  noRecipient: (leads: number) =>
    `No recipient is set for ${leadsIn.en(leads)}. Delivery starts once you enter one in the Studio:`,
  deliveriesFailed: (deliveries: number) =>
    `${deliveries === 1 ? '1 delivery' : `${deliveries} deliveries`} failed:`,
  sendAgain: 'Send it again from the desk',
  andMore: (count: number) => `And ${count} more.`,

  // Replies
  replied: (number: number, name: string | null) => `${name ?? 'The shopper'} replied about lead ${number}`,
  strangers: {
    otherAddress: {
      subject: (number: number) => `Email from another address about lead ${number}`,
      hint: 'This did not come from the shopper’s own address. Make sure who wrote it. An answer to this email goes to the shopper’s own address.',
    },
    unknownSender: {
      subject: (number: number) => `Email from an unknown sender about lead ${number}`,
      hint: 'Somebody who doesn’t work here wrote to the address for your team. The shopper did not get it. An answer to this email goes to the shopper.',
    },
  },
  from: (address: string | null) => `From: ${address ?? 'no address'}`,
  inDesk: 'Open it in the desk',
};

const es: typeof en = {
  weekly: (from, to, leads) => `Sus solicitudes del ${from} al ${to}: ${leads}`,
  leads: 'Solicitudes',
  answers: 'Respuestas, en minutos de atención',
  answered: 'respondidas',
  median: 'mediana',
  slowest: 'la más lenta',
  late: 'tarde',
  none: 'ninguna',
  byPerson: 'Por persona',
  byForm: 'Por tipo',
  bySource: 'Por origen',
  direct: 'Directo',
  byStore: 'Por tienda',
  noStore: 'ninguna tienda',
  byStatus: 'Por estado',
  failed: 'Entregas que fallaron',
  more: 'Más',

  wait: (leads) => (leads === 1 ? '1 solicitud espera respuesta' : `${leads} solicitudes esperan respuesta`),
  tooLong: (wait) => `${wait} desde hace más tiempo del previsto:`,
  lead: (number) => `Solicitud ${number}`,
  nobody: 'sin responsable',

  needAttention: (leads) => `${leadsIn.es(leads)} ${leads === 1 ? 'necesita' : 'necesitan'} su atención`,
  inSurge: (leads) =>
    leads === 1
      ? '1 solicitud llegó durante una ola de formularios, probablemente de un cliente. Revísela pronto:'
      : `${leads} solicitudes llegaron durante una ola de formularios, probablemente de clientes. Revíselas pronto:`,
  likeSpam: (leads) =>
    leads === 1
      ? '1 solicitud parecía spam. Si es de un cliente, libérela:'
      : `${leads} solicitudes parecían spam. Si alguna es de un cliente, libérela:`,
  heldTerm:
    'Nadie ha recibido estas solicitudes todavía. Las que no se liberen se eliminarán después del plazo fijado en el Studio, en “How long leads are kept”.',
  noRecipient: (leads) =>
    `No hay ningún destinatario para ${leadsIn.es(leads)}. La entrega comenzará en cuanto ingrese uno en el Studio:`,
  deliveriesFailed: (deliveries) =>
    deliveries === 1 ? 'Falló 1 entrega:' : `Fallaron ${deliveries} entregas:`,
  sendAgain: 'Envíela de nuevo aquí',
  andMore: (count) => `Y ${count} más.`,

  replied: (number, name) => `${name ?? 'El cliente'} respondió sobre la solicitud ${number}`,
  strangers: {
    otherAddress: {
      subject: (number) => `Correo desde otra dirección sobre la solicitud ${number}`,
      hint: 'No llegó desde la dirección del cliente. Averigüe quién lo escribió. Una respuesta a este correo llega a la dirección del cliente.',
    },
    unknownSender: {
      subject: (number) => `Correo de un remitente desconocido sobre la solicitud ${number}`,
      hint: 'Alguien que no trabaja aquí escribió a la dirección de su equipo. El cliente no lo recibió. Una respuesta a este correo llega al cliente.',
    },
  },
  from: (address) => `De: ${address ?? 'sin dirección'}`,
  inDesk: 'Ábrala aquí',
};

export const STAFF_MAIL_WORDS: Readonly<Record<Language, typeof en>> = { en, es };
