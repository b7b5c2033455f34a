import type { Block } from '@rooftop/content/blocks/block';
import type { HomePage } from '@rooftop/content/documents/home-page/home-page';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { RequestContext } from '#app/context.server.ts';

/** Questions and reviews on a home page (spec 2). */
const QUESTIONS = 10;
const REVIEWS = 9;
const CARS = 4;

/**
 * Blocks of the home page. Until editors publish some: name, main links, and the dealership's own cars, promotions,
 * reviews, FAQs and stores. Blocks without content are left out.
 */
export function homeBlocks(
  page: HomePage | null,
  settings: Settings | null,
  { dealership, t }: Pick<RequestContext, 'dealership' | 't'>,
): readonly Block[] {
  if (page !== null && page.blocks.length > 0) return page.blocks;
  return [
    {
      _type: 'heroSlides',
      key: 'standard-hero',
      slides: [
        {
          key: 'standard-slide',
          headline: dealership.name,
          text: settings?.tagline ?? null,
          image: null,
          callToAction: null,
          secondCallToAction: null,
        },
      ],
    },
    {
      _type: 'buttonStrip',
      key: 'standard-strip',
      buttons: [
        {
          key: 'pre-approval',
          icon: 'pre-approval',
          label: t('strip.preApproval'),
          text: null,
          href: '/auto-financing/apply-for-financing',
        },
        {
          key: 'value',
          icon: 'value',
          label: t('strip.value'),
          text: null,
          href: '/sell-trade-my-car/your-vehicle',
        },
        {
          key: 'service',
          icon: 'service',
          label: t('strip.service'),
          text: null,
          href: '/service/schedule',
        },
      ],
    },
    { _type: 'bodyStyleTiles', key: 'standard-body-styles', heading: null, text: null },
    {
      _type: 'vehicleList',
      key: 'standard-cars',
      heading: null,
      text: null,
      search: '/cars-for-sale',
      count: CARS,
    },
    {
      _type: 'promotionList',
      key: 'standard-promotions',
      heading: null,
      position: 'promotions-carousel',
      tag: null,
    },
    {
      _type: 'reviewStrip',
      key: 'standard-reviews',
      heading: null,
      text: null,
      count: REVIEWS,
      category: null,
    },
    {
      _type: 'faqList',
      key: 'standard-questions',
      heading: null,
      text: null,
      place: 'home',
      count: QUESTIONS,
    },
    { _type: 'storeList', key: 'standard-stores', heading: null, text: null, onlyWorkshops: false },
  ];
}
