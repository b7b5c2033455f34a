import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseLeavingOut } from './leave-out.ts';

const linkShape = z.object({ label: z.string().min(1), href: z.string() });
const shape = z.object({
  title: z.string().nullable(),
  place: z.object({ city: z.string(), state: z.string() }).nullable(),
  blocks: z.array(
    z.discriminatedUnion('_type', [
      z.object({
        _type: z.literal('slides'),
        slides: z.array(z.object({ headline: z.string(), link: linkShape.nullable() })),
      }),
      z.object({ _type: z.literal('list'), count: z.number() }),
    ]),
  ),
});
const link = { label: 'Go', href: '/go' };
const slide = { headline: 'One', link };
const slides = (...members: unknown[]) => ({ _type: 'slides', slides: members });
const list = { _type: 'list', count: 9 };
const place = { city: 'Erie', state: 'PA' };
const page = (more: object) => ({ title: 'Home', place, blocks: [slides(slide), list], ...more });

test.each([
  ['nothing is wrong', page({}), page({}), []],
  ['a field that may be missing', page({ title: 7 }), page({ title: null }), ['title']],
  [
    'an object with several gaps, which alone goes',
    page({ place: {} }),
    page({ place: null }),
    ['place.city', 'place.state'],
  ],
  [
    'a button without an address',
    page({ blocks: [slides({ ...slide, link: { label: 'Go' } })] }),
    page({ blocks: [slides({ ...slide, link: null })] }),
    ['blocks[0].slides[0].link.href'],
  ],
  [
    'two slides without a headline',
    page({ blocks: [slides({ link }, slide, { headline: null, link }), list] }),
    page({ blocks: [slides(slide), list] }),
    ['blocks[0].slides[0].headline', 'blocks[0].slides[2].headline'],
  ],
  [
    'a block without its number',
    page({ blocks: [slides(slide), { _type: 'list' }] }),
    page({ blocks: [slides(slide)] }),
    ['blocks[1].count'],
  ],
  [
    'a block of a kind nobody knows',
    page({ blocks: [{ _type: 'song' }, list] }),
    page({ blocks: [list] }),
    ['blocks[0]._type'],
  ],
  [
    'what is no block at all',
    page({ blocks: [null, 'text', 5, [], list] }),
    page({ blocks: [list] }),
    ['blocks[0]', 'blocks[1]', 'blocks[2]', 'blocks[3]'],
  ],
])('%s', (_name, given, value, broken) => {
  expect(parseLeavingOut(shape, given)).toMatchObject({ value, broken });
});

test.each([{}, { blocks: 'none' }, null, 'page', []])(
  'rejects %j, which is not even partly a page',
  (given) => {
    expect(() => parseLeavingOut(shape, given)).toThrow(z.ZodError);
  },
);

test('returns a valid value or throws for any input, without changing the input', () => {
  const anything = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        title: fc.jsonValue(),
        place: fc.jsonValue(),
        blocks: fc.array(fc.jsonValue()),
      }),
    },
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(anything, (given) => {
      const before = structuredClone(given);
      try {
        const { value } = parseLeavingOut(shape, given);
        expect(shape.parse(value)).toEqual(value);
      } catch (error) {
        expect(error).toBeInstanceOf(z.ZodError);
      }
      expect(given).toEqual(before);
    }),
  );
});

test('handles ten thousand broken parts quickly', () => {
  const given = page({ blocks: [slides(...Array.from({ length: 10_000 }, () => ({ link })), slide)] });
  const started = performance.now();
  expect(parseLeavingOut(shape, given).value.blocks).toEqual([slides(slide)]);
  expect(performance.now() - started).toBeLessThan(20_000);
});
