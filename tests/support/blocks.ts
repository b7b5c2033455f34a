/** Test fixtures: a block of every type and content for each. */
import type { Block } from '@rooftop/content/blocks/block';
import { specimens } from '#app/blocks/specimens.server.ts';
import { testOffer } from './offers.ts';
import { TEST_NOW, testContent, testStore } from './website.ts';

const link = { label: 'All cars', href: '/used-cars-for-sale' };
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

/** One block of every type, as the content API returns it: the first specimen of each. */
export const blocks: readonly Block[] = specimens({ images: [image], now: new Date(TEST_NOW) })
  .filter(({ _type }, at, all) => all.findIndex((other) => other._type === _type) === at)
  .map((block) => ({ ...block, key: block._type }));

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
      categories: ['Service'],
    },
  ],
  promotions: async () => [
    {
      id: 'p',
      position: 'promotions-carousel',
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
