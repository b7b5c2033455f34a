import type { NavigationKit } from './tenant-kit.ts';

const groups: NavigationKit['header'] = [
  {
    label: { en: 'Shop Used Cars', es: 'Autos usados' },
    links: [
      { label: { en: 'All Used', es: 'Todos los usados' }, href: '/used-cars-for-sale' },
      {
        label: { en: 'Under 30K Miles', es: 'Menos de 30 mil millas' },
        href: '/cars-for-sale?mileage=null,30000',
      },
      { label: { en: 'Under $20K', es: 'Menos de $20 mil' }, href: '/cars-for-sale/price-under-20000' },
      { label: { en: 'Sedans', es: 'Sedanes' }, href: '/cars-for-sale/sedans' },
      { label: { en: 'Trucks', es: 'Camionetas' }, href: '/cars-for-sale/trucks' },
      { label: { en: 'SUVs', es: 'SUV' }, href: '/cars-for-sale/suvs' },
      { label: { en: 'Minivans', es: 'Minivans' }, href: '/cars-for-sale/minivans' },
      { label: { en: 'Special Offers', es: 'Ofertas especiales' }, href: '/special-offers' },
    ],
  },
  { label: { en: 'Financing', es: 'Financiamiento' }, href: '/auto-financing' },
  { label: { en: 'Sell/Trade', es: 'Vender o cambiar' }, href: '/sell-trade-my-car' },
  { label: { en: 'Service', es: 'Servicio' }, href: '/service' },
];

/** The menus every dealership begins with (spec 2, header and footer menu). */
export const standardNavigation: NavigationKit = {
  header: groups,
  footer: [
    ...groups,
    {
      label: { en: 'Dealership', es: 'Concesionario' },
      links: [
        { label: { en: 'Our Company', es: 'Nuestra empresa' }, href: '/our-company' },
        {
          label: { en: 'Meet Our Team', es: 'Conozca a nuestro equipo' },
          href: '/our-company/meet-our-team',
        },
        { label: { en: 'Careers', es: 'Empleos' }, href: '/our-company/careers' },
      ],
    },
  ],
  footerLine: [
    { label: { en: 'Contact Us', es: 'Contáctenos' }, href: '/contact-us' },
    { label: { en: 'Privacy Policy', es: 'Política de privacidad' }, href: '/legal/privacy-policy' },
    { label: { en: 'Terms of Sale', es: 'Términos de venta' }, href: '/legal/terms-of-sale' },
    { label: { en: 'Cookie Policy', es: 'Política de cookies' }, href: '/legal/cookie-policy' },
  ],
};
