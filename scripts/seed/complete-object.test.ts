import { describe, expect, test } from 'vitest';
import { type CompletionContext, completeObject } from './complete-object.ts';
import { documentPlace } from './content-model.ts';

const completion: CompletionContext = {
  language: 'en',
  pictureNamed: (name) => ({ file: `${name}.svg`, alt: name }),
  assetIdOf: (source) => JSON.stringify(source),
  documentIdOf: (type, key) => `${type}-a-${key}`,
};
/** Completes fields of a document, without checking that it has all. */
const complete = (type: string, value: object) =>
  completeObject({ ...documentPlace(type), required: [] }, value, 'file', completion);

describe('short forms', () => {
  test.each<[string, string, object, object]>([
    [
      'a text in the first language',
      'faq',
      { question: 'Why?' },
      { question: { _type: 'localeString', en: 'Why?' } },
    ],
    [
      'a text per language',
      'faq',
      { question: { en: 'Why?', es: '¿Por qué?' } },
      { question: { _type: 'localeString', en: 'Why?', es: '¿Por qué?' } },
    ],
    [
      'a reference, by the key',
      'staffMember',
      { store: 'north' },
      { store: { _type: 'reference', _ref: 'store-a-north' } },
    ],
    ['a slug', 'dealership', { slug: 'a' }, { slug: { _type: 'slug', current: 'a' } }],
    [
      'a picture without words',
      'dealership',
      { logo: { vector: 'logo.svg' } },
      { logo: { _type: 'image', asset: { _type: 'reference', _ref: '{"vector":"logo.svg"}' } } },
    ],
    [
      'objects in lists, which get keys',
      'navigation',
      { footerLine: [{ label: 'Us', href: '/us' }] },
      { footerLine: [{ _key: '1', _type: 'link', label: { en: 'Us' }, href: '/us' }] },
    ],
    [
      'texts in lists',
      'homePage',
      { blocks: [{ _type: 'feature', heading: 'Engines', points: ['One', 'Two'] }] },
      {
        blocks: [
          {
            _type: 'feature',
            points: [
              { _key: '1', en: 'One' },
              { _key: '2', en: 'Two' },
            ],
          },
        ],
      },
    ],
    ['plain lists', 'faq', { places: ['home'] }, { places: ['home'] }],
    ['objects without a type', 'store', { phones: { sales: '1' } }, { phones: { sales: '1' } }],
  ])('%s', (_what, type, kit, document) => {
    expect(complete(type, kit)).toMatchObject({ _type: type, ...document });
  });

  test('keeps the alternative text and hotspot of pictures', () => {
    const hotspot = { x: 0.5, y: 0.5, width: 0.2, height: 0.2 };
    const img = { file: 'a.svg', alt: 'A car', hotspot };
    expect(complete('promotion', { img })).toMatchObject({
      img: {
        _type: 'accessibleImage',
        asset: { _ref: '{"file":"a.svg"}' },
        alt: { _type: 'localeString', en: 'A car' },
        hotspot: { _type: 'sanity.imageHotspot', ...hotspot },
        crop: { _type: 'sanity.imageCrop', top: 0 },
      },
    });
  });

  test('turns rich text into the same Portable Text every time', () => {
    const answer = {
      en: ['Yes, **really**: see [offers](/offers), or [call](tel:+1).', '- one', '- two'],
      es: 'Vea [este artículo](article:oil-changes).',
    };
    const completed = complete('faq', { answer });
    expect(complete('faq', { answer })).toEqual(completed);
    expect(completed).toMatchObject({
      answer: {
        _type: 'localeBlock',
        en: [
          {
            _type: 'block',
            style: 'normal',
            markDefs: [
              { _type: 'link', href: '/offers' },
              { _type: 'link', href: 'tel:+1' },
            ],
          },
          { listItem: 'bullet', children: [{ _type: 'span', text: 'one' }] },
          { listItem: 'bullet', children: [{ text: 'two' }] },
        ],
        es: [
          {
            children: [{ text: 'Vea ' }, { text: 'este artículo' }, { text: '.' }],
            markDefs: [{ _type: 'link', target: { _type: 'reference', _ref: 'article-a-oil-changes' } }],
          },
        ],
      },
    });
  });
});

