import { expect, test } from 'vitest';
import { factToken } from './fact-token.ts';

test.each([
  ['trade-in', 'trade-in'],
  ['Llantas de otoño, 2ª', 'llantas-de-otono-2'],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['—', null],
  ['', null],
  [null, null],
])('%j is %j in facts', (label, token) => {
  expect(factToken(label)).toBe(token);
});
