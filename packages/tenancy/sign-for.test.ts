import { expect, test } from 'vitest';
import { isSignedFor, signFor } from './sign-for.ts';

const KEY = Buffer.alloc(32, 1);
const signature = signFor(KEY, 'alpha', 'a text').toString('base64url');

test.each([
  ['the same', KEY, 'alpha', 'a text', signature, true],
  ['another key', Buffer.alloc(32, 2), 'alpha', 'a text', signature, false],
  ['another dealership', KEY, 'bravo', 'a text', signature, false],
  ['another text', KEY, 'alpha', 'a test', signature, false],
  ['a shorter signature', KEY, 'alpha', 'a text', signature.slice(1), false],
  ['none', KEY, 'alpha', 'a text', '', false],
])('%s', (_what, key, dealership, text, given, isSigned) => {
  expect(isSignedFor(key, dealership, text, given)).toBe(isSigned);
});
