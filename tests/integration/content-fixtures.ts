import { NO_FEES } from '@rooftop/content/documents/dealership/company/company';
import { exampleDeliveryAnswer } from '../support/lead-delivery.ts';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { testOffer } from '../support/offers.ts';
import { testDealership } from '../support/website.ts';
import { quietTimeZone } from '../support/weeks.ts';
import type { StubContent } from './stub-lake.ts';

const day = { closed: null, open: '09:00', close: '18:00' };
const week = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: null,
};

export function store(key: string, name: string, sales: string) {
  return {
    id: `store-${key}`,
    key,
    name,
    subname: null,
    address: { line1: '1 Main Street', line2: null, city: name, state: 'PA', zip: '16501' },
    coordinates: { lat: 42, lng: -80 },
    timeZone: quietTimeZone(),
    phones: { sales, service: null },
    hours: { sales: week, service: null, special: [] },
    mapsLink: null,
    note: null,
    serviceSlots: null,
    testDrive: null,
    serviceCrm: null,
    profile: {
      phone: null,
      email: null,
      mapZoom: null,
      social: [],
      fees: NO_FEES,
    },
  };
}

export const dealership = (slug: string, hostnames: string[], fields: Partial<Dealership> = {}) =>
  testDealership({
    id: `dealership-${slug}`,
    slug,
    name: `${slug} Motors`,
    hostnames,
    timeZone: quietTimeZone(),
    ...fields,
  });

const image = {
  asset: { _id: 'image-abc123-2400x1200-webp', width: 2400, height: 1200, lqip: null },
  alt: 'A car by a lake',
  crop: null,
  hotspot: null,
};

/** A home page with every block. Each block contains `headline`. */
export const homePage = (headline: string) => ({
  id: 'homePage',
  title: null,
  description: `About ${headline}`,
  blocks: [
    {
      _type: 'heroSlides',
      shownTo: null,
      key: 'hero',
      slides: [
        {
          key: 'first',
          headline,
          text: null,
          image,
          callToAction: { label: 'See our stores', href: '/#stores' },
          secondCallToAction: null,
        },
      ],
    },
    {
      _type: 'buttonStrip',
      shownTo: null,
      key: 'strip',
      buttons: [{ key: 'one', label: `Strip ${headline}`, href: '/auto-financing', icon: null, text: null }],
    },
    {
      _type: 'departmentTabs',
      shownTo: null,
      key: 'tabs',
      heading: `Tabs ${headline}`,
      tabs: [
        { key: 'one', label: 'Finance', heading: null, text: `Tab ${headline}`, image: null, links: [] },
      ],
    },
    { _type: 'bodyStyleTiles', shownTo: null, key: 'styles', heading: `Styles ${headline}`, text: null },
    {
      _type: 'filterTiles',
      shownTo: null,
      key: 'filters',
      heading: null,
      tiles: [{ key: 'one', label: `Filter ${headline}`, href: '/cars-for-sale', icon: null, text: null }],
    },
    {
      _type: 'reviewStrip',
      shownTo: null,
      key: 'reviews',
      heading: `Reviews ${headline}`,
      text: null,
      count: 9,
      category: null,
    },
    {
      _type: 'promotionList',
      shownTo: null,
      key: 'grid',
      heading: `Promotions ${headline}`,
      position: 'grid-item',
      tag: null,
    },
    {
      _type: 'faqList',
      shownTo: null,
      key: 'faq',
      heading: `Questions ${headline}`,
      text: null,
      place: 'home',
      count: 10,
    },
    {
      _type: 'feature',
      shownTo: null,
      key: 'warranty',
      eyebrow: null,
      heading: `Warranty ${headline}`,
      body: [],
      points: [],
      terms: null,
      image: null,
      imageSide: 'left',
      callToAction: null,
      secondCallToAction: null,
    },
    {
      _type: 'storeList',
      shownTo: null,
      key: 'stores',
      heading: `Stores ${headline}`,
      text: null,
      onlyWorkshops: false,
    },
  ],
});

/** Receives leads and must not appear on any page. */
export const RECIPIENT = 'gets.leads@secret.example';

const heading = (text: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'h2',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text }],
  },
];

/** An article at `/car-research/<slug>` that contains `word`. */
export const article = (slug: string, word: string) => ({
  id: `article-${slug}`,
  isShared: false,
  slug,
  formerSlugs: [`${slug}-before`],
  title: `Article ${word}`,
  summary: `Summary ${word}`,
  category: 'faqs',
  image: null,
  author: null,
  publishedOn: '2026-01-02',
  updatedOn: null,
  body: heading(`Body ${word}`),
  related: [],
});

/** A job opening at `/our-company/careers/technician` that contains `word`. */
export const opening = (word: string) => ({
  id: 'jobOpening-technician',
  slug: 'technician',
  formerSlugs: [],
  title: `Opening ${word}`,
  department: null,
  storeKey: null,
  description: heading(`Description ${word}`),
  employmentType: 'FULL_TIME',
  pay: null,
  postedOn: '2026-01-02',
  openUntil: null,
});

