import { askUs, columns, hero, type MakeStandardPage, questions } from './standard-page.ts';

/** Spec 2: nine questions. */
const QUESTIONS = 9;

export const financing: MakeStandardPage = ({ dealership, say }) => ({
  name: say('landing.financing.name'),
  description: say('landing.financing.description', { name: dealership.name }),
  blocks: [
    hero({
      heading: say('landing.financing.heading'),
      text: say('landing.financing.text'),
      callToAction: { label: say('strip.preApproval'), href: '/auto-financing/apply-for-financing' },
      secondCallToAction: {
        label: say('landing.financing.full'),
        href: '/auto-financing/full-credit-application',
      },
      terms: say('landing.financing.terms'),
    }),
    columns('how', say('landing.financing.how'), [
      {
        icon: 'phone',
        heading: say('landing.financing.step1'),
        text: say('landing.financing.step1Text'),
      },
      {
        icon: 'search',
        heading: say('landing.financing.step2'),
        text: say('landing.financing.step2Text'),
      },
      { icon: 'car', heading: say('landing.financing.step3'), text: say('landing.financing.step3Text') },
    ]),
    columns('your', say('landing.financing.your'), [
      {
        heading: say('landing.financing.badCredit'),
        text: say('landing.financing.badCreditText'),
        callToAction: {
          label: say('landing.badCredit.name'),
          href: '/auto-financing/bad-credit-auto-financing',
        },
      },
      {
        heading: say('landing.financing.buyHere'),
        text: say('landing.financing.buyHereText'),
        callToAction: {
          label: say('landing.buyHere.name'),
          href: '/auto-financing/better-than-buy-here-pay-here',
        },
      },
      {
        heading: say('landing.financing.trade'),
        text: say('landing.financing.tradeText'),
        callToAction: { label: say('strip.value'), href: '/sell-trade-my-car/your-vehicle' },
      },
    ]),
    questions('financing', QUESTIONS),
    askUs(2, { say }),
  ],
});
