import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SIDE, parseImageParameters } from './image-parameters.ts';
import { planGeometry } from './image-geometry.ts';

describe('parseImageParameters', () => {
  it.each([
    ['w=0', 'w'],
    ['w=-5', 'w'],
    ['w=ten', 'w'],
    ['w=100000', 'w'],
    ['h=1e9', 'h'],
    ['dpr=4', 'dpr'],
    ['dpr=0', 'dpr'],
    ['fit=stretch', 'fit'],
    ['crop=middle', 'crop'],
    ['fp-x=1.5', 'fp-x'],
    ['fp-y=-0.1', 'fp-y'],
    ['rect=1,2,3', 'rect'],
    ['rect=0,0,0,10', 'rect'],
    ['q=101', 'q'],
    ['fm=tiff', 'fm'],
    ['auto=compress', 'auto'],
    ['blur=0', 'blur'],
    ['blur=9999', 'blur'],
    ['sharp=101', 'sharp'],
    ['flip=x', 'flip'],
    ['or=45', 'or'],
    ['bg=red', 'bg'],
    ['bg=12345', 'bg'],
    ...['pad=10', 'max-w=100', 'max-h=100', 'min-w=10', 'min-h=10', 'sat=-100', 'invert=true'].map(
      (query): [string, string] => [query, query.replace(/=.*/, '')],
    ),
  ])('refuses %s and names the parameter', (query, name) => {
    const result = parseImageParameters(Object.fromEntries(new URLSearchParams(query)));
    expect(result).toMatch(new RegExp(`^Invalid image parameter ${name}: .+`));
  });

  it.each([
    ['bg=f00', { r: 255, g: 0, b: 0, alpha: 1 }],
    ['bg=ff00', { r: 255, g: 0, b: 0, alpha: 1 }],
    ['bg=102030', { r: 16, g: 32, b: 48, alpha: 1 }],
    ['bg=00ffffff', { r: 255, g: 255, b: 255, alpha: 0 }],
  ])('parses the color %s with alpha first', (query, bg) => {
    expect(parseImageParameters(Object.fromEntries(new URLSearchParams(query)))).toMatchObject({ bg });
  });

  it('ignores unknown and empty parameters', () => {
    expect(parseImageParameters({ w: '', foo: 'bar', 'max-w': '' })).toEqual(parseImageParameters({}));
  });
});

describe('planGeometry', () => {
  it('keeps areas inside the image, sides within limits, and the aspect ratio of uncropped images', () => {
    const side = fc.integer({ min: 1, max: 9000 });
    const query = fc.record(
      {
        w: side.filter((w) => w <= 2 * MAX_SIDE).map(String),
        h: side.filter((h) => h <= 2 * MAX_SIDE).map(String),
        dpr: fc.constantFrom('1', '1.5', '2', '3'),
        fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'),
        crop: fc.constantFrom('center', 'top,left', 'bottom', 'focalpoint', 'entropy'),
        or: fc.constantFrom('0', '90', '180', '270'),
        'fp-x': fc.double({ min: 0, max: 1, noNaN: true }).map(String),
        rect: fc.tuple(fc.nat(500), fc.nat(500), side, side).map(String),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(side, side, query, (width, height, asked) => {
        const parameters = parseImageParameters(asked);
        if (typeof parameters === 'string') throw new Error(parameters);
        const plan = planGeometry({ width, height }, parameters);
        if (!plan) {
          expect(asked.rect).toBeDefined();
          return;
        }
        const { rect, crop, size, canvas } = plan;
        const turned = parameters.or % 180 === 0 ? rect : { width: rect.height, height: rect.width };
        for (const [area, bounds] of [
          [rect, { width, height }],
          [crop, turned],
        ] as const) {
          expect(area.left).toBeGreaterThanOrEqual(0);
          expect(area.top).toBeGreaterThanOrEqual(0);
          expect(area.left + area.width).toBeLessThanOrEqual(bounds.width);
          expect(area.top + area.height).toBeLessThanOrEqual(bounds.height);
        }
        for (const { width: w, height: h } of [crop, size, canvas]) {
          expect(Number.isInteger(w) && Number.isInteger(h) && w >= 1 && h >= 1).toBe(true);
        }
        expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(MAX_SIDE);
        expect(size.width <= canvas.width && size.height <= canvas.height).toBe(true);
        if (['max', 'fillmax', 'min'].includes(parameters.fit)) {
          expect(size.width <= turned.width && size.height <= turned.height).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
