import { staffMember } from '../../staff-member.ts';
import type { StaffMemberKit } from '../../tenant-kit.ts';

const graphite = ['#23262b', '#ffffff'] as const;
const crimson = ['#d11f3a', '#ffffff'] as const;
const pearl = ['#e7e8ea', '#23262b'] as const;
const slate = ['#4a4f57', '#ffffff'] as const;

const sales: readonly StaffMemberKit[] = [
  staffMember({
    name: ['Marisol', 'Vega'],
    department: 'Sales',
    title: { en: 'General Manager', es: 'Gerente general' },
    store: 'allentown',
    phone: '+14845550150',
    email: 'marisol.vega@summitautocenter.example',
    rating: { stars: 4.9, count: 310 },
    bio: {
      en: 'Took the haggling out of this store in 2017 and has not missed it a day. Write to her in English or Spanish.',
      es: 'En 2017 eliminó el regateo de este concesionario y no lo ha extrañado ni un día. Escríbale en español o en inglés.',
    },
    colors: graphite,
  }),
  staffMember({
    name: ['Colin', 'Reinhardt'],
    department: 'Sales',
    title: { en: 'New Car Manager', es: 'Gerente de autos nuevos' },
    store: 'allentown',
    phone: '+14845550151',
    email: 'colin.reinhardt@summitautocenter.example',
    rating: { stars: 4.7, count: 142 },
    bio: {
      en: 'Explains driver assistance on the road, not in the brochure. An hour with him on delivery day is included.',
      es: 'Explica los asistentes de manejo en la calle, no en el folleto. Una hora con él el día de la entrega va incluida.',
    },
    colors: crimson,
  }),
  staffMember({
    name: ['Yesenia', 'Paredes'],
    department: 'Sales',
    title: { en: 'Finance Manager', es: 'Gerente de financiamiento' },
    store: 'allentown',
    phone: '+14845550153',
    email: 'yesenia.paredes@summitautocenter.example',
    rating: { stars: 4.8, count: 205 },
    bio: {
      en: 'Reads the contract with you, page by page, in the language you dream in.',
      es: 'Lee el contrato con usted, hoja por hoja, en el idioma en que usted sueña.',
    },
    colors: pearl,
  }),
  staffMember({
    name: ['Dante', 'Escobar'],
    department: 'Sales',
    title: { en: 'Sales Advisor', es: 'Asesor de ventas' },
    store: 'allentown',
    phone: '+14845550154',
    email: 'dante.escobar@summitautocenter.example',
    bio: {
      en: 'Paid a salary, not a commission: no reason to sell you the bigger one.',
      es: 'Gana un sueldo, no comisión: no tiene motivo para venderle el más grande.',
    },
    colors: slate,
  }),
  staffMember({
    name: ['Priscilla', 'Yoon'],
    department: 'Sales',
    title: { en: 'Sales Advisor', es: 'Asesora de ventas' },
    store: 'allentown',
    phone: '+14845550155',
    email: 'priscilla.yoon@summitautocenter.example',
    bio: {
      en: 'Hybrids and electric cars. Will work out with you what a mile costs, with your own electricity bill.',
      es: 'Híbridos y eléctricos. Calcula con usted lo que cuesta una milla, con su propia factura de luz.',
    },
    colors: crimson,
  }),
];

const workshop: readonly StaffMemberKit[] = [
  staffMember({
    name: ['Arun', 'Nair'],
    department: 'Service',
    title: { en: 'Service Manager', es: 'Gerente de servicio' },
    store: 'allentown',
    phone: '+14845550152',
    email: 'arun.nair@summitautocenter.example',
    rating: { stars: 4.6, count: 271 },
    bio: {
      en: 'The estimate is the bill. When it cannot be, he calls first.',
      es: 'El presupuesto es la factura. Cuando no puede serlo, llama antes.',
    },
    colors: slate,
  }),
  staffMember({
    name: ['Lucía', 'Méndez'],
    department: 'Service',
    title: { en: 'Service Advisor', es: 'Asesora de servicio' },
    store: 'allentown',
    phone: '+14845550156',
    email: 'lucia.mendez@summitautocenter.example',
    bio: {
      en: 'Texts you when your car goes up on the lift, and when it comes down.',
      es: 'Le manda un mensaje cuando su auto sube al elevador y cuando baja.',
    },
    colors: pearl,
  }),
  staffMember({
    name: ['Terrence', 'Ballard'],
    department: 'Technician',
    title: { en: 'Hybrid and EV Technician', es: 'Técnico en híbridos y eléctricos' },
    store: 'allentown',
    email: 'terrence.ballard@summitautocenter.example',
    bio: {
      en: 'Measures a battery before we buy the car, so that you need not wonder after you have.',
      es: 'Mide la batería antes de que compremos el auto, para que usted no tenga dudas después.',
    },
    colors: graphite,
  }),
  staffMember({
    name: ['Ruben', 'Castellanos'],
    department: 'Parts',
    title: { en: 'Parts Manager', es: 'Gerente de refacciones' },
    store: 'allentown',
    phone: '+14845550157',
    email: 'ruben.castellanos@summitautocenter.example',
    bio: {
      en: 'Original or equivalent: both prices, side by side, every time.',
      es: 'Original o equivalente: los dos precios, lado a lado, siempre.',
    },
    colors: slate,
  }),
];

/** Sales staff, then service staff. */
export const staff: readonly StaffMemberKit[] = [...sales, ...workshop];
