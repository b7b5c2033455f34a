import { type Assignment, readAssignments } from '@rooftop/platform/experiments/experiments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createArmsCookie } from './arms-cookie.server.ts';

const ALPHA = 'dealership-alpha';
const cookie = createArmsCookie(Buffer.alloc(32, 7), false);
const ARMS: readonly Assignment[] = [
  { experiment: 'hero', arm: 'short', stage: 'shown' },
  { experiment: 'menu', arm: 'control', stage: 'assigned' },
];
const [pair = ''] = cookie.print(ALPHA, ARMS).split(';');
const signature = pair.slice(pair.lastIndexOf('~') + 1);

test('is read by its own dealership and key only', () => {
  expect(cookie.read(ALPHA, `theme=dark; ${pair}`)).toEqual(ARMS);
  expect(cookie.read('dealership-bravo', pair)).toEqual([]);
  expect(createArmsCookie(Buffer.alloc(32, 8), false).read(ALPHA, pair)).toEqual([]);
  const [none = ''] = cookie.print(ALPHA, []).split(';');
  expect(cookie.read(ALPHA, none)).toEqual([]);
});

test.each([
  null,
  '',
  'experiments=',
  'experiments=hero.short.0',
  `experiments=${signature}`,
  `experiments=hero.long.1~menu.control.0~${signature}`,
  `experiments=hero.short.0~menu.control.0~${signature}`,
  `experiments=hero.short.1~${signature}`,
  `${pair}~hero.long.0`,
  `${pair}x`,
  `experiments=hero.short.1~menu.control.0~${'A'.repeat(43)}`,
])('is not read from %j', (cookies) => {
  expect(cookie.read(ALPHA, cookies)).toEqual([]);
});

test('no text without the key is read as an arm', () => {
  const part = fc.constantFrom('hero.short.0', 'hero.long.1', signature, 'x', '');
  const text = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 4 }).map((parts) => parts.join('~')),
  );
  fc.assert(
    fc.property(text, (value) => {
      expect(cookie.read(ALPHA, `experiments=${value}`)).toEqual([]);
    }),
  );
});

test('scripts read the arms and leave out the signature', () => {
  expect(readAssignments(pair.replace('experiments=', ''))).toEqual(ARMS);
});

test('is the visitor’s for 90 days, on every page', () => {
  const secure = createArmsCookie(Buffer.alloc(32, 7), true).print(ALPHA, ARMS);
  expect(secure).toMatch(/^__Host-experiments=.*; Max-Age=7776000; Path=\/; Secure; SameSite=Lax$/);
});
