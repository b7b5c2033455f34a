import { columns, hero, type MakeStandardPage, questions } from './standard-page.ts';

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
const MOST_QUESTIONS = 10;
const MOST_OFFERS = 3;
const REVIEWS = 6;

export const service: MakeStandardPage = ({ dealership, say }) => {
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
        rating: 'service',
      },
      { _type: 'storeList', key: 'hours', heading: say('landing.service.hours'), text: null },
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
