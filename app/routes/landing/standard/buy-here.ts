import { askUs, columns, hero, type MakeStandardPage, type StandardFacts } from './standard-page.ts';

const COMPARED = ['lender', 'pay', 'credit', 'car'] as const;

/** Comparison table: lender, payments and effect on credit, with buy-here-pay-here lots and with us. */
const compared = ({ say }: Pick<StandardFacts, 'say'>): readonly (readonly string[])[] => [
  [say('landing.buyHere.what'), say('landing.buyHere.other'), say('landing.buyHere.ours')],
  ...COMPARED.map((one) => [
    say(`landing.buyHere.${one}`),
    say(`landing.buyHere.${one}Other`),
    say(`landing.buyHere.${one}Ours`),
  ]),
];

export const buyHere: MakeStandardPage = ({ dealership, say }) => ({
  name: say('landing.buyHere.name'),
  description: say('landing.buyHere.description', { name: dealership.name }),
  blocks: [
    hero({
      heading: say('landing.buyHere.heading'),
      text: say('landing.buyHere.text'),
      callToAction: { label: say('strip.preApproval'), href: '/auto-financing/apply-for-financing' },
      terms: say('landing.financing.terms'),
    }),
    {
      _type: 'richText',
      key: 'compared',
      heading: say('landing.buyHere.sideBySide'),
      body: [
        {
          _type: 'bodyTable',
          _key: 'compared',
          rows: compared({ say }).map((cells, at) => ({ _key: `row-${at}`, cells: [...cells] })),
        },
      ],
    },
    columns('owe', say('landing.financing.your'), [
      {
        heading: say('landing.buyHere.owe'),
        text: say('landing.buyHere.oweText'),
        callToAction: { label: say('strip.value'), href: '/sell-trade-my-car/your-vehicle' },
      },
      {
        heading: say('landing.financing.badCredit'),
        text: say('landing.financing.badCreditText'),
        callToAction: {
          label: say('landing.badCredit.name'),
          href: '/auto-financing/bad-credit-auto-financing',
        },
      },
    ]),
    askUs(2, { say }),
  ],
});
