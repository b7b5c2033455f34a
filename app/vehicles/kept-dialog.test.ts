import { expect, test } from 'vitest';
import { readDialog, withDialog } from './kept-dialog.ts';

const dialog = { name: 'personalize', href: '/personalize-my-price?step=3&trade=yes' };
const router = { usr: null, key: 'k1', idx: 2 };

test("keeps a dialog beside the router's state, and forgets it", () => {
  const state = withDialog(router, dialog);
  expect(state).toEqual({ ...router, dialog });
  expect(readDialog(state)).toEqual(dialog);
  expect(withDialog(state, null)).toEqual(router);
  expect(readDialog(withDialog(null, dialog))).toEqual(dialog);
});

test.each([null, 7, {}, { dialog: null }, { dialog: 'personalize' }, { dialog: { name: 'x' } }, router])(
  'finds no dialog in %j',
  (state) => expect(readDialog(state)).toBeNull(),
);
