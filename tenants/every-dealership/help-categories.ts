import type { HelpCategoryKit } from '../tenant-kit.ts';

export const helpCategories: readonly HelpCategoryKit[] = [
  {
    key: 'buying',
    slug: 'buying',
    title: { en: 'Buying a vehicle', es: 'Comprar un vehículo' },
    text: {
      en: 'Prices, test drives, history reports, and the day you take it home.',
      es: 'Precios, pruebas de manejo, historial y el día en que se lo lleva.',
    },
    icon: 'car',
  },
  {
    key: 'financing',
    slug: 'financing',
    title: { en: 'Financing', es: 'Financiamiento' },
    text: {
      en: 'Pre-approval, credit scores, down payments, and paying early.',
      es: 'Preaprobación, puntajes, enganche y pagos anticipados.',
    },
    icon: 'pre-approval',
  },
  {
    key: 'trade-in',
    slug: 'trade-in',
    title: { en: 'Selling and trading in', es: 'Vender o cambiar su auto' },
    text: {
      en: 'What your car is worth, what to bring, and when you are paid.',
      es: 'Cuánto vale su auto, qué traer y cuándo recibe su pago.',
    },
    icon: 'value',
  },
  {
    key: 'service',
    slug: 'service',
    title: { en: 'Service and repairs', es: 'Servicio y reparaciones' },
    text: {
      en: 'Appointments, estimates, loaners, and what repairs are guaranteed.',
      es: 'Citas, presupuestos, autos de préstamo y garantía de reparaciones.',
    },
    icon: 'service',
  },
  {
    key: 'warranty',
    slug: 'warranty',
    title: { en: 'Warranties and protection', es: 'Garantías y protección' },
    text: {
      en: 'As is or with a warranty, protection plans, and how to claim.',
      es: 'Con garantía o tal como está, planes de protección y cómo reclamar.',
    },
    icon: 'shield',
  },
  {
    key: 'website-and-privacy',
    slug: 'website-and-privacy',
    title: { en: 'This website and your privacy', es: 'Este sitio y su privacidad' },
    text: {
      en: 'Phone codes, text messages, and your data.',
      es: 'Códigos, mensajes de texto y sus datos.',
    },
    icon: 'phone',
  },
];
