import { expect, test } from 'vitest';
import { newestRecord } from './newest-record.ts';

const answered = (request: number, version: number) => ({ record: { lead: { version } }, request });

test.each([
  ['a later version', answered(1, 1), answered(2, 2), 2],
  [
    'a later version of an earlier request: a change that took longer than a read',
    answered(2, 1),
    answered(1, 2),
    1,
  ],
  ['the later request of the same version: a delivery changes none', answered(1, 1), answered(2, 1), 2],
  ['the same, overtaken by it', answered(2, 1), answered(1, 1), 2],
  ['an earlier version', answered(1, 2), answered(2, 1), 1],
])('keeps %s', (_, known, next, request) => {
  expect(newestRecord(known, next).request).toBe(request);
});
