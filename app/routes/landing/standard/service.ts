import type { Block } from '@rooftop/content/blocks/block';
import { columns, hero, type MakeStandardPage, questions, type StandardFacts } from './standard-page.ts';

/** Spec 1: what service covers. */
const WORK = [
  'oil',
  'brakes',
  'alignment',
  'battery',
  'tires',
  'engine',
  'transmission',
  'inspection',
] as const;
const WARRANTY_POINTS = [1, 2] as const;
const MOST_QUESTIONS = 10;
const MOST_OFFERS = 3;
const REVIEWS = 6;

/** Spec 1: the lifetime warranty on repairs with its terms, if the dealership offers it. */
function repairWarranty({ settings, say }: StandardFacts): readonly Block[] {
  if (!settings?.repairWarranty.offered) return [];
  return [
    {
      _type: 'feature',
      key: 'repair-warranty',
      eyebrow: say('landing.service.warranty'),
      heading: say('landing.service.warrantyHeading'),
      body: [],
      points: WARRANTY_POINTS.map((point) => say(`landing.service.warrantyPoint${point}`)),
      terms: settings.repairWarranty.terms ?? say('landing.service.warrantyTerms'),
      image: null,
      imageSide: 'right',
      callToAction: { label: say('strip.service'), href: '/service/schedule' },
      secondCallToAction: null,
    },
  ];
}

export const service: MakeStandardPage = (facts) => {
  const { dealership, say } = facts;
  const schedule = { label: say('strip.service'), href: '/service/schedule' };
  return {
    name: say('landing.service.name'),
    description: say('landing.service.description', { name: dealership.name }),
    blocks: [
      hero({
        eyebrow: say('landing.service.name'),
        heading: say('landing.service.heading'),
        text: say('landing.service.text'),
        callToAction: schedule,
        secondCallToAction: { label: say('landing.service.offers'), href: '/special-offers/service' },
      }),
      columns(
        'work',
        say('landing.service.what'),
        WORK.map((work) => ({
          heading: say(`landing.service.${work}`),
          text: say(`landing.service.${work}Text`),
        })),
      ),
      ...repairWarranty(facts),
      {
        _type: 'offerList',
        key: 'offers',
        heading: say('landing.service.offers'),
        text: null,
        department: 'service',
        count: MOST_OFFERS,
      },
      {
        _type: 'reviewStrip',
        key: 'reviews',
        heading: null,
        text: null,
        count: REVIEWS,
        category: 'Service',
      },
      {
        _type: 'storeList',
        key: 'hours',
        heading: say('landing.service.hours'),
        text: null,
        onlyWorkshops: true,
      },
      questions('service', MOST_QUESTIONS),
      {
        _type: 'callToAction',
        key: 'schedule',
        heading: say('landing.service.when'),
        text: say('landing.service.whenText'),
        callToAction: schedule,
        secondCallToAction: null,
      },
    ],
  };
};
