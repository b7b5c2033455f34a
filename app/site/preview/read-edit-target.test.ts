import { expect, test } from 'vitest';
import { createWording } from '#app/locales/wording.server.ts';
import { createEditTarget } from './edit-target.server.ts';
import { readEditTarget } from './read-edit-target.ts';

const editTarget = createEditTarget((await createWording())('en'));

test.each([
  [
    { id: 'page-alpha-winter', type: 'page', block: 'a1', only: ['headline: b'] },
    { id: 'page-alpha-winter', type: 'page', path: 'blocks[_key=="a1"]' },
    'headline: b',
  ],
  [
    { id: 'offer-alpha-tires', type: 'offer', from: '2026-11-01', until: '2026-11-30' },
    { id: 'offer-alpha-tires', type: 'offer', path: '' },
    'since 11/01/2026 · until 11/30/2026',
  ],
  [
    { id: 'store-alpha-erie', type: 'store', from: null, only: [] },
    { id: 'store-alpha-erie', type: 'store', path: '' },
    'always shown',
  ],
])('an element that shows %j names it, and says why it is there', (document, target, why) => {
  const { edit } = editTarget(document);
  expect(readEditTarget(edit?.['data-sanity'] ?? '')).toEqual(target);
  expect(edit?.['data-why']).toBe(why);
});

test.each(['', 'id=a', 'id=a b;type=page;path=', 'id=a;type=page;path=;base=/'])(
  'the text %j is no attribute of ours',
  (written) => {
    expect(readEditTarget(written)).toBeNull();
  },
);
