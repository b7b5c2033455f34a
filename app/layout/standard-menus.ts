import type { MenuGroup, Navigation } from '@rooftop/content/documents/navigation';
import type { Say, WordKey } from '../wording.server.ts';

interface Group {
  readonly key: string;
  readonly label: WordKey;
  readonly href: string | null;
  readonly links: readonly (readonly [label: WordKey, href: string])[];
}

const GROUPS: readonly Group[] = [
  {
    key: 'shop',
    label: 'menu.shop',
    href: null,
    links: [
      ['menu.allUsed', '/used-cars-for-sale'],
      ['menu.lowMileage', '/cars-for-sale?mileage=null,30000'],
      ['menu.lowPrice', '/cars-for-sale/price-under-20000'],
      ['menu.sedans', '/cars-for-sale/sedans'],
      ['menu.trucks', '/cars-for-sale/trucks'],
      ['menu.suvs', '/cars-for-sale/suvs'],
      ['menu.minivans', '/cars-for-sale/minivans'],
      ['menu.specialOffers', '/special-offers'],
    ],
  },
  { key: 'financing', label: 'menu.financing', href: '/auto-financing', links: [] },
  { key: 'sell-trade', label: 'menu.sellTrade', href: '/sell-trade-my-car', links: [] },
  { key: 'service', label: 'menu.service', href: '/service', links: [] },
];

const DEALERSHIP: Group = {
  key: 'dealership',
  label: 'menu.dealership',
  href: null,
  links: [
    ['menu.ourCompany', '/our-company'],
    ['menu.meetOurTeam', '/our-company/meet-our-team'],
    ['menu.careers', '/our-company/careers'],
  ],
};

const LINE: Group['links'] = [
  ['menu.contactUs', '/contact-us'],
  ['menu.privacyPolicy', '/legal/privacy-policy'],
  ['menu.termsOfSale', '/legal/terms-of-sale'],
  ['menu.cookiePolicy', '/legal/cookie-policy'],
];

/** The menus of a dealership whose editors have written none (spec 2, header and footer menu). */
export function standardMenus(say: Say): Navigation {
  const links = (written: Group['links']) => written.map(([label, href]) => ({ label: say(label), href }));
  const group = ({ key, label, href, links: written }: Group): MenuGroup => ({
    key,
    label: say(label),
    href,
    links: links(written),
  });
  return {
    header: GROUPS.map(group),
    footer: [...GROUPS, DEALERSHIP].map(group),
    footerLine: links(LINE),
  };
}
