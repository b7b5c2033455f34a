/** Texts of the weekly mail and of mail about late leads. */
import type { StaffLanguage } from '../wording/lead-words.ts';

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
};

export const STAFF_MAIL_WORDS: Readonly<Record<StaffLanguage, typeof en>> = { en, es };
