import { expect, test } from 'vitest';
import { isOverwritten, type Typing, typeOn } from './typing.ts';

const first = typeOn(null, '9', { value: '08:00', sent: '9' });
const second = typeOn(first, '9 am', { value: '9', sent: '09:00' });

test.each<[string, Typing | null, string | undefined, boolean]>([
  ['nothing is typed', null, '10:00', false],
  ['the document does not have it yet', first, '08:00', false],
  ['the document has what was stored', second, '09:00', false],
  ['the document has what was stored before that', second, '9', false],
  ['somebody else stored another value', second, '10:00', true],
  ['somebody else removed the value', second, undefined, true],
])('typed text gives way only to what was stored elsewhere: %s', (_what, typing, value, overwritten) => {
  expect(isOverwritten(typing, value)).toBe(overwritten);
});
