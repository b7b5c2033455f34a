import type { BlockKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const buttons: BlockKit = {
  _type: 'buttonStrip',
  buttons: [
    {
      label: { en: 'Get Pre-Approved', es: 'Preaprobación' },
      text: { en: 'Soft inquiry, score untouched', es: 'Consulta blanda, sin tocar su puntaje' },
      href: '/auto-financing/apply-for-financing',
      icon: 'pre-approval',
    },
    {
      label: { en: 'Value Your Trade', es: 'Valore su auto' },
      text: { en: 'A written offer, valid for 7 days', es: 'Oferta por escrito, válida por 7 días' },
      href: '/sell-trade-my-car/your-vehicle',
      icon: 'value',
    },
    {
      label: { en: 'Schedule Service', es: 'Cita de servicio' },
      text: { en: 'Tell us when, we call you back', es: 'Díganos cuándo y le llamamos' },
      href: '/service/schedule',
      icon: 'service',
    },
  ],
};

export const departments: BlockKit = {
  _type: 'departmentTabs',
  heading: { en: 'Everything under one roof', es: 'Todo bajo un mismo techo' },
  tabs: [
    {
      label: { en: 'Finance', es: 'Finanzas' },
      heading: { en: 'All lenders, one screen.', es: 'Todos los prestamistas, una pantalla.' },
      text: {
        en: 'We send one request and show you every answer: rate, term, total. Yesenia’s team explains it in English or Spanish, and charges nothing for it. With approved credit.',
        es: 'Enviamos una solicitud y le mostramos cada respuesta: tasa, plazo, total. El equipo de Yesenia se lo explica en español o inglés, sin costo. Con crédito aprobado.',
      },
      image: pictures.finance,
      links: [
        {
          label: { en: 'Get pre-approved', es: 'Obtenga su preaprobación' },
          href: '/auto-financing/apply-for-financing',
        },
        {
          label: { en: 'Full credit application', es: 'Solicitud completa de crédito' },
          href: '/auto-financing/full-credit-application',
        },
        {
          label: { en: 'With bad credit', es: 'Con mal crédito' },
          href: '/auto-financing/bad-credit-auto-financing',
        },
        {
          label: { en: 'Better than buy here, pay here', es: 'Mejor que “compre y pague aquí”' },
          href: '/auto-financing/better-than-buy-here-pay-here',
        },
      ],
    },
    {
      label: { en: 'Shop', es: 'Comprar' },
      heading: {
        en: 'New, certified, used. Same rules.',
        es: 'Nuevos, certificados, usados. Mismas reglas.',
      },
      text: {
        en: 'Every car has one price, a 75-point inspection if somebody drove it before you, and a free history report. What you see online is what stands on the floor.',
        es: 'Cada auto tiene un solo precio, una inspección de 75 puntos si alguien lo manejó antes que usted y un informe de historial gratis. Lo que ve en línea es lo que está en la sala.',
      },
      image: pictures.shop,
      links: [
        { label: { en: 'New cars', es: 'Autos nuevos' }, href: '/new-cars-for-sale' },
        { label: { en: 'Certified cars', es: 'Autos certificados' }, href: '/certified-cars-for-sale' },
        { label: { en: 'Used cars', es: 'Autos usados' }, href: '/used-cars-for-sale' },
        { label: { en: 'Special offers', es: 'Ofertas especiales' }, href: '/special-offers' },
      ],
    },
    {
      label: { en: 'Sell or Trade', es: 'Vender o cambiar' },
      heading: { en: 'One look, one number.', es: 'Una revisión, una cifra.' },
      text: {
        en: 'Thirty minutes in the inspection bay, then a written offer that stands for 7 days. Take it and we pay the same day, whether you buy from us or not.',
        es: 'Treinta minutos en la bahía de inspección y luego una oferta por escrito que vale 7 días. Si la acepta, pagamos el mismo día, nos compre o no.',
      },
      image: pictures.trade,
      links: [
        { label: { en: 'Value my car', es: 'Valorar mi auto' }, href: '/sell-trade-my-car/your-vehicle' },
        { label: { en: 'How selling works', es: 'Cómo se vende' }, href: '/sell-trade-my-car' },
      ],
    },
    {
      label: { en: 'Service', es: 'Servicio' },
      heading: { en: 'In by seven, told by nine.', es: 'Entra a las siete, usted sabe a las nueve.' },
      text: {
        en: 'Oil, brakes, alignment, batteries, tires, engines, transmissions and Pennsylvania inspections. You get the price before we start. Loaners for lengthy engine repairs; Wi-Fi and charging ports for everything else.',
        es: 'Aceite, frenos, alineación, baterías, llantas, motores, transmisiones e inspecciones de Pensilvania. Precio antes de empezar. Auto de préstamo en reparaciones largas de motor; Wi-Fi y puertos de carga.',
      },
      image: pictures.service,
      links: [
        { label: { en: 'Request an appointment', es: 'Solicitar una cita' }, href: '/service/schedule' },
        { label: { en: 'What we service', es: 'Qué atendemos' }, href: '/service' },
        { label: { en: 'Service offers', es: 'Ofertas de servicio' }, href: '/special-offers/service' },
      ],
    },
  ],
};
