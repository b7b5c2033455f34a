import type { answerEn } from './answer-en.ts';

export const answerEs: typeof answerEn = {
  attempts: {
    dialed: 'Marcó el número',
    leftMessage: 'Dejó un mensaje',
    noAnswer: 'Nadie contestó',
  },
  howWasCall: '¿Cómo fue la llamada?',
  reached: 'Contestó',
  leftMessage: 'Dejé un mensaje',
  noAnswer: 'No contestó',
  refusedTitle: 'Este cliente no aceptó llamadas ni mensajes',
  refusedHint: 'No marcó la casilla de llamadas y mensajes. Si puede, responda por correo.',
  anyway: (action) => `${action} de todos modos`,
  endTitles: { sold: '¿Qué se vendió?', lost: '¿Por qué se perdió?' },
  soldCar: 'Auto',
  soldPrice: 'Precio en dólares',
  soldDay: 'Día de la venta',
  lostReason: 'Motivo',
  skip: 'Omitir',
};
