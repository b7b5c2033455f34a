import type { Body } from '@rooftop/content/objects/texts/body';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingsOf, plainText } from './body.ts';

const paragraph = (text: string, style: 'normal' | 'h2' | 'h3' = 'normal', key = text): Body[number] => ({
  _type: 'block',
  _key: key,
  style,
  children: [{ _type: 'span', _key: 's', text }],
  markDefs: [],
});

test.each([
  ['How often?', 'part-how-often'],
  ['¿Cada cuánto? Año y medio', 'part-cada-cuanto-ano-y-medio'],
  ['  $59.95 – oil  ', 'part-59-95-oil'],
  ['冬', 'part'],
])('the heading %j has the id %s', (text, id) => {
  expect(headingsOf([paragraph(text, 'h2')])).toMatchObject([{ id, level: 2, text: text.trim() }]);
});

test('lists non-empty headings in order with their levels, and makes repeated ids unique', () => {
  const body = [
    paragraph('One', 'h2', 'a'),
    paragraph('text'),
    paragraph('One', 'h3', 'b'),
    paragraph(' ', 'h2', 'c'),
    paragraph('One', 'h2', 'd'),
  ];
  expect(headingsOf(body).map(({ key, id, level }) => [key, id, level])).toEqual([
    ['a', 'part-one', 2],
    ['b', 'part-one-2', 3],
    ['d', 'part-one-3', 2],
  ]);
});

test('makes ids that are unique and valid in URLs, whatever editors write', () => {
  const heading = fc.oneof(fc.constantFrom('One', 'One 2', 'one', 'part'), fc.string());
  fc.assert(
    fc.property(fc.array(heading), (texts) => {
      const ids = headingsOf(texts.map((text, at) => paragraph(text, 'h2', `${at}`))).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => /^part(?:-[a-z0-9]+)*$/.test(id))).toBe(true);
    }),
  );
});

test('returns the text of every part and nothing else', () => {
  const body: Body = [
    paragraph('Oil', 'h2'),
    { _type: 'callout', _key: 'c', tone: 'tip', text: 'Write it down.' },
    { _type: 'bodyPicture', _key: 'p', image: null, caption: null },
    { _type: 'bodyVideo', _key: 'v', url: 'https://youtu.be/a', title: 'A change', poster: null },
    { _type: 'bodyVehicles', _key: 'w', heading: 'Cars', search: '/cars-for-sale', count: 2 },
    { _type: 'bodyTable', _key: 't', rows: [{ _key: 'r', cells: ['a', 'b'] }] },
    paragraph(''),
  ];
  expect(plainText(body)).toBe('Oil\nWrite it down.\nA change\nCars\na b');
});
