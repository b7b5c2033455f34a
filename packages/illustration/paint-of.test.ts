import { expect, test } from 'vitest';
import { paintOf } from './paint-of.ts';

test.each([
  ['Glacier White Pearl', 'white'],
  ['Agate Black', 'black'],
  ['Rojo', 'red'],
  ['Soul Red Crystal Metallic', 'red'],
  ['Silver Sky Metallic', 'silver'],
  ['Blue Silver', 'silver'],
  ['Silver Blue', 'blue'],
  ['Dark Blue Pearl', 'navy'],
  ['Midnight Blue', 'navy'],
  ['Navy Blue', 'navy'],
  ['Azul Marino', 'navy'],
  ['Midnight Black Metallic', 'black'],
  ['Black Cherry Pearl', 'maroon'],
  ['Gris Oscuro', 'gray'],
  ['GRAPHITE-GREY', 'gray'],
  ['Café', 'brown'],
  ['Marrón', 'brown'],
  ['Pearl', 'white'],
  ['Magnetic', 'gray'],
  ['Jet', 'black'],
  ['Champagne', 'beige'],
  ['Burnt Orange', 'orange'],
  ['Turquoise', 'teal'],
  ['Tangent', 'silver'],
  ['constructor', 'silver'],
  ['', 'silver'],
])('%j is painted %s', (name, paint) => {
  expect(paintOf(name)).toBe(paint);
});
