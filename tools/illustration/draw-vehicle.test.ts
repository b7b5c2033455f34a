import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { BODY_STYLES } from './body-style.ts';
import { VIEWS, type VehiclePicture, drawVehicle } from './draw-vehicle.ts';
import { PAINTS } from './paint.ts';

/** In bytes: a page may contain dozens of them before they are rendered. */
const MOST_BYTES = 40_960;

const pictures = BODY_STYLES.flatMap((bodyStyle) => VIEWS.map((view) => ({ bodyStyle, view })));
const paints = Object.values(PAINTS);

/** Collects ids and references of a document with a strict parser that throws at the first error. */
function read(svg: string): { root: string; ids: string[]; references: string[]; values: string[] } {
  const [tags, ids, references, values]: string[][] = [[], [], [], []];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    tags?.push(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      values?.push(value);
      if (attribute === 'id') ids?.push(value);
      const reference = attribute === 'href' ? value.slice(1) : /^url\(#(.+)\)$/.exec(value)?.[1];
      if (reference !== undefined) references?.push(reference);
    }
  });
  parser.write(svg).close();
  return { root: tags?.[0] ?? '', ids: ids ?? [], references: references ?? [], values: values ?? [] };
}

describe.each(pictures)('$bodyStyle, $view', ({ bodyStyle, view }) => {
  test.each(paints)('in $name is a small, valid document', (paint) => {
    const svg = drawVehicle({ bodyStyle, view, paint });
    const { root, ids, references, values } = read(svg);
    expect(root).toBe('svg');
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
    expect(values.filter((value) => /NaN|undefined|Infinity/.test(value))).toEqual([]);
    expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
  });
});

test('the same request returns the same text', () => {
  const picture: VehiclePicture = { bodyStyle: 'suvs', view: 'side', paint: PAINTS.navy };
  expect(drawVehicle(picture)).toBe(drawVehicle({ ...picture, ground: 'studio' }));
});

test('pictures on one page share no ids', () => {
  const ids = pictures.flatMap(({ bodyStyle, view }) =>
    [PAINTS.red, PAINTS.white].flatMap((paint) =>
      (['studio', 'none'] as const).flatMap(
        (ground) => read(drawVehicle({ bodyStyle, view, paint, ground })).ids,
      ),
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('draws no backdrop without ground', () => {
  const picture: VehiclePicture = { bodyStyle: 'coupes', view: 'front-quarter', paint: PAINTS.red };
  expect(drawVehicle(picture)).toContain('M0 0h1600v1000H0z');
  expect(drawVehicle({ ...picture, ground: 'none' })).not.toContain('M0 0h1600v1000H0z');
});

test('changes the drawing with the paint', () => {
  const drawn = paints.map((paint) =>
    drawVehicle({ bodyStyle: 'sedans', view: 'side', paint }).replaceAll(/v\d\w+-/g, ''),
  );
  expect(new Set(drawn).size).toBe(paints.length);
});
