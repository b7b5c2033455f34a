import { askUs, pageColumns, pageHero, type MakeStandardPage } from './standard-page.ts';

const REVIEWS = 6;

export const companyPage: MakeStandardPage = ({ dealership, settings, t }) => {
  const { name } = dealership;
  return {
    name: t('company.name'),
    description: t('landing.company.description', { name }),
    blocks: [
      pageHero({
        heading: t('landing.company.heading', { name }),
        text: settings?.tagline ?? t('landing.company.text'),
      }),
      pageColumns('know', t('landing.company.know'), [
        {
          icon: 'heart',
          heading: t('landing.company.team'),
          text: t('landing.company.teamText'),
          callToAction: { label: t('landing.company.toTeam'), href: '/our-company/meet-our-team' },
        },
        {
          icon: 'car',
          heading: t('landing.company.locations'),
          text: t('landing.company.locationsText'),
          callToAction: { label: t('landing.company.toLocations'), href: '/our-company/locations' },
        },
        {
          icon: 'pre-approval',
          heading: t('landing.company.reviews'),
          text: t('landing.company.reviewsText'),
          callToAction: { label: t('landing.company.toReviews'), href: '/our-company/reviews' },
        },
        {
          icon: 'calendar',
          heading: t('landing.company.careers'),
          text: t('landing.company.careersText'),
          callToAction: { label: t('landing.company.toCareers'), href: '/our-company/careers' },
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
      askUs(7, { t }),
    ],
  };
};
