import { askUs, columns, hero, type MakeStandardPage, questions } from './standard-page.ts';

const HELPS = ['income', 'address', 'down', 'cosigner'] as const;
const MOST_QUESTIONS = 9;

export const badCredit: MakeStandardPage = ({ dealership, say }) => ({
  name: say('landing.badCredit.name'),
  description: say('landing.badCredit.description', { name: dealership.name }),
  blocks: [
    hero({
      eyebrow: say('landing.badCredit.name'),
      heading: say('landing.badCredit.heading'),
      text: say('landing.badCredit.text'),
      callToAction: { label: say('strip.preApproval'), href: '/auto-financing/apply-for-financing' },
      terms: say('landing.badCredit.terms'),
    }),
    columns(
      'helps',
      say('landing.badCredit.helps'),
      HELPS.map((help) => ({
        heading: say(`landing.badCredit.${help}`),
        text: say(`landing.badCredit.${help}Text`),
      })),
    ),
    {
      _type: 'richText',
      key: 'rebuild',
      heading: say('landing.badCredit.rebuild'),
      body: [say('landing.badCredit.rebuildText1'), say('landing.badCredit.rebuildText2')].map(
        (text, at) => ({
          _type: 'block',
          _key: `rebuild-${at}`,
          children: [{ _type: 'span', _key: 'text', text }],
          markDefs: [],
        }),
      ),
    },
    questions('bad-credit', MOST_QUESTIONS),
    askUs(2, { say }),
  ],
});
