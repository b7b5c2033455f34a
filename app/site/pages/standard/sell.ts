import { OFFER_DAYS } from '@rooftop/trade/offer/make-offer';
import { pageColumns, type MakeStandardPage, pageQuestions } from './standard-page.ts';

const BRING = ['title', 'id', 'keys', 'loan', 'records'] as const;
const MOST_QUESTIONS = 10;

/** Blocks below the form. The page has a heading of its own. */
export const sellPage: MakeStandardPage = ({ dealership, t }) => ({
  name: t('sell.heading'),
  description: t('sell.description', { name: dealership.name, days: OFFER_DAYS }),
  blocks: [
    pageColumns(
      'bring',
      t('landing.sell.bring'),
      BRING.map((one) => ({ heading: t(`landing.sell.${one}`), text: t(`landing.sell.${one}Text`) })),
    ),
    pageQuestions('sell-trade', MOST_QUESTIONS),
    {
      _type: 'callToAction',
      key: 'trade',
      heading: t('landing.sell.trade'),
      text: t('landing.sell.tradeText'),
      callToAction: { label: t('strip.value'), href: '/sell-trade-my-car/your-vehicle' },
      secondCallToAction: null,
    },
  ],
});
