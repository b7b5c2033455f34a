import type { privacyEn } from './privacy-en.ts';

const leads = (count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`);

/** Texts of the page of personal data in Spanish. */
export const privacyEs: typeof privacyEn = {
  title: 'Datos personales',
  intro:
    'Busque todo lo que una persona envió a este concesionario, para darle una copia o eliminarlo. Se encuentra todo lo que tenga cualquiera de los dos datos. Compruebe primero que la persona es quien dice ser.',
  find: 'Buscar',
  noAddress: 'Ingrese un correo electrónico o un teléfono.',
  found: (address) => `Encontrado para ${address}`,
  nothing: 'No se encontró nada.',
  counts: [
    ['leads', 'Solicitudes'],
    ['files', 'Archivos'],
    ['consents', 'Pruebas de consentimiento'],
    ['visitors', 'Navegadores que el sitio recuerda'],
    ['appointments', 'Citas'],
    ['tradeIns', 'Autos a cuenta'],
    ['creditApplications', 'Solicitudes de crédito'],
  ],
  askManager: 'Su agencia o un administrador puede exportar y eliminar esto.',
  export: 'Exportar',
  delete: 'Eliminar todo',
  confirm: (count) =>
    `Esto elimina ${leads(count)} con notas, archivos y solicitudes de crédito, y lo que el sitio recuerda de esta persona. No se puede deshacer. Expórtelo antes si necesita una copia. Lo que ya se entregó a buzones y a su CRM debe eliminarse allí.`,
  keepsConsent: 'Las pruebas de consentimiento se conservan hasta su plazo, según su configuración.',
  confirmButton: 'Eliminar definitivamente',
  deleted: (count, kept) =>
    `${leads(count)}: eliminado.${kept === 0 ? '' : ` Pruebas de consentimiento que se conservan: ${kept}.`}`,
  answer: 'Responder a esta solicitud de privacidad',
  log: 'Quién exportó, consultó o eliminó datos personales',
  events: {
    leadsExported: 'Solicitudes exportadas como CSV',
    personFound: 'Datos de una persona consultados',
    personExported: 'Datos de una persona exportados',
    personDeleted: 'Datos de una persona eliminados',
    applicationRead: 'Solicitud de crédito consultada',
    numbersRead: 'Números de Seguro Social consultados',
    applicationDeleted: 'Solicitud de crédito eliminada',
    leadsExpired: 'Solicitudes eliminadas al terminar su plazo',
  },
  leads,
  reason: (reason) => `motivo: ${reason}`,
  exported: (filter) => (filter === null ? 'todas las solicitudes' : `filtro: ${filter}`),
};
