import { expect, test } from 'vitest';
import { translateEngine, translateTerm } from './feed-terms.ts';

test.each([
  ['Heated seats', 'en', 'Heated seats'],
  ['Heated seats', 'es', 'Asientos con calefacción'],
  ['HEATED SEATS', 'es', 'Asientos con calefacción'],
  ['AWD', 'es', 'Tracción integral (AWD)'],
  ['Plug-in Hybrid', 'es', 'Híbrido enchufable'],
  ['Black', 'es', 'Negro'],
  ['Oxford White', 'es', 'Oxford White'],
  ['constructor', 'es', 'constructor'],
] as const)('%s in %s is %s', (term, language, said) => {
  expect(translateTerm(term, language)).toBe(said);
});

test.each([
  ['2.0L 4-Cylinder', 'en', '2.0L 4-Cylinder'],
  ['2.0L 4-Cylinder', 'es', '2.0L 4 cilindros'],
  ['6.7L V8 Diesel', 'es', '6.7L V8, diésel'],
  ['3.6L V6', 'es', '3.6L V6'],
  ['Electric Motor', 'es', 'Motor eléctrico'],
] as const)('the engine %s in %s is %s', (engine, language, said) => {
  expect(translateEngine(engine, language)).toBe(said);
});
