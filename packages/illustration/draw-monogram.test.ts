import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMonogram } from './draw-monogram.ts';

const COLOURS = { ground: '#0b4a5e', ink: '#ffffff' };
const draw = (initials: string, seed = 'someone') => drawMonogram({ initials, seed, ...COLOURS });
/** The letters of a monogram: their strokes, without where they stand. */
const strokes = (svg: string) => [...svg.matchAll(/<path d="([^"]+)" transform/g)].map(([, d]) => d);

describe('drawMonogram', () => {
  it.each([
    ['ÉÑ', 'EN'],
    ['Åü', 'AU'],
    ['j.r.', 'JR'],
    ['o’b', 'OB'],
    ['ABCD', 'ABC'],
  ])('draws %s as %s', (initials, plain) => {
    expect(draw(initials)).toBe(draw(plain));
  });

  it('has a form of its own for every letter', () => {
    const forms = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => strokes(draw(letter))[0]);
    expect(new Set(forms).size).toBe(26);
    expect(forms).not.toContain(undefined);
  });

  it('is the ground alone when there is no letter', () => {
    expect(strokes(draw('李 7'))).toEqual([]);
    expect(draw('')).toContain(COLOURS.ground);
  });

  it('tells two people of the same initials apart', () => {
    expect(draw('AM', 'anna')).not.toBe(draw('AM', 'albert'));
  });

  it('takes any text, the same way each time, and never writes it out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (initials, seed) => {
        const svg = draw(initials, seed);
        expect(svg).toBe(draw(initials, seed));
        expect(svg.replaceAll(/<\/?(?:svg|path|g)(?: [a-zA-Z-]+="[^"<>&]*")*\/?>/g, '')).toBe('');
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });
});
