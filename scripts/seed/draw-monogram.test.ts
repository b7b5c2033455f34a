import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMonogram } from './draw-monogram.ts';

const COLOURS = { ground: '#0b4a5e', ink: '#ffffff' };
const draw = (initials: string, seed = 'someone') => drawMonogram({ initials, seed, ...COLOURS });
/** The strokes of a monogram's letters, without their positions. */
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

  it('draws every letter differently', () => {
    const forms = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => strokes(draw(letter))[0]);
    expect(new Set(forms).size).toBe(26);
    expect(forms).not.toContain(undefined);
  });

  it('draws only the background if there is no letter', () => {
    expect(strokes(draw('李 7'))).toEqual([]);
    expect(draw('')).toContain(COLOURS.ground);
  });

  it('draws different patterns for two people with the same initials', () => {
    expect(draw('AM', 'anna')).not.toBe(draw('AM', 'albert'));
  });

  it('accepts any text, is deterministic, and never outputs the text', () => {
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
