import { askUs, pageColumns, pageHero, type MakeStandardPage, pageQuestions } from './standard-page.ts';

const HELPS = ['income', 'address', 'down', 'cosigner'] as const;
const MOST_QUESTIONS = 9;

export const badCreditPage: MakeStandardPage = ({ dealership, t }) => ({
  name: t('landing.badCredit.name'),
  description: t('landing.badCredit.description', { name: dealership.name }),
  blocks: [
    pageHero({
      eyebrow: t('landing.badCredit.name'),
      heading: t('landing.badCredit.heading'),
      text: t('landing.badCredit.text'),
      callToAction: { label: t('strip.preApproval'), href: '/auto-financing/apply-for-financing' },
      terms: t('landing.badCredit.terms'),
    }),
    pageColumns(
      'helps',
      t('landing.badCredit.helps'),
      HELPS.map((help) => ({
        heading: t(`landing.badCredit.${help}`),
        text: t(`landing.badCredit.${help}Text`),
      })),
    ),
    {
      _type: 'richText',
      key: 'rebuild',
      heading: t('landing.badCredit.rebuild'),
      body: [t('landing.badCredit.rebuildText1'), t('landing.badCredit.rebuildText2')].map((text, at) => ({
        _type: 'block',
        _key: `rebuild-${at}`,
        children: [{ _type: 'span', _key: 'text', text }],
        markDefs: [],
      })),
    },
    pageQuestions('bad-credit', MOST_QUESTIONS),
    askUs(2, { t }),
  ],
});
