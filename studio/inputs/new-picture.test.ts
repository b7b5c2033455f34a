import type { FormPatch } from 'sanity';
import { expect, test } from 'vitest';
import { forgetFormerPicture } from './new-picture.ts';

const chosen: FormPatch = { type: 'set', path: ['asset'], value: { _type: 'reference', _ref: 'image-b' } };
const removed: FormPatch = { type: 'unset', path: ['asset'] };
const described: FormPatch = { type: 'set', path: ['alt', 'en'], value: 'A lake' };
const paths = (patches: readonly FormPatch[]) => patches.map(({ path }) => path.join('.'));

test.each<[string, FormPatch, boolean, string[]]>([
  ['another picture', chosen, true, ['asset', 'hotspot', 'crop', 'alt']],
  ['no picture any more', removed, true, ['asset', 'hotspot', 'crop', 'alt']],
  ['the first picture', chosen, false, ['asset']],
  ['another text', described, true, ['alt.en']],
])('%s', (_, patch, hadPicture, expected) => {
  expect(paths(forgetFormerPicture([patch], hadPicture))).toEqual(expected);
});
