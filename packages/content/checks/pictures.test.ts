import { expect, test } from 'vitest';
import { checkPictures } from './pictures.ts';

const asset = (size: string, format = 'jpg') => ({
  asset: { _ref: `image-${'a'.repeat(40)}-${size}-${format}` },
});
const heavy = [{ id: `image-${'a'.repeat(40)}-4000x3000-jpg`, size: 14_200_000 }];
const described = { alt: { _type: 'localeString', en: 'A red truck' } };

test.each<[what: string, fields: object, names: readonly string[]]>([
  ['a good picture', { img: asset('2400x1350', 'webp') }, []],
  ['a narrow one', { img: asset('599x400') }, ['Small picture']],
  ['one that is just wide enough', { img: asset('600x400') }, []],
  ['a drawing', { img: asset('64x64', 'svg') }, []],
  ['a heavy one', { img: asset('4000x3000') }, ['Heavy picture']],
  ['no picture', { img: {} }, []],
  [
    'one in a text that nothing describes',
    { body: { en: [{ _key: 'p', _type: 'bodyPicture', image: asset('800x600') }] } },
    ['Missing alternative text'],
  ],
  [
    'one in a text',
    { body: { en: [{ _key: 'p', _type: 'bodyPicture', image: { ...asset('800x600'), ...described } }] } },
    [],
  ],
  [
    'one of a gallery whose text is empty',
    {
      pictures: [
        { _key: 'g', _type: 'galleryPicture', image: { ...asset('800x600'), alt: { _type: 'x', en: ' ' } } },
      ],
    },
    ['Missing alternative text'],
  ],
])('finds in %s: %j', (_what, fields, names) => {
  expect(checkPictures({ _type: 'page', ...fields }, heavy).map(({ name }) => name)).toEqual(names);
});

test('says where the picture is, and how heavy', () => {
  const document = { _type: 'page', blocks: [{ _key: 'b', image: asset('4000x3000') }] };
  expect(checkPictures(document, heavy)).toMatchObject([
    { path: ['blocks', { _key: 'b' }, 'image'], message: expect.stringContaining('14 MB') },
  ]);
});