describe('values unknown to the content model', () => {
  test.each<[string, string, object, string]>([
    ['a field', 'faq', { qestion: 'Why?' }, 'file: qestion: there is no such field'],
    [
      'a field of a block',
      'homePage',
      { blocks: [{ _type: 'storeList', hading: 'x' }] },
      'file: blocks[0].hading: ',
    ],
    ['a kind of block', 'homePage', { blocks: [{ _type: 'slider' }] }, '"slider"'],
  ])('rejects %s by name', (_what, type, kit, named) => {
    expect(() => complete(type, kit)).toThrow(named);
  });

  test('rejects an unknown document type by name', () => {
    expect(() => documentPlace('car')).toThrow('"car"');
  });
});

describe('body texts of articles and pages', () => {
  const body = (markdown: string) => complete('article', { body: { en: markdown } });

  test('parses Markdown with headings, quotations, lists and links', () => {
    const markdown = '## Oil\n\n> Change it.\n\n- one\n- two\n\nSee [cars](/cars-for-sale).';
    expect(body(markdown)).toMatchObject({
      body: {
        _type: 'localeBody',
        en: [
          { _type: 'block', style: 'h2', children: [{ text: 'Oil' }] },
          { style: 'blockquote', children: [{ text: 'Change it.' }] },
          { listItem: 'bullet', children: [{ text: 'one' }] },
          { listItem: 'bullet', children: [{ text: 'two' }] },
          { markDefs: [{ _type: 'link', href: '/cars-for-sale' }] },
        ],
      },
    });
  });

  test('keeps tables, callouts and other objects in place, each with its own key', () => {
    const made = body(
      [
        'One',
        '> [!TIP]\n> Two',
        'Three',
        '```bodyPicture\nimage: a\ncaption: Four\n```',
        '| a | b \\| c |\n| --- | --- |\n| 1 | 2 |',
      ].join('\n\n'),
    );
    expect(made).toMatchObject({
      body: {
        en: [
          { _type: 'block' },
          { _type: 'callout', tone: 'tip', text: 'Two' },
          { _type: 'block', children: [{ text: 'Three' }] },
          {
            _type: 'bodyPicture',
            caption: 'Four',
            image: { _type: 'accessibleImage', alt: { _type: 'localeString', en: 'a' } },
          },
          {
            _type: 'bodyTable',
            rows: [
              { _key: '1', _type: 'bodyTableRow', cells: ['a', 'b | c'] },
              { _key: '2', cells: ['1', '2'] },
            ],
          },
        ],
      },
    });
    const keys = [...JSON.stringify(made).matchAll(/"_key":"(\d+)"/g)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(8);
    expect(complete('article', { body: 'One' })).toMatchObject({ body: { en: [{ _type: 'block' }] } });
  });

  test.each([
    [
      'a block of pages',
      '```heroSlides\nslides: []\n```',
      'file: body.en[0]: an object of type "heroSlides"',
    ],
    ['HTML', '<b>Oil</b>\n\n<div>Change it.</div>', '"html"'],
    ['a picture by Markdown', '![Oil](oil.png)', '"image"'],
    ['a heading of the first level', '# Oil', 'file: body.en[0].style'],
    ['bold text in a table', '| a |\n| --- |\n| **b** |', 'file: body.en: a table holds plain text'],
    ['a link in a callout', '> [!TIP]\n> See [cars](/cars-for-sale)', 'file: body.en: a callout holds'],
    ['an unknown field of an object', '```bodyVehicles\nserch: /cars-for-sale\n```', 'file: body.en[0].'],
  ])('rejects %s', (_what, markdown, message) => {
    expect(() => body(markdown)).toThrow(message);
  });
});

describe('opening hours', () => {
  const hours = (week: unknown) => complete('store', { hours: { sales: week } });

  test('are the same from Monday to Friday, and closed on days that are left out', () => {
    expect(hours({ weekdays: '09:00-18:00', saturday: '10:00-14:00' })).toMatchObject({
      hours: {
        sales: {
          _type: 'weekHours',
          friday: { _type: 'dayHours', closed: false, open: '09:00', close: '18:00' },
          saturday: { closed: false, open: '10:00', close: '14:00' },
          sunday: { closed: true },
        },
      },
    });
    expect(hours({ monday: 'closed', tuesday: '09:00-18:00' })).toMatchObject({
      hours: { sales: { monday: { closed: true }, tuesday: { open: '09:00' } } },
    });
  });

  test('may have the next US holidays as special days', () => {
    expect(complete('store', { hours: { special: 'us-holidays' } })).toMatchObject({
      hours: {
        special: expect.arrayContaining([
          expect.objectContaining({ _type: 'specialDay', name: 'Thanksgiving', closed: true }),
        ]),
      },
    });
  });

  test('in another form are rejected', () => {
    expect(() => hours({ weekdays: '9-18' })).toThrow('file: hours.sales: weekdays: hours are written as');
  });
});
