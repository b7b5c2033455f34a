import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { BODY_STYLES } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import { testSettings } from '../../../tests/support/website.ts';
import { bodyStyleOrder } from './body-style-order.ts';

const settings = testSettings();

test.each<[stored: Settings['inventory']['bodyStyleOrder'], first: string[]]>([
  [[], []],
  [['trucks'], ['trucks']],
  [
    ['trucks', 'suvs'],
    ['trucks', 'suvs'],
  ],
  [BODY_STYLES.toReversed(), BODY_STYLES.toReversed()],
])('%j come first, then all others', (stored, first) => {
  const written = { inventory: { ...settings.inventory, bodyStyleOrder: stored } };
  expect(bodyStyleOrder(written)).toEqual([...first, ...BODY_STYLES.filter((one) => !first.includes(one))]);
});

test('without settings, the order is the default one', () => {
  expect(bodyStyleOrder(null)).toEqual(BODY_STYLES);
});
