/** Test fixtures: a block of every type and content for each. */
import { type Block, blockShape, type BlockType } from '@rooftop/content/blocks/block';
import { testOffer } from './offers.ts';
import { testContent, testStore } from './website.ts';

export const link = { label: 'All cars', href: '/used-cars-for-sale' };
export const tile = { ...link, key: 'tile', icon: null, text: null };
const image = {
  asset: { _id: `image-${'a'.repeat(40)}-1600x900-webp`, width: 1600, height: 900, lqip: null },
  alt: 'A lake',
  crop: null,
  hotspot: null,
};
const prose = [
  {
    _type: 'block' as const,
    _key: 'a',
    children: [{ _type: 'span' as const, _key: 's', text: 'Yes.', marks: [] }],
    markDefs: [],
  },
];

const heroWords = { text: null, image: null, callToAction: link, secondCallToAction: null };

/** One block of every type with only the required fields. */
export const BLOCKS = {
  heroSlides: {
    slides: [
      { key: 's', headline: 'Hello', text: null, image: null, callToAction: link, secondCallToAction: null },
    ],
  },
  buttonStrip: { buttons: [tile] },
  departmentTabs: {
    heading: null,
    tabs: [{ key: 't', label: 'Finance', heading: null, text: null, image: null, links: [link] }],
  },
  bodyStyleTiles: { heading: null, text: null },
  filterTiles: { heading: null, tiles: [tile] },
  reviewStrip: { heading: null, text: null, count: 9, category: null },
  promotionList: { heading: null, position: 'grid-item', tag: null },
  faqList: { heading: null, text: null, place: 'home', count: 10 },
  feature: {
    eyebrow: null,
    heading: 'Warranty',
    body: prose,
    points: [],
    terms: 'Terms apply.',
    image: null,
    imageSide: 'left',
    callToAction: null,
    secondCallToAction: null,
  },
  storeList: { heading: null, text: null, onlyWorkshops: false },
  hero: { ...heroWords, eyebrow: null, heading: 'Service', terms: null },
  richText: { heading: null, body: prose },
  offerList: { heading: null, text: null, department: 'service', count: 3 },
  vehicleList: { heading: null, text: null, search: '/used-cars-for-sale', count: 2 },
  gallery: { heading: null, pictures: [{ key: 'p', image, caption: null }] },
  columns: {
    heading: null,
    text: null,
    columns: [{ key: 'c', icon: null, heading: 'First', text: null, callToAction: link }],
  },
  video: { heading: null, text: null, video: { url: 'https://youtu.be/abc', title: 'A walk', poster: null } },
  callToAction: { ...heroWords, heading: 'Come by' },
  countdown: {
    ...heroWords,
    heading: 'The sale ends',
    until: '2099-12-31T23:00:00Z',
  },
  messageForm: { heading: null, text: null, topic: 2 },
  paymentCalculator: { heading: null, text: null },
} satisfies { [Type in BlockType]: object };

/** The same blocks as the content API returns them. */
export const blocks: readonly Block[] = Object.entries(BLOCKS).map(([_type, fields]) =>
  blockShape.parse({ _type, key: _type, shownTo: null, ...fields }),
);

/** Content for every block type. */
export const content = testContent({
  stores: async () => [testStore()],
  bodyStyles: async () => [
    { id: 'b', name: 'SUVs', value: 'suvs', startingPrice: 1_299_500, image: null, icon: null },
  ],
  reviews: async () => [
    {
      id: 'r',
      reviewerName: 'Ann Lee',
      reviewerPhoto: null,
      platform: 'google',
      text: 'Fair.',
      stars: 5,
      photo: false,
      url: null,
      categories: ['Buy'],
    },
  ],
  promotions: async () => [
    {
      id: 'p',
      position: 'grid-item',
      type: null,
      tags: [],
      url: '/special-offers',
      title: 'P',
      description: null,
      img: null,
      additional: { category: null, ctaText: null },
      criterias: [],
      startDate: null,
      endDate: null,
    },
  ],
  faqs: async () => [
    { id: 'f', question: 'Really?', answer: prose, places: ['home'], helpCategory: null },
    { id: 'g', question: 'No answer?', answer: [], places: ['home'], helpCategory: null },
    { id: 'h', question: 'Elsewhere?', answer: prose, places: ['service'], helpCategory: null },
  ],
  offers: async () => [testOffer({ department: 'service' })],
});
