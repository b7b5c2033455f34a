import { assert, boolean, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isQuiet } from './quiet-time.ts';

const HOUR = 3_600_000;
const sent = { at: 0, page: '/contact-us' };

test.each([
  ['in its quiet time', 24, true, '/', 23, true],
  ['after its quiet time', 24, true, '/', 24, false],
  ['without one, elsewhere', 0, true, '/', 0, false],
  ['without one, on the page where the form was just sent', 0, true, '/contact-us', 0.5, true],
  ['without one, on that page later', 0, true, '/contact-us', 1, false],
  ['a text without one, on that page', 0, false, '/contact-us', 0, false],
])('%s', (_what, quietHours, hasForm, path, hours, quiet) => {
  expect(isQuiet({ quietHours, hasForm }, sent, path, hours * HOUR)).toBe(quiet);
});

test('never keeps a popup from visitors who sent nothing, and a longer quiet time never shows more', () => {
  const hours = integer({ min: 0, max: 8760 });
  assert(
    property(hours, hours, boolean(), integer({ min: 0, max: 9000 * HOUR }), (one, other, hasForm, now) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(isQuiet({ quietHours: more, hasForm }, null, '/', now)).toBe(false);
      if (isQuiet({ quietHours: less, hasForm }, sent, '/', now))
        expect(isQuiet({ quietHours: more, hasForm }, sent, '/', now)).toBe(true);
    }),
  );
});