/** An editors' page at a path, containing `word` and these blocks. */
export const page = (path: string, word: string, blocks: readonly object[] = []) => ({
  id: `page${path.replaceAll('/', '-')}`,
  path,
  formerPaths: [],
  name: `Page ${word}`,
  title: null,
  description: `About ${word}`,
  image: null,
  blocks: [
    {
      _type: 'callToAction',
      shownTo: null,
      key: 'call',
      heading: `Call ${word}`,
      text: null,
      callToAction: null,
      secondCallToAction: null,
    },
    ...blocks,
  ],
  isIndexed: true,
  updatedAt: '2026-11-20T08:00:00Z',
});

/** Documents of the types that pages use. Each contains `word`. */
export const documents = (word: string) => ({
  navigation: {
    header: [
      { key: 'shop', label: `Menu ${word}`, href: null, links: [{ label: `Link ${word}`, href: '/' }] },
    ],
    footer: [{ key: 'house', label: `Footer ${word}`, href: null, links: [] }],
    footerLine: [{ label: `Line ${word}`, href: '/contact-us' }],
  },
  review: [
    {
      id: 'review-1',
      reviewerName: `Reviewer ${word}`,
      reviewerPhoto: null,
      platform: 'google',
      text: `Review ${word}`,
      stars: 5,
      photo: false,
      url: null,
      categories: ['Buy'],
    },
  ],
  promotion: [
    {
      id: 'promotion-1',
      position: 'grid-item',
      type: null,
      tags: [],
      name: 'one',
      url: null,
      title: `Promotion ${word}`,
      description: null,
      img: null,
      additional: { category: null, ctaText: null },
      criterias: [],
      startDate: null,
      endDate: null,
    },
  ],
  faq: [{ id: 'faq-1', question: `Question ${word}`, answer: [], places: ['home'] }],
  article: [article('oil', word)],
  page: [page('/winter', word), page('/service', word)],
  offer: [
    testOffer({
      id: 'offer-1',
      key: 'bonus',
      department: 'dealer',
      typeLabel: 'Cash',
      name: `Offer ${word}`,
      description: [],
    }),
  ],
  staffMember: [
    {
      id: 'staffMember-1',
      slug: 'ann-lee',
      formerSlugs: [],
      department: 'Sales',
      firstName: 'Ann',
      lastName: `Lee ${word}`,
      title: `Title ${word}`,
      phone: '+18145550104',
      rating: null,
      image: null,
      bio: `Bio ${word}`,
      storeKey: null,
    },
  ],
  jobOpening: [opening(word)],
  leadDelivery: {
    ...exampleDeliveryAnswer({
      id: 'dealership',
      recipients: [RECIPIENT],
      crmAddresses: [RECIPIENT],
      sender: RECIPIENT,
      generalManager: { fullName: null, email: RECIPIENT, phone: null },
    }),
    staffEmails: [{ id: 'staffMember-1', email: RECIPIENT }],
  },
  bodyStyle: [
    {
      id: 'bodyStyle-1',
      name: `Style ${word}`,
      value: 'suvs',
      startingPrice: 1299500,
      image: null,
      icon: null,
    },
  ],
});

/** One dealership in two languages. It requires no consent, so everything is remembered. */
export const oneDealership = (): StubContent => ({
  dealerships: [dealership('alpha', ['www.alpha.example'], { languages: ['en', 'es'], cookieTier: 1 })],
  stores: new Map([['dealership-alpha', [store('north', 'Alpha North', '+18145550101')]]]),
  homePages: new Map([['dealership-alpha', homePage('Alpha')]]),
  others: new Map([['dealership-alpha', documents('Alpha')]]),
});

/** Two dealerships, each with a canary that must never appear on the other's site. */
export function twoDealerships(): StubContent {
  return {
    dealerships: [
      dealership('alpha', ['www.alpha.example', 'alpha-cars.example']),
      dealership('bravo', [], { languages: ['es'] }),
    ],
    stores: new Map([
      [
        'dealership-alpha',
        [store('north', 'Alpha North', '+18145550101'), store('south', 'Alpha South', '+18145550102')],
      ],
      ['dealership-bravo', [store('only', 'Bravo Only', '+13155550103')]],
    ]),
    homePages: new Map([
      ['dealership-alpha', homePage('Canary of alpha')],
      ['dealership-bravo', homePage('Canary of bravo')],
    ]),
    others: new Map([
      [
        'dealership-alpha',
        {
          article: [article('oil', 'Canary of alpha')],
          page: [page('/winter', 'Canary of alpha')],
          jobOpening: [opening('Canary of alpha')],
        },
      ],
    ]),
  };
}
