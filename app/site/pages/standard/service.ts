import type { Block } from '@rooftop/content/blocks/block';
import {
  pageColumns,
  pageHero,
  type MakeStandardPage,
  pageQuestions,
  type StandardFacts,
} from './standard-page.ts';

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
function repairWarranty({ settings, t }: StandardFacts): readonly Block[] {
  if (!settings?.repairWarranty.offered) return [];
  return [
    {
      _type: 'feature',
      key: 'repair-warranty',
      eyebrow: t('landing.service.warranty'),
      heading: t('landing.service.warrantyHeading'),
      body: [],
      points: WARRANTY_POINTS.map((point) => t(`landing.service.warrantyPoint${point}`)),
      terms: settings.repairWarranty.terms ?? t('landing.service.warrantyTerms'),
      image: null,
      imageSide: 'right',
      callToAction: { label: t('strip.service'), href: '/service/schedule' },
      secondCallToAction: null,
    },
  ];
}

export const servicePage: MakeStandardPage = (facts) => {
  const { dealership, settings, t } = facts;
  const schedule = { label: t('strip.service'), href: '/service/schedule' };
  return {
    name: t('landing.service.name'),
    description: t('landing.service.description', { name: dealership.name }),
    blocks: [
      pageHero({
        eyebrow: t('landing.service.name'),
        heading: t('landing.service.heading'),
        text: t('landing.service.text'),
        callToAction: schedule,
        secondCallToAction: { label: t('landing.service.offers'), href: '/special-offers/service' },
      }),
      pageColumns(
        'work',
        t('landing.service.what'),
        WORK.map((work) => ({
          heading: t(`landing.service.${work}`),
          text: t(`landing.service.${work}Text`),
        })),
      ),
      ...repairWarranty(facts),
      {
        _type: 'offerList',
        key: 'offers',
        heading: t('landing.service.offers'),
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
        heading: t('landing.service.hours'),
        text: null,
        onlyWorkshops: true,
      },
      pageQuestions('service', MOST_QUESTIONS),
      {
        _type: 'callToAction',
        key: 'schedule',
        heading: t('landing.service.when'),
        text: t(settings?.serviceScheduling === true ? 'schedule.bookingText' : 'schedule.offlineText'),
        callToAction: schedule,
        secondCallToAction: null,
      },
    ],
  };
};
