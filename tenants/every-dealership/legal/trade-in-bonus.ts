import type { LegalDocumentKit } from '../../tenant-kit.ts';

export const tradeInBonus: LegalDocumentKit = {
  key: 'trade-in-bonus',
  kind: 'trade-in-bonus',
  title: { en: 'Trade-in bonus', es: 'Bono de intercambio' },
  versions: [
    {
      effectiveFrom: '2026-01-01',
      body: {
        en: [
          'These are the terms of the trade-in bonus of {legalName} (“{name}”, “we”).',
          '## What you get',
          '**$300 over any written, physically inspected cash offer** for your vehicle, when you trade it in on one of ours. There is a **$1,000 minimum trade value**. If the appraised value exceeds $1,000, the higher amount applies.',
          '## Conditions',
          '- The offer you bring is in **writing**, in cash, and made after the vehicle was **physically inspected**. An online estimate is not such an offer.',
          '- **One bonus per transaction.**',
          '- **Not combinable** with other trade-in bonuses.',
          '- The vehicle has a **valid VIN** and a **clear, transferable title**.',
          '- Its **major components are intact**.',
          '- It is in **running condition**.',
          {
            _type: 'callout',
            tone: 'caution',
            text: 'For everybody’s safety the vehicle must run and drive over 50 miles.',
          },
          'A vehicle that cannot be driven, or that comes on a tow truck, may get a **reduced value**.',
          '## Our own cash offers',
          'You need not trade to sell. Our cash offers are **valid for 7 days**, as long as the vehicle stays as it was, and are **paid the same day** that you accept them.',
          '## Questions',
          '{legalName}, {address}. Phone {phone}, e-mail {email}. [How selling and trading works](page:sell-trade-my-car).',
        ],
        es: [
          'Estos son los términos del bono de intercambio de {legalName} (“{name}”, “nosotros”).',
          '## Qué recibe',
          '**$300 por encima de cualquier oferta en efectivo, por escrito y con inspección física**, por su vehículo, cuando lo entrega como parte de pago de uno nuestro. El **valor mínimo de intercambio es de $1,000**. Si el valor del avalúo supera los $1,000, se aplica la cantidad mayor.',
          '## Condiciones',
          '- La oferta que trae es por **escrito**, en efectivo y hecha después de una **inspección física**. Una estimación en línea no lo es.',
          '- **Un bono por transacción.**',
          '- **No se combina** con otros bonos de intercambio.',
          '- El vehículo tiene un **VIN válido** y un **título limpio y transferible**.',
          '- Sus **componentes principales están intactos**.',
          '- Está **en marcha**.',
          {
            _type: 'callout',
            tone: 'caution',
            text: 'Por la seguridad de todos, el vehículo debe poder circular más de 50 millas.',
          },
          'Un vehículo que no circula o que llega en grúa puede recibir un **valor menor**.',
          '## Nuestras propias ofertas en efectivo',
          'No hace falta intercambiar para vender. Nuestras ofertas en efectivo **valen 7 días**, mientras el vehículo siga igual, y se **pagan el mismo día** en que las acepta.',
          '## Preguntas',
          '{legalName}, {address}. Teléfono {phone}, correo {email}. [Cómo se vende y se intercambia](page:sell-trade-my-car).',
        ],
      },
    },
  ],
};
