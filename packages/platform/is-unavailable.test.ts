import { expect, test } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each<[story: string, error: unknown, expected: boolean]>([
  ['content away', Object.assign(new Error('x'), { name: 'ContentUnavailable' }), true],
  ['database refuses connections', withCode('ECONNREFUSED'), true],
  ['database shuts down', withCode('57P01'), true],
  ['disk full', withCode('53100'), true],
  ['too many connections', withCode('53300'), true],
  ['connection lost', new Error('Connection terminated unexpectedly'), true],
  ['connection timeout', new Error('timeout exceeded when trying to connect'), true],
  ['invalid query', withCode('42601'), false],
  ['duplicate row', withCode('23505'), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['not an error', 'x', false],
])('%s', (_story, error, expected) => expect(isUnavailable(error)).toBe(expected));
