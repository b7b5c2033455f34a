import { askUs, pageColumns, pageHero, type MakeStandardPage, pageQuestions } from './standard-page.ts';

/** Spec 2: nine questions. */
const QUESTIONS = 9;

export const financingPage: MakeStandardPage = ({ dealership, t }) => ({
  name: t('landing.financing.name'),
  description: t('landing.financing.description', { name: dealership.name }),
  blocks: [
    pageHero({
      heading: t('landing.financing.heading'),
      text: t('landing.financing.text'),
      callToAction: { label: t('strip.preApproval'), href: '/auto-financing/apply-for-financing' },
      secondCallToAction: {
        label: t('landing.financing.full'),
        href: '/auto-financing/full-credit-application',
      },
      terms: t('landing.financing.terms'),
    }),
    pageColumns('how', t('landing.financing.how'), [
      {
        icon: 'phone',
        heading: t('landing.financing.step1'),
        text: t('landing.financing.step1Text'),
      },
      {
        icon: 'search',
        heading: t('landing.financing.step2'),
        text: t('landing.financing.step2Text'),
      },
      { icon: 'car', heading: t('landing.financing.step3'), text: t('landing.financing.step3Text') },
    ]),
    { _type: 'paymentCalculator', key: 'calculator', heading: null, text: null },
    pageColumns('your', t('landing.financing.your'), [
      {
        heading: t('landing.financing.badCredit'),
        text: t('landing.financing.badCreditText'),
        callToAction: {
          label: t('landing.badCredit.name'),
          href: '/auto-financing/bad-credit-auto-financing',
        },
      },
      {
        heading: t('landing.financing.buyHere'),
        text: t('landing.financing.buyHereText'),
        callToAction: {
          label: t('landing.buyHere.name'),
          href: '/auto-financing/better-than-buy-here-pay-here',
        },
      },
      {
        heading: t('landing.financing.trade'),
        text: t('landing.financing.tradeText'),
        callToAction: { label: t('strip.value'), href: '/sell-trade-my-car/your-vehicle' },
      },
    ]),
    pageQuestions('financing', QUESTIONS),
    askUs(2, { t }),
  ],
});
