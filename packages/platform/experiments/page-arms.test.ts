import { expect, test } from 'vitest';
import { createPageArms } from './page-arms.ts';

const ARMS = { hero: 'short', menu: 'new' };

test('a page depends on all arms until it was rendered, then on those of its own experiments', () => {
  const pages = createPageArms();
  expect(pages.armsOf('/', ARMS)).toEqual(ARMS);
  pages.learn('/', new Set(['hero', 'other']));
  pages.learn('/about', new Set());
  expect(pages.armsOf('/', ARMS)).toEqual({ hero: 'short' });
  expect(pages.armsOf('/about', ARMS)).toEqual({});
  expect(pages.armsOf('/new', ARMS)).toEqual(ARMS);
  pages.forget();
  expect(pages.armsOf('/about', ARMS)).toEqual(ARMS);
});
