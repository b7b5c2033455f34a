import type { Block } from '@rooftop/content/blocks/block';
import { WARRANTY_MILES } from '#app/vehicles/warranty-miles.ts';
import {
  askUs,
  pageColumns,
  pageHero,
  type MakeStandardPage,
  pageQuestions,
  type StandardFacts,
} from './standard-page.ts';

/** Spec 2: eleven questions. */
const QUESTIONS = 11;
const WARRANTY_POINTS = [1, 2, 3, 4] as const;
const PLAN_POINTS = [1, 2] as const;
const ASKED = ['cover', 'who', 'cost'] as const;

/** Spec 1: the lifetime engine warranty with its terms, if the dealership offers it. */
function engineWarranty({ settings, t }: StandardFacts): readonly Block[] {
  if (!settings?.engineWarranty.offered) return [];
  return [
    {
      _type: 'feature',
      key: 'engine-warranty',
      eyebrow: t('landing.protection.warranty'),
      heading: t('landing.protection.warrantyHeading'),
      body: [],
      points: WARRANTY_POINTS.map((point) => t(`landing.protection.warrantyPoint${point}`)),
      terms: settings.engineWarranty.terms ?? t('landing.protection.warrantyTerms'),
      image: null,
      imageSide: 'right',
      callToAction: { label: t('landing.protection.read'), href: '/legal/lifetime-engine-warranty' },
      secondCallToAction: null,
    },
  ];
}

/** Spec 1: the maintenance plan with its terms, if the dealership offers it. */
function maintenancePlan({ settings, t }: StandardFacts): readonly Block[] {
  if (!settings?.maintenancePlan.offered) return [];
  return [
    {
      _type: 'feature',
      key: 'maintenance-plan',
      eyebrow: t('landing.protection.plan'),
      heading: t('landing.protection.planHeading'),
      body: [],
      points: PLAN_POINTS.map((point) => t(`landing.protection.planPoint${point}`)),
      terms: settings.maintenancePlan.terms ?? t('landing.protection.planTerms'),
      image: null,
      imageSide: 'left',
      callToAction: { label: t('strip.service'), href: '/service/schedule' },
      secondCallToAction: { label: t('landing.protection.read'), href: '/legal/maintenance-plan' },
    },
  ];
}

export const protectionPage: MakeStandardPage = (facts) => {
  const { dealership, t } = facts;
  return {
    name: t('landing.protection.name'),
    description: t('landing.protection.description', { name: dealership.name }),
    blocks: [
      pageHero({
        eyebrow: t('landing.protection.name'),
        heading: t('landing.protection.heading'),
        text: t('landing.protection.text'),
        callToAction: {
          label: t('landing.protection.cars'),
          // Ranges of searches include their ends.
          href: `/used-cars-for-sale?mileage=null,${WARRANTY_MILES - 1}`,
        },
      }),
      ...engineWarranty(facts),
      ...maintenancePlan(facts),
      pageColumns(
        'asked',
        t('landing.protection.questions'),
        ASKED.map((one) => ({
          heading: t(`landing.protection.${one}`),
          text: t(`landing.protection.${one}Text`),
        })),
      ),
      { _type: 'promotionList', key: 'promotions', heading: null, position: 'grid-item', tag: null },
      pageQuestions('protection', QUESTIONS),
      askUs(7, facts),
    ],
  };
};
