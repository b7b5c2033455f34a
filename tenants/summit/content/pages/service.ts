import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const service: PageKit = {
  key: 'service',
  path: '/service',
  name: { en: 'Service', es: 'Servicio' },
  title: { en: 'Car service in Allentown, PA', es: 'Servicio para autos en Allentown, PA' },
  description: {
    en: 'Oil, brakes, alignment, batteries, tires, engines, transmissions and Pennsylvania inspections. The price before we start, in English or Spanish.',
    es: 'Aceite, frenos, alineación, baterías, llantas, motores, transmisiones e inspecciones de Pensilvania. El precio antes de empezar.',
  },
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: { en: 'Service', es: 'Servicio' },
      heading: { en: 'The estimate is the bill.', es: 'El presupuesto es la factura.' },
      text: {
        en: 'When it cannot be, Arun calls before anybody picks up a wrench. Tell us when it suits you; we call you back.',
        es: 'Cuando no puede serlo, Arun llama antes de que alguien tome una llave. Díganos cuándo le conviene y le llamamos.',
      },
      image: pictures.service,
      callToAction: {
        label: { en: 'Request an appointment', es: 'Solicitar una cita' },
        href: '/service/schedule',
      },
      secondCallToAction: {
        label: { en: 'Service offers', es: 'Ofertas de servicio' },
        href: '/special-offers/service',
      },
    },
    {
      _type: 'columns',
      heading: { en: 'What we service', es: 'Qué atendemos' },
      columns: [
        {
          icon: 'service',
          heading: { en: 'Oil', es: 'Aceite' },
          text: {
            en: 'Every 3,000 to 5,000 miles on most cars; the manual decides.',
            es: 'Cada 3,000 a 5,000 millas en la mayoría de los autos; decide el manual.',
          },
        },
        {
          icon: 'shield',
          heading: { en: 'Brakes, tires, alignment', es: 'Frenos, llantas, alineación' },
          text: {
            en: 'Measured, photographed, priced. Original or equivalent, side by side.',
            es: 'Medidos, fotografiados, con precio. Original o equivalente, lado a lado.',
          },
        },
        {
          icon: 'calendar',
          heading: { en: 'Pennsylvania inspections', es: 'Inspecciones de Pensilvania' },
          text: {
            en: 'Safety and emissions, Monday to Saturday.',
            es: 'De seguridad y de emisiones, de lunes a sábado.',
          },
        },
        {
          icon: 'search',
          heading: { en: 'Hybrids and electric cars', es: 'Híbridos y eléctricos' },
          text: {
            en: 'Terrence measures the battery and shows you the figure.',
            es: 'Terrence mide la batería y le muestra la cifra.',
          },
        },
        {
          icon: 'car',
          heading: { en: 'Engines', es: 'Motores' },
          text: {
            en: 'Loaner vehicles for lengthy engine repairs.',
            es: 'Autos de préstamo en reparaciones largas de motor.',
          },
        },
        {
          icon: 'price',
          heading: { en: 'Transmissions', es: 'Transmisiones' },
          text: {
            en: 'Fluid, diagnosis, repair or replacement, with both prices.',
            es: 'Fluido, diagnóstico, reparación o cambio, con los dos precios.',
          },
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: { en: 'On our repairs', es: 'En nuestras reparaciones' },
      heading: { en: 'Parts and labor, for life.', es: 'Piezas y mano de obra, de por vida.' },
      body: {
        en: [
          'Our service repairs carry a **lifetime parts-and-labor warranty**. Lucía texts you when the car goes up on the lift and when it comes down. Meanwhile there is Wi-Fi, and a charging port at your seat.',
        ],
        es: [
          'Nuestras reparaciones tienen **garantía de por vida en piezas y mano de obra**. Lucía le manda un mensaje cuando el auto sube al elevador y cuando baja. Mientras tanto hay Wi-Fi y un puerto de carga en su asiento.',
        ],
      },
      points: [
        { en: 'Price before we start', es: 'Precio antes de empezar' },
        { en: 'Both prices for every part', es: 'Dos precios por cada pieza' },
        { en: 'In English or Spanish', es: 'En español o inglés' },
      ],
      terms: {
        en: 'The parts-and-labor warranty is for repairs done by our service department, not for wear; its written terms are on the invoice. Loaners are for lengthy engine repairs, as available. Text messages only if you ask for them.',
        es: 'La garantía es para reparaciones de nuestro departamento de servicio, no para el desgaste; sus términos por escrito están en la factura. Los autos de préstamo son para reparaciones largas de motor, según disponibilidad. Mensajes solo si usted los pide.',
      },
      image: pictures.oilChange,
      imageSide: 'left',
      callToAction: {
        label: { en: 'Request an appointment', es: 'Solicitar una cita' },
        href: '/service/schedule',
      },
    },
    {
      _type: 'offerList',
      heading: { en: 'Coupons, today', es: 'Cupones de hoy' },
      department: 'service',
      count: 4,
    },
    {
      _type: 'reviewStrip',
      heading: { en: 'In their words', es: 'En sus palabras' },
      count: 6,
      category: 'Service',
    },
    {
      _type: 'faqList',
      heading: { en: 'Service, answered', es: 'Servicio, con respuestas' },
      place: 'service',
      count: 6,
    },
    {
      _type: 'storeList',
      onlyWorkshops: true,
      heading: { en: 'Hours and phones', es: 'Horarios y teléfonos' },
    },
    {
      _type: 'callToAction',
      heading: { en: 'In by seven, told by nine.', es: 'Entra a las siete, usted sabe a las nueve.' },
      text: {
        en: 'Send a request, and we call you back during service hours.',
        es: 'Envíe una solicitud y le llamamos en horario de servicio.',
      },
      callToAction: {
        label: { en: 'Request an appointment', es: 'Solicitar una cita' },
        href: '/service/schedule',
      },
      secondCallToAction: {
        label: { en: 'Call (484) 555-0152', es: 'Llame al (484) 555-0152' },
        href: 'tel:+14845550152',
      },
    },
  ],
};
