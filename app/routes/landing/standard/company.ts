import { askUs, columns, hero, type MakeStandardPage } from './standard-page.ts';

const REVIEWS = 6;

export const company: MakeStandardPage = ({ dealership, settings, say }) => {
  const { name } = dealership;
  return {
    name: say('company.name'),
    description: say('landing.company.description', { name }),
    blocks: [
      hero({
        heading: say('landing.company.heading', { name }),
        text: settings?.tagline ?? say('landing.company.text'),
      }),
      columns('know', say('landing.company.know'), [
        {
          icon: 'heart',
          heading: say('landing.company.team'),
          text: say('landing.company.teamText'),
          callToAction: { label: say('landing.company.toTeam'), href: '/our-company/meet-our-team' },
        },
        {
          icon: 'car',
          heading: say('landing.company.locations'),
          text: say('landing.company.locationsText'),
          callToAction: { label: say('landing.company.toLocations'), href: '/our-company/locations' },
        },
        {
          icon: 'pre-approval',
          heading: say('landing.company.reviews'),
          text: say('landing.company.reviewsText'),
          callToAction: { label: say('landing.company.toReviews'), href: '/our-company/reviews' },
        },
        {
          icon: 'calendar',
          heading: say('landing.company.careers'),
          text: say('landing.company.careersText'),
          callToAction: { label: say('landing.company.toCareers'), href: '/our-company/careers' },
        },
      ]),
      {
        _type: 'reviewStrip',
        key: 'reviews',
        heading: null,
        text: null,
        count: REVIEWS,
        category: null,
      },
      { _type: 'storeList', key: 'stores', heading: null, text: null, onlyWorkshops: false },
      askUs(7, { say }),
    ],
  };
};
