import type { FaqKit } from '../../../tenant-kit.ts';

export const sellTrade: readonly FaqKit[] = [
  {
    key: 'must-buy',
    question: { en: 'Do I have to buy from you?', es: '¿Tengo que comprarles un auto?' },
    answer: { en: ['No. Selling is a service of its own.'], es: ['No. Vender es un servicio aparte.'] },
    places: ['sell-trade'],
  },
  {
    key: 'valid',
    question: { en: 'How long is the offer valid?', es: '¿Cuánto vale la oferta?' },
    answer: {
      en: ['7 days, if the car stays as it was. We pay the day you accept.'],
      es: ['7 días, si el auto sigue como estaba. Pagamos el día que usted acepta.'],
    },
    places: ['sell-trade'],
  },
  {
    key: 'bonus',
    question: {
      en: 'What are the terms of the $300 bonus?',
      es: '¿Cuáles son los términos del bono de $300?',
    },
    answer: {
      en: [
        'It goes on top of any written, physically inspected cash offer when you trade with us.',
        '- $1,000 minimum trade value; if the appraised value exceeds $1,000, the higher amount applies',
        '- one bonus per transaction, not combinable with other trade-in bonuses',
        '- valid VIN, clear transferable title, major components intact, running condition',
        '- it must run and drive over 50 miles; a non-drivable or towed car may get a reduced value',
      ],
      es: [
        'Se suma a cualquier oferta en efectivo, por escrito y con inspección física, cuando hace el intercambio con nosotros.',
        '- valor mínimo de intercambio de $1,000; si el avalúo supera los $1,000, se aplica la cantidad mayor',
        '- un bono por transacción, no se combina con otros bonos de intercambio',
        '- VIN válido, título limpio y transferible, componentes principales intactos, en marcha',
        '- debe circular más de 50 millas; un auto que no circula o llega en grúa puede recibir un valor menor',
      ],
    },
    places: ['sell-trade'],
  },
  {
    key: 'papers-to-sell',
    question: { en: 'What do I bring to sell?', es: '¿Qué llevo para vender?' },
    answer: {
      en: [
        'The title or your lender’s name, the registration, every key, and an ID for each owner on the title.',
      ],
      es: [
        'El título o el nombre de su prestamista, el registro, todas las llaves y una identificación de cada dueño que figure en el título.',
      ],
    },
    places: ['sell-trade'],
  },
  {
    key: 'how-long',
    question: { en: 'How long does it take?', es: '¿Cuánto tarda?' },
    answer: {
      en: ['About thirty minutes for the inspection, and as long again for the papers.'],
      es: ['Unos treinta minutos la inspección, y otro tanto los papeles.'],
    },
    places: ['sell-trade'],
  },
];
