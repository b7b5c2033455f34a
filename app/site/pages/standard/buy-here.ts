import { askUs, pageColumns, pageHero, type MakeStandardPage, type StandardFacts } from './standard-page.ts';

const COMPARED = ['lender', 'pay', 'credit', 'car'] as const;

/** Comparison table: lender, payments and effect on credit, with buy-here-pay-here lots and with us. */
const compared = ({ t }: Pick<StandardFacts, 't'>): readonly (readonly string[])[] => [
  [t('landing.buyHere.what'), t('landing.buyHere.other'), t('landing.buyHere.ours')],
  ...COMPARED.map((one) => [
    t(`landing.buyHere.${one}`),
    t(`landing.buyHere.${one}Other`),
    t(`landing.buyHere.${one}Ours`),
  ]),
];

export const buyHerePage: MakeStandardPage = ({ dealership, t }) => ({
  name: t('landing.buyHere.name'),
  description: t('landing.buyHere.description', { name: dealership.name }),
  blocks: [
    pageHero({
      heading: t('landing.buyHere.heading'),
      text: t('landing.buyHere.text'),
      callToAction: { label: t('strip.preApproval'), href: '/auto-financing/apply-for-financing' },
      terms: t('landing.financing.terms'),
    }),
    {
      _type: 'richText',
      key: 'compared',
      heading: t('landing.buyHere.sideBySide'),
      body: [
        {
          _type: 'bodyTable',
          _key: 'compared',
          rows: compared({ t }).map((cells, at) => ({ _key: `row-${at}`, cells: [...cells] })),
        },
      ],
    },
    pageColumns('owe', t('landing.financing.your'), [
      {
        heading: t('landing.buyHere.owe'),
        text: t('landing.buyHere.oweText'),
        callToAction: { label: t('strip.value'), href: '/sell-trade-my-car/your-vehicle' },
      },
      {
        heading: t('landing.financing.badCredit'),
        text: t('landing.financing.badCreditText'),
        callToAction: {
          label: t('landing.badCredit.name'),
          href: '/auto-financing/bad-credit-auto-financing',
        },
      },
    ]),
    askUs(2, { t }),
  ],
});
