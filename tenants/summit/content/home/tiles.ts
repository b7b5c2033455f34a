import type { BlockKit } from '../../../tenant-kit.ts';

export const bodyStyleTiles: BlockKit = {
  _type: 'bodyStyleTiles',
  heading: { en: 'Pick your shape', es: 'Elija su carrocería' },
  text: {
    en: 'Starting prices across new, certified and used.',
    es: 'Precios iniciales entre nuevos, certificados y usados.',
  },
};

export const filterTiles: BlockKit = {
  _type: 'filterTiles',
  heading: { en: 'Or go straight to it', es: 'O vaya directo' },
  tiles: [
    {
      label: { en: 'New', es: 'Nuevos' },
      text: { en: 'Full factory warranty', es: 'Garantía completa de fábrica' },
      href: '/new-cars-for-sale',
      icon: 'car',
    },
    {
      label: { en: 'Certified', es: 'Certificados' },
      text: { en: 'Inspected, with the maker’s cover', es: 'Inspeccionados y con respaldo del fabricante' },
      href: '/certified-cars-for-sale',
      icon: 'shield',
    },
    {
      label: { en: 'Under $20,000', es: 'Menos de $20,000' },
      text: { en: 'Same inspection, smaller number', es: 'La misma inspección, una cifra menor' },
      href: '/used-cars-for-sale/price-under-20000',
      icon: 'price',
    },
    {
      label: { en: 'Under 30,000 miles', es: 'Menos de 30,000 millas' },
      text: { en: 'Nearly new, already depreciated', es: 'Casi nuevos, ya depreciados' },
      href: '/used-cars-for-sale?mileage=null,30000',
      icon: 'mileage',
    },
    {
      label: { en: 'Price drops', es: 'Bajaron de precio' },
      text: { en: 'Lowered in the last 30 days', es: 'Rebajados en los últimos 30 días' },
      href: '/used-cars-for-sale/great_deals/price_drop',
      icon: 'offer',
    },
    {
      label: { en: 'Premium upgrades', es: 'Equipo premium' },
      text: { en: 'Leather, glass roof, better sound', es: 'Piel, techo de vidrio, mejor sonido' },
      href: '/used-cars-for-sale/great_deals/premium_upgrades',
      icon: 'heart',
    },
  ],
};
