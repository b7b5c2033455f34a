import { columns, type MakeStandardPage, questions } from './standard-page.ts';

const BRING = ['title', 'id', 'keys', 'loan', 'records'] as const;
const MOST_QUESTIONS = 10;

/** Blocks below the form. The page has a heading of its own. */
export const sell: MakeStandardPage = ({ dealership, say }) => ({
  name: say('sell.heading'),
  description: say('sell.description', { name: dealership.name }),
  blocks: [
    columns(
      'bring',
      say('landing.sell.bring'),
      BRING.map((one) => ({ heading: say(`landing.sell.${one}`), text: say(`landing.sell.${one}Text`) })),
    ),
    questions('sell-trade', MOST_QUESTIONS),
    {
      _type: 'callToAction',
      key: 'trade',
      heading: say('landing.sell.trade'),
      text: say('landing.sell.tradeText'),
      callToAction: { label: say('strip.value'), href: '/sell-trade-my-car/your-vehicle' },
      secondCallToAction: null,
    },
  ],
});
