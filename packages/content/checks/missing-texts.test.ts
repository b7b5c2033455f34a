import { expect, test } from 'vitest';
import { checkTranslations, missingTexts } from './missing-texts.ts';

const text = (fields: object) => ({ _type: 'localeString', ...fields });
const both = ['en', 'es'];

test.each<[string, unknown, number, number]>([
  ['nothing', {}, 0, 0],
  ['both', { title: text({ en: 'Go', es: 'Ir' }) }, 0, 0],
  ['neither', { title: text({}) }, 0, 0],
  ['English only', { title: text({ en: 'Go' }) }, 0, 1],
  ['Spanish only', { title: text({ es: 'Ir' }) }, 1, 0],
  ['an empty text, which the Studio leaves behind', { title: text({ en: 'Go', es: ' ' }) }, 0, 1],
  ['a text without paragraphs', { body: { _type: 'localeBody', en: [{ _type: 'block' }], es: [] } }, 0, 1],
  [
    'texts of blocks and of pictures in them',
    {
      blocks: [
        { _type: 'hero', heading: text({ en: 'A', es: 'A' }), image: { alt: text({ en: 'B' }) } },
        { _type: 'columns', columns: [{ heading: text({ en: 'C' }) }, { heading: text({ es: 'D' }) }] },
      ],
    },
    1,
    2,
  ],
  ['what is no text in languages', { en: 'Go', tags: ['en'], count: 2, gone: null }, 0, 0],
])('%s', (_what, document, english, spanish) => {
  expect([missingTexts(document, 'en', both), missingTexts(document, 'es', both)]).toEqual([
    english,
    spanish,
  ]);
});

test('reports nothing missing for a dealership with one language', () => {
  expect(missingTexts({ title: text({ es: 'Ir' }) }, 'en', ['en'])).toBe(0);
});

test('names the language, and how many texts there are', () => {
  const document = {
    _type: 'page',
    title: text({ en: 'Go' }),
    name: text({ en: 'A', es: 'B' }),
    text: text({ en: 'C' }),
  };
  expect(checkTranslations(document, both).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^2 texts are missing in Spanish/),
  ]);
  expect(checkTranslations(document, ['en'])).toEqual([]);
});
