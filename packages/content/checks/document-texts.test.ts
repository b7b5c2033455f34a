import { expect, test } from 'vitest';
import { documentTexts } from './document-texts.ts';

const text = (en: string, es?: string) => ({ _type: 'localeString', en, ...(es !== undefined && { es }) });
const paragraph = (...spans: object[]) => ({ _type: 'block', children: spans, markDefs: [] });

test.each<[string, object, (readonly [string, string])[]]>([
  [
    'a text in two languages',
    { name: text('Zero down', 'Sin enganche') },
    [
      ['en', 'Zero down'],
      ['es', 'Sin enganche'],
    ],
  ],
  ['an empty text', { name: text(' ') }, []],
  ['a name for the team', { name: '$0 down' }, []],
  [
    'HTML',
    { html: { _type: 'localeText', en: '<p>$0&nbsp;<b>down</b> &amp; go</p>' } },
    [['en', '$0 down & go']],
  ],
  ['invisible characters and odd spaces', { name: text('$\u200B0\u00A0\u00AD down') }, [['en', '$0 down']]],
  ['wide characters', { name: text('＄0 down') }, [['en', '$0 down']]],
  [
    'rich text with a link',
    {
      body: {
        _type: 'localeBlock',
        en: [
          {
            ...paragraph({ text: 'See ' }, { text: 'the terms', marks: ['k'] }),
            markDefs: [{ _key: 'k', _type: 'link', href: '/legal' }],
          },
          paragraph({ text: 'Second.' }),
        ],
      },
    },
    [['en', 'See the terms [/legal] Second.']],
  ],
  [
    'a callout and a table',
    {
      body: {
        _type: 'localeBody',
        en: [
          { _type: 'callout', tone: 'tip', text: 'A tip' },
          { _type: 'bodyTable', rows: [{ _key: 'r', cells: ['6.24%', '$291.67'] }] },
        ],
      },
    },
    [['en', 'A tip 6.24% $291.67']],
  ],
])('reads %s', (_what, document, expected) => {
  expect(documentTexts(document).map((one) => [one.language, one.text])).toEqual(expected);
});

test('says where a text is, by key in lists that have keys', () => {
  const document = {
    blocks: [{ _key: 'k', _type: 'columns', columns: [{ heading: text('A') }] }],
  };
  expect(documentTexts(document).map(({ path }) => path)).toEqual([
    ['blocks', { _key: 'k' }, 'columns', 0, 'heading'],
  ]);
});
