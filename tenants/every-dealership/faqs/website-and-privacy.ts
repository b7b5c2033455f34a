import type { FaqKit } from '../../tenant-kit.ts';

const shown = { places: ['help'], helpCategory: 'website-and-privacy' } as const;

export const websiteAndPrivacy: readonly FaqKit[] = [
  {
    key: 'locked',
    question: {
      en: 'Are there cars that I do not see?',
      es: '¿Hay autos que no veo?',
    },
    answer: {
      en: [
        'There may be. Some cars are shown only to visitors who have told us who they are. Give your name, e-mail and phone once, and you see them for 30 days in that browser. We use your details to answer you, as the [privacy policy](legalDocument:privacy-policy) says.',
      ],
      es: [
        'Puede ser. Algunos autos se muestran solo a visitantes que se han identificado. Dé una vez su nombre, correo y teléfono, y los verá durante 30 días en ese navegador. Usamos sus datos para responderle, como dice la [política de privacidad](legalDocument:privacy-policy).',
      ],
    },
    ...shown,
  },
  {
    key: 'no-code',
    question: {
      en: 'My phone code does not arrive. What now?',
      es: 'No me llega el código al teléfono. ¿Y ahora?',
    },
    answer: {
      en: [
        'Wait a minute, check the number, and ask for a new one. The code has six digits and goes by text, so a landline cannot receive it. If it still fails, call us: your request was kept anyway.',
      ],
      es: [
        'Espere un minuto, revise el número y pida otro. El código tiene seis dígitos y llega por mensaje, así que una línea fija no lo recibe. Si sigue sin llegar, llámenos: su solicitud se guardó de todos modos.',
      ],
    },
    ...shown,
  },
  {
    key: 'stop-texts',
    question: { en: 'How do I stop text messages?', es: '¿Cómo dejo de recibir mensajes?' },
    answer: {
      en: [
        'Reply **STOP** to any of them. Consent to calls or texts is never a condition of buying, and you can ask us at any time to use e-mail only.',
      ],
      es: [
        'Responda **STOP** a cualquiera de ellos. Aceptar llamadas o mensajes nunca es condición para comprar, y puede pedirnos en cualquier momento que usemos solo correo.',
      ],
    },
    ...shown,
  },
  {
    key: 'my-data',
    question: {
      en: 'How do I see or delete what you know about me?',
      es: '¿Cómo veo o elimino lo que saben de mí?',
    },
    answer: {
      en: [
        'On [Your Privacy Choices](/legal/your-privacy-choices) you can send a request, and set what this website may store and share. We answer within 45 days.',
      ],
      es: [
        'En [Sus opciones de privacidad](/legal/your-privacy-choices) puede enviar una solicitud y decidir qué puede guardar y compartir este sitio. Respondemos en 45 días.',
      ],
    },
    ...shown,
  },
  {
    key: 'does-not-work',
    question: {
      en: 'Something does not work. Whom do I tell?',
      es: 'Algo no funciona. ¿A quién le aviso?',
    },
    answer: {
      en: [
        'Tell us with [the contact form](/contact-us?topic=7), or by phone. Say which page it was and what you did. The pages also work without scripts and with a keyboard or a screen reader; if one does not, we want to know.',
      ],
      es: [
        'Díganos con [el formulario de contacto](/contact-us?topic=7) o por teléfono, en qué página fue y qué hizo. Las páginas también funcionan sin scripts y con teclado o lector de pantalla; si una no lo hace, queremos saberlo.',
      ],
    },
    ...shown,
  },
];
