import type { BlockKit } from '../../../tenant-kit.ts';
import { financingTerms, tradeBonusTerms } from '../terms.ts';
import { pictures } from '../pictures.ts';

export const onePrice: BlockKit = {
  _type: 'feature',
  eyebrow: { en: 'What you pay', es: 'Lo que usted paga' },
  heading: { en: 'Every line, before you come in.', es: 'Cada renglón, antes de venir.' },
  body: {
    en: [
      'The price of the car. The documentary fee of **$419**, the same on every sale. Pennsylvania’s tax, title and tags, at cost. That is the list; there is no other page.',
      'Each used and certified car has a **75-point inspection** and a **free vehicle history report**. Longer cover is your choice: [vehicle protection plans](page:vehicle-protection-plans) have a price of their own, in writing before you sign.',
    ],
    es: [
      'El precio del auto. El cargo de documentación de **$419**, igual en cada venta. El impuesto, el título y las placas de Pensilvania, al costo. Esa es la lista; no hay otra página.',
      'Cada auto usado o certificado tiene una **inspección de 75 puntos** y un **informe de historial gratis**. Una cobertura más larga es decisión suya: los [planes de protección](page:vehicle-protection-plans) tienen su propio precio, por escrito antes de firmar.',
    ],
  },
  points: [
    { en: 'One price online and on the floor', es: 'Un solo precio, en línea y en la sala' },
    { en: 'Free vehicle history report', es: 'Informe de historial gratis' },
    {
      en: 'Lifetime parts-and-labor warranty on our service repairs',
      es: 'Garantía de por vida en piezas y mano de obra de nuestras reparaciones',
    },
  ],
  terms: {
    en: 'Tax, title and registration depend on where you live. The inspection describes the car on the day it was made and is not a warranty. A history report holds what was reported to its provider. The parts-and-labor warranty is for repairs done by our service department; its written terms are on the invoice. Protection plans are optional, sold separately and never a condition of a sale or a loan.',
    es: 'El impuesto, el título y el registro dependen de donde usted vive. La inspección describe el auto el día en que se hizo y no es una garantía. El informe de historial contiene lo que se reportó a su proveedor. La garantía de piezas y mano de obra es para reparaciones de nuestro departamento de servicio; sus términos por escrito están en la factura. Los planes de protección son opcionales, se venden por separado y nunca son condición de una venta o un préstamo.',
  },
  image: pictures.warranty,
  imageSide: 'right',
  callToAction: { label: { en: 'See all cars', es: 'Ver todos los autos' }, href: '/cars-for-sale' },
  secondCallToAction: {
    label: { en: 'Protection plans', es: 'Planes de protección' },
    href: '/vehicle-protection-plans',
  },
};

export const financing: BlockKit = {
  _type: 'feature',
  eyebrow: { en: 'Financing', es: 'Financiamiento' },
  heading: { en: 'Good, bad or no credit. Start here.', es: 'Buen crédito, malo o ninguno. Empiece aquí.' },
  body: {
    en: [
      'First-time buyers, credit amnesty, sub-prime loans, a taxpayer number instead of a Social Security number: we know which lender says yes to what. **As low as one dime down with approved credit.**',
    ],
    es: [
      'Primer auto, amnistía de crédito, préstamos subprime, ITIN en lugar de número de Seguro Social: sabemos qué prestamista acepta qué. **Desde diez centavos de enganche con crédito aprobado.**',
    ],
  },
  points: [
    { en: 'Financing assistance is free', es: 'La ayuda con el financiamiento es gratis' },
    { en: 'No effect on your score to get pre-approved', es: 'La preaprobación no afecta su puntaje' },
    {
      en: 'Many applicants pre-approved within 24–48 hours',
      es: 'Muchos solicitantes preaprobados en 24 a 48 horas',
    },
  ],
  terms: financingTerms,
  image: pictures.financing,
  imageSide: 'left',
  callToAction: {
    label: { en: 'Get pre-approved', es: 'Obtenga su preaprobación' },
    href: '/auto-financing/apply-for-financing',
  },
  secondCallToAction: {
    label: { en: 'How financing works', es: 'Cómo funciona' },
    href: '/auto-financing',
  },
};

export const tradeBonus: BlockKit = {
  _type: 'feature',
  eyebrow: { en: 'Sell or trade', es: 'Vender o cambiar' },
  heading: { en: 'Their offer, plus $300.', es: 'La oferta de ellos, más $300.' },
  body: {
    en: [
      'Show us a written cash offer from somebody who inspected the car. On a trade-in we beat it by **$300**.',
    ],
    es: [
      'Muéstrenos una oferta en efectivo, por escrito, de alguien que inspeccionó el auto. En un intercambio la superamos por **$300**.',
    ],
  },
  points: [
    { en: 'Valid for 7 days', es: 'Válida por 7 días' },
    { en: 'Paid the same day', es: 'Pago el mismo día' },
    { en: 'In English or Spanish', es: 'En español o inglés' },
  ],
  terms: tradeBonusTerms,
  image: pictures.trade,
  imageSide: 'right',
  callToAction: {
    label: { en: 'Value my car', es: 'Valorar mi auto' },
    href: '/sell-trade-my-car/your-vehicle',
  },
};
