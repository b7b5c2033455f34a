import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

it.each([
  [new Error('POST crm.example answered 503'), 'POST crm.example answered 503'],
  [new Error('550 5.1.1 <ada@visitor.example>: no such user'), '550 5.1.1 … no such user'],
  [new Error('bad phone +1 (315) 555-0142 of Ada'), 'bad phone … of Ada'],
  [new Error('bad phone 3155550142'), 'bad phone …'],
  [new Error('two\r\nlines\u0007'), 'two lines'],
  [
    new AggregateError([new Error('connect ECONNREFUSED'), new Error('timed out')]),
    'connect ECONNREFUSED, timed out',
  ],
  [new TypeError(''), 'TypeError'],
  ['thrown as text', 'thrown as text'],
  [new Error('x'.repeat(1000)), 'x'.repeat(300)],
])('%s', (error, described) => {
  expect(describeFailure(error)).toBe(described);
});
