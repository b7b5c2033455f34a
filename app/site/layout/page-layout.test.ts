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

test.each([
  ['isStandalone', isStandalone],
  ['hasBottomBar', hasBottomBar],
] as const)('data says %s only by true', (name, isSaid) => {
  expect(isSaid({ [name]: true })).toBe(true);
  for (const data of [{ [name]: 'true' }, {}, null, undefined]) expect(isSaid(data)).toBe(false);
});
