import type { Block } from '@rooftop/content/blocks/block';
import {
  askUs,
  columns,
  hero,
  type MakeStandardPage,
  questions,
  type StandardFacts,
} from './standard-page.ts';

/** Spec 2: eleven questions. */
const QUESTIONS = 11;
const WARRANTY_POINTS = [1, 2, 3, 4] as const;
const PLAN_POINTS = [1, 2] as const;
const ASKED = ['cover', 'who', 'cost'] as const;

/** Spec 1: the lifetime engine warranty with its terms, if the dealership offers it. */
function engineWarranty({ settings, say }: StandardFacts): readonly Block[] {
  if (!settings?.engineWarranty.offered) return [];
  return [
    {
      _type: 'feature',
      key: 'engine-warranty',
      eyebrow: say('landing.protection.warranty'),
      heading: say('landing.protection.warrantyHeading'),
      body: [],
      points: WARRANTY_POINTS.map((point) => say(`landing.protection.warrantyPoint${point}`)),
      terms: settings.engineWarranty.terms ?? say('landing.protection.warrantyTerms'),
      image: null,
      imageSide: 'right',
      callToAction: { label: say('landing.protection.read'), href: '/legal/lifetime-engine-warranty' },
      secondCallToAction: null,
    },
  ];
}

/** Spec 1: the maintenance plan with its terms, if the dealership offers it. */
function maintenancePlan({ settings, say }: StandardFacts): readonly Block[] {
  if (!settings?.maintenancePlan.offered) return [];
  return [
    {
      _type: 'feature',
      key: 'maintenance-plan',
      eyebrow: say('landing.protection.plan'),
      heading: say('landing.protection.planHeading'),
      body: [],
      points: PLAN_POINTS.map((point) => say(`landing.protection.planPoint${point}`)),
      terms: settings.maintenancePlan.terms ?? say('landing.protection.planTerms'),
      image: null,
      imageSide: 'left',
      callToAction: { label: say('strip.service'), href: '/service/schedule' },
      secondCallToAction: { label: say('landing.protection.read'), href: '/legal/maintenance-plan' },
    },
  ];
}

export const protection: MakeStandardPage = (facts) => {
  const { dealership, say } = facts;
  return {
    name: say('landing.protection.name'),
    description: say('landing.protection.description', { name: dealership.name }),
    blocks: [
      hero({
        eyebrow: say('landing.protection.name'),
        heading: say('landing.protection.heading'),
        text: say('landing.protection.text'),
        callToAction: {
          label: say('landing.protection.cars'),
          href: '/used-cars-for-sale?mileage=null,85000',
        },
      }),
      ...engineWarranty(facts),
      ...maintenancePlan(facts),
      columns(
        'asked',
        say('landing.protection.questions'),
        ASKED.map((one) => ({
          heading: say(`landing.protection.${one}`),
          text: say(`landing.protection.${one}Text`),
        })),
      ),
      { _type: 'promotionList', key: 'promotions', heading: null, position: 'grid-item' },
      questions('protection', QUESTIONS),
      askUs(7, facts),
    ],
  };
};
