import type { FaqKit } from '../../../tenant-kit.ts';

export const service: readonly FaqKit[] = [
  {
    key: 'appointment',
    question: { en: 'How do I make an appointment?', es: '¿Cómo hago una cita?' },
    answer: {
      en: [
        'Call [(484) 555-0152](tel:+14845550152) or send a request. We call back during service hours, in the language you prefer.',
      ],
      es: [
        'Llame al [(484) 555-0152](tel:+14845550152) o envíe una solicitud. Le llamamos en horario de servicio, en el idioma que prefiera.',
      ],
    },
    places: ['service'],
  },
  {
    key: 'all-makes',
    question: { en: 'Do you service every make?', es: '¿Atienden todas las marcas?' },
    answer: {
      en: [
        'Yes, wherever you bought it. Recalls are done by the maker’s own dealers; we tell you when there is one.',
      ],
      es: [
        'Sí, lo haya comprado donde lo haya comprado. Los retiros los hacen los concesionarios de cada marca; le avisamos cuando hay uno.',
      ],
    },
    places: ['service'],
  },
  {
    key: 'oil',
    question: { en: 'How often should I change the oil?', es: '¿Cada cuánto cambio el aceite?' },
    answer: {
      en: ['Every 3,000 to 5,000 miles on most cars; the manual knows better.'],
      es: ['Cada 3,000 a 5,000 millas en la mayoría de los autos; el manual manda.'],
    },
    places: ['service'],
  },
  {
    key: 'loaner',
    question: { en: 'Is there a loaner car?', es: '¿Hay auto de préstamo?' },
    answer: {
      en: ['For lengthy engine repairs, yes. For the rest there is a lounge with Wi-Fi and charging ports.'],
      es: ['Para reparaciones largas de motor, sí. Para lo demás hay una sala con Wi-Fi y puertos de carga.'],
    },
    places: ['service'],
  },
  {
    key: 'warranty',
    question: { en: 'Are repairs guaranteed?', es: '¿Las reparaciones tienen garantía?' },
    answer: {
      en: [
        'Our service repairs carry a lifetime parts-and-labor warranty, for as long as you own the car; not for wear. The written terms are on your invoice.',
      ],
      es: [
        'Nuestras reparaciones tienen garantía de por vida en piezas y mano de obra, mientras el auto sea suyo; no cubre el desgaste. Los términos por escrito están en su factura.',
      ],
    },
    places: ['service'],
    onlyWhereOffered: 'repairWarranty',
  },
  {
    key: 'inspection',
    question: { en: 'Do you do Pennsylvania inspections?', es: '¿Hacen inspecciones de Pensilvania?' },
    answer: {
      en: ['Safety and emissions, Monday to Saturday.'],
      es: ['De seguridad y de emisiones, de lunes a sábado.'],
    },
    places: ['service'],
  },
];
