import { expect, test } from 'vitest';
import { hasBottomBar, isStandalone, type PageLayout, requestedLayout } from './page-layout.ts';

test.each<[unknown, PageLayout]>([
  [{ layout: 'minimal' satisfies PageLayout }, 'minimal'],
  [{ layout: 'frame' satisfies PageLayout }, 'frame'],
  [{ layout: 'default' satisfies PageLayout }, 'default'],
  [{ layout: 'wide' }, 'default'],
  [{}, 'default'],
  [undefined, 'default'],
  [null, 'default'],
  ['minimal', 'default'],
])('data %j request the layout %s', (data, layout) => {
  expect(requestedLayout(data)).toBe(layout);
});

test.each<[unknown, boolean]>([
  [{ isStandalone: true }, true],
  [{ isStandalone: 'true' }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('data %j is for a page with a policy of its own: %s', (data, expected) => {
  expect(isStandalone(data)).toBe(expected);
});

test.each<[unknown, boolean]>([
  [{ hasBottomBar: true }, true],
  [{ hasBottomBar: 'true' }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('data %j is for a page with a bar at the bottom: %s', (data, expected) => {
  expect(hasBottomBar(data)).toBe(expected);
});
