import { expect, test } from 'vitest';
import { statusOf } from './error-status.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each<[story: string, error: unknown, status: number]>([
  ['content away', Object.assign(new Error('x'), { name: 'ContentUnavailable' }), 503],
  ['database refuses connections', withCode('ECONNREFUSED'), 503],
  ['database shuts down', withCode('57P01'), 503],
  ['disk full', withCode('53100'), 503],
  ['too many connections', withCode('53300'), 503],
  ['connection lost', new Error('Connection terminated unexpectedly'), 503],
  ['connection timeout', new Error('timeout exceeded when trying to connect'), 503],
  ['invalid query', withCode('42601'), 500],
  ['duplicate row', withCode('23505'), 500],
  ['a bug', new TypeError('x is not a function'), 500],
  ['not an error', 'x', 500],
])('%s', (_story, error, status) => expect(statusOf(error)).toBe(status));
