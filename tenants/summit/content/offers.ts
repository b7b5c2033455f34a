import type { OfferKit } from '../../tenant-kit.ts';
import { pictures } from './pictures.ts';

export const offers: readonly OfferKit[] = [
  {
    key: 'military-first-responder',
    offerType: 'discount',
    department: 'dealer',
    typeLabel: 'Discount',
    name: {
      en: '$250 military and first responder discount',
      es: '$250 de descuento para militares y socorristas',
    },
    badge: 'Exclusive',
    description: {
      en: ['**$250 off** any car for military, veterans, police, fire and EMS. Bring your ID.'],
      es: [
        '**$250 de descuento** en cualquier auto para militares, veteranos, policías, bomberos y paramédicos. Traiga su identificación.',
      ],
    },
    disclaimer: {
      en: 'One per purchase, with valid identification at signing. Not for cash. Ends {expires}.',
      es: 'Uno por compra, con identificación vigente al firmar. No se cambia por efectivo. Termina el {expires}.',
    },
    image: pictures.thanks,
    recurring: 'monthly',
    startDate: '2024-03-01',
    vehicles: {},
  },
  {
    key: 'referral-bonus',
    offerType: 'referral',
    department: 'dealer',
    typeLabel: 'Cash',
    name: { en: '$200 referral bonus', es: 'Bono de $200 por recomendar' },
    description: {
      en: ['A friend buys, you get a **$200 check** within 30 days.'],
      es: ['Su amigo compra y usted recibe un **cheque de $200** en un plazo de 30 días.'],
    },
    disclaimer: {
      en: 'First-time customers who name you before signing. One bonus per sale. Ends {expires}.',
      es: 'Clientes nuevos que lo nombren antes de firmar. Un bono por venta. Termina el {expires}.',
    },
    recurring: 'monthly',
    startDate: '2024-03-01',
    vehicles: {},
  },
  {
    key: 'oil-change-bundle',
    offerType: 'service-bundle',
    department: 'service',
    typeLabel: 'Bundle',
    name: { en: '$59.95 oil change bundle', es: 'Paquete de cambio de aceite por $59.95' },
    badge: 'Online Exclusive',
    description: {
      en: [
        'Oil, filter, tire rotation and a brake check for **$59.95**. Due every 3,000 to 5,000 miles on most cars.',
      ],
      es: [
        'Aceite, filtro, rotación de llantas y revisión de frenos por **$59.95**. En la mayoría de los autos toca cada 3,000 a 5,000 millas.',
      ],
    },
    disclaimer: {
      en: 'Up to five quarts of conventional oil; synthetic and diesel cost more. Tax and supplies extra. Ends {expires}.',
      es: 'Hasta cinco cuartos de aceite convencional; el sintético y el diésel cuestan más. Impuestos y materiales aparte. Termina el {expires}.',
    },
    image: pictures.oilChange,
    recurring: 'monthly',
    startDate: '2024-03-01',
    vehicles: {},
  },
  {
    key: 'repairs-30-off',
    offerType: 'service-coupon',
    department: 'service',
    typeLabel: 'Coupon',
    name: { en: '$30 off repairs of $300 or more', es: '$30 menos en reparaciones de $300 o más' },
    description: {
      en: ['**$30 off** the bill when the repair is $300 or more.'],
      es: ['**$30 menos** en la cuenta cuando la reparación es de $300 o más.'],
    },
    disclaimer: {
      en: 'Before tax. Not for tires or insurance work, nor with another coupon. Ends {expires}.',
      es: 'Antes de impuestos. No aplica a llantas ni trabajos de seguro, ni con otro cupón. Termina el {expires}.',
    },
    recurring: 'monthly',
    startDate: '2024-03-01',
    vehicles: {},
  },
  {
    key: 'alignment-20-off',
    offerType: 'service-coupon',
    department: 'service',
    typeLabel: 'Coupon',
    name: { en: '$20 off an alignment', es: '$20 menos en la alineación' },
    description: {
      en: ['Straight again, for **$20 less**.'],
      es: ['Derecho otra vez, por **$20 menos**.'],
    },
    disclaimer: {
      en: 'One per car and visit, not with another coupon. Ends {expires}.',
      es: 'Uno por auto y visita, no con otro cupón. Termina el {expires}.',
    },
    recurring: 'monthly',
    startDate: '2024-03-01',
    vehicles: {},
  },
  {
    key: 'wiper-blades-2-off',
    offerType: 'service-coupon',
    department: 'service',
    typeLabel: 'Coupon',
    name: { en: '$2 off wiper blades', es: '$2 menos en plumas limpiaparabrisas' },
    description: {
      en: ['**$2 off** each blade, fitted while you wait.'],
      es: ['**$2 menos** por pluma, instalada mientras espera.'],
    },
    disclaimer: {
      en: 'Blades in stock, not with another coupon. Ends {expires}.',
      es: 'Plumas en existencia, no con otro cupón. Termina el {expires}.',
    },
    recurring: 'monthly',
    startDate: '2024-03-01',
    vehicles: {},
  },
  {
    key: 'new-car-graduate',
    offerType: 'with-car',
    department: 'dealer',
    typeLabel: 'Cash',
    name: { en: '$500 off a new car for graduates', es: '$500 de descuento en un auto nuevo para graduados' },
    badge: 'Online Exclusive',
    description: {
      en: ['Finished school within the last two years? **$500 off** any new car.'],
      es: ['¿Se graduó en los últimos dos años? **$500 de descuento** en cualquier auto nuevo.'],
    },
    disclaimer: {
      en: 'One per purchase, with a diploma from high school, trade school or college of the last 24 months. Not for cash. Ends {expires}.',
      es: 'Uno por compra, con diploma de preparatoria, escuela técnica o universidad de los últimos 24 meses. No se cambia por efectivo. Termina el {expires}.',
    },
    recurring: 'monthly',
    startDate: '2024-03-01',
    vehicles: { condition: 'new' },
  },
];
