import type { Language } from '@rooftop/tenancy/languages';
import type { Navigation } from './navigation.ts';

interface StandardLink {
  readonly label: Readonly<Record<Language, string>>;
  readonly href: string;
}
/** A group that is a link, or opens links. */
type StandardGroup =
  | StandardLink
  | (Pick<StandardLink, 'label'> & { readonly links: readonly StandardLink[] });

const groups: readonly StandardGroup[] = [
  {
    label: { en: 'Shop Used Cars', es: 'Autos usados' },
    links: [
      { label: { en: 'All Used', es: 'Todos los usados' }, href: '/used-cars-for-sale' },
      {
        label: { en: 'Under 30K Miles', es: 'Menos de 30 mil millas' },
        href: '/used-cars-for-sale?mileage=null,30000',
      },
      { label: { en: 'Under $20K', es: 'Menos de $20 mil' }, href: '/used-cars-for-sale/price-under-20000' },
      { label: { en: 'Sedans', es: 'Sedanes' }, href: '/used-cars-for-sale/sedans' },
      { label: { en: 'Trucks', es: 'Pickups' }, href: '/used-cars-for-sale/trucks' },
      { label: { en: 'SUVs', es: 'SUVs' }, href: '/used-cars-for-sale/suvs' },
      { label: { en: 'Minivans', es: 'Minivans' }, href: '/used-cars-for-sale/minivans' },
      { label: { en: 'Special Offers', es: 'Ofertas especiales' }, href: '/special-offers' },
    ],
  },
  { label: { en: 'Financing', es: 'Financiamiento' }, href: '/auto-financing' },
  { label: { en: 'Sell/Trade', es: 'Venda o dé a cuenta' }, href: '/sell-trade-my-car' },
  { label: { en: 'Service', es: 'Servicio' }, href: '/service' },
];

/** Every dealership's initial menus (spec 2, header and footer menu), with links to the site's other content. */
export const standardNavigation = {
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
    {
      label: { en: 'Help and Advice', es: 'Ayuda y consejos' },
      links: [
        { label: { en: 'Help Center', es: 'Centro de ayuda' }, href: '/help-center' },
        { label: { en: 'Car Research', es: 'Guía de autos' }, href: '/car-research' },
      ],
    },
  ],
  footerLine: [
    { label: { en: 'Contact Us', es: 'Contáctenos' }, href: '/contact-us' },
    { label: { en: 'Privacy Policy', es: 'Política de privacidad' }, href: '/legal/privacy-policy' },
    { label: { en: 'Terms of Sale', es: 'Términos de venta' }, href: '/legal/terms-of-sale' },
    { label: { en: 'Cookie Policy', es: 'Política de cookies' }, href: '/legal/cookie-policy' },
  ],
} as const satisfies {
  readonly header: readonly StandardGroup[];
  readonly footer: readonly StandardGroup[];
  readonly footerLine: readonly StandardLink[];
};

/** Returns the standard menus in one language, for a dealership without menus of its own. */
export function standardMenus(language: Language): Navigation {
  const link = ({ label, href }: StandardLink) => ({ label: label[language], href });
  const group = (written: StandardGroup, at: number) => ({
    key: String(at + 1),
    label: written.label[language],
    href: 'href' in written ? written.href : null,
    links: 'links' in written ? written.links.map(link) : [],
  });
  return {
    header: standardNavigation.header.map(group),
    footer: standardNavigation.footer.map(group),
    footerLine: standardNavigation.footerLine.map(link),
  };
}

/** The standard menus as a Studio document. Nested lists need keys here; the Studio adds keys to the first level. */
export const standardFields = {
  header: standardNavigation.header.map(groupField),
  footer: standardNavigation.footer.map(groupField),
  footerLine: standardNavigation.footerLine.map(linkField),
};

function linkField({ label, href }: StandardLink, at: number) {
  return { _key: String(at + 1), _type: 'link', label: { _type: 'localeString', ...label }, href };
}

function groupField({ label, ...rest }: StandardGroup, at: number) {
  return {
    _key: String(at + 1),
    _type: 'menuGroup',
    label: { _type: 'localeString', ...label },
    ...('links' in rest ? { links: rest.links.map(linkField) } : { href: rest.href }),
  };
}
