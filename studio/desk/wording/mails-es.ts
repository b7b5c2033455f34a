import type { mailsEn } from './mails-en.ts';

export const mailsEs: typeof mailsEn = {
  conversation: 'Conversación',
  newReply: 'Nueva respuesta',
  none: 'Todavía no hay correos.',
  write: 'Escribir un correo',
  to: (address) => `Para ${address}`,
  inSpanish: 'Este cliente escribió en español.',
  subject: 'Asunto',
  text: 'Su correo',
  withCar: 'Enviar el auto con su precio y sus fotos',
  cardBelow: 'El cliente ve esto debajo de su texto:',
  noPrice: 'Sin precio: su sitio web no le muestra ninguno a este cliente.',
  comesBack: 'La respuesta vuelve a esta solicitud.',
  goesTo: (mailbox) => `Las respuestas llegan a ${mailbox}, no aquí.`,
  stopped: 'Este cliente ya no quiere correos de su concesionario. Si puede, llámelo.',
  anyway: 'Escribir de todos modos',
  cancel: 'Cancelar',
  sending: 'Enviando…',
  again: 'Enviar de nuevo',
  whole: 'Correo completo',
  sealed: 'Este correo está sellado con la solicitud de crédito. Léalo allí.',
  attached: (names) => `Adjuntos que por seguridad no se guardan: ${names}. Pídalos a su propio buzón.`,
  kinds: {
    answer: 'Correo enviado desde aquí',
    staffAnswer: 'Correo enviado desde el buzón de un colega',
    reply: 'Respuesta del cliente',
    otherAddress: 'Desde otra dirección',
    fromStaff: 'De un colega, sin reenviar',
    automatic: 'Correo automático',
    unknownSender: 'De un remitente desconocido, sin reenviar',
  },
  hints: {
    otherAddress: 'No llegó desde la dirección del cliente. Averigüe quién lo escribió antes de responder.',
    fromStaff:
      'Un correo de un colega que no se reenvió: a la dirección de respuesta del cliente, sin la línea sobre la que se responde, tarde, o a un cliente que ya no quiere correos. El cliente no lo recibió.',
    unknownSender:
      'Alguien que no trabaja aquí escribió a la dirección de su equipo. El cliente no lo recibió.',
  },
  states: { waiting: 'En espera', sent: 'Enviado', dead: 'No enviado', withheld: 'Retenido' },
  problems: {
    unreachable:
      'No se pudo conectar con el servidor de correo. El correo se guarda y se intenta de nuevo durante tres días.',
    rejected: 'El servidor de correo no lo aceptó. Revise la dirección del cliente o llámelo.',
    noAddress: 'Este cliente no dejó un correo electrónico válido. Mejor llámelo.',
    nothingWritten: 'No había nada encima del texto citado. Escriba su respuesta encima.',
    stopped:
      'El cliente dejó de aceptar correos de su concesionario antes de que este se enviara. Llámelo, o escriba un correo nuevo y confírmelo.',
    other: 'No se pudo enviar. Inténtelo de nuevo o avise a quien administra la plataforma.',
  },
};
