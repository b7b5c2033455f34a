import { expect, test } from 'vitest';
import { chooseOperations, type Operation, operationShape, totalMinutes } from './operations.ts';

const oil: Operation = { opCode: 'LOF', name: 'Oil change', durationMinutes: 30, notes: null };
const brakes: Operation = { opCode: 'BRK', name: 'Brakes', durationMinutes: 90, notes: 'Front and rear' };
const offered = [oil, brakes];

test.each([
  ['one', ['LOF'], [oil], 30],
  ['several, in the dealership’s order', ['BRK', 'LOF'], [oil, brakes], 120],
  ['one twice', ['LOF', 'LOF'], [oil], 30],
  ['none', [], null, null],
  ['an unknown one', ['LOF', 'XYZ'], null, null],
])('choosing %s', (_name, codes, expected, minutes) => {
  const chosen = chooseOperations(offered, codes);
  expect(chosen).toEqual(expected);
  expect(chosen && totalMinutes(chosen)).toBe(minutes);
});

test.each([
  ['valid', {}, true],
  ['no duration', { durationMinutes: 0 }, false],
  ['part of a minute', { durationMinutes: 30.5 }, false],
  ['no code', { opCode: ' ' }, false],
])('an operation that is %s', (_name, change, isValid) => {
  expect(operationShape.safeParse({ ...oil, ...change }).success).toBe(isValid);
});
