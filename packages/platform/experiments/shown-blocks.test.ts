import { blockShape } from '@rooftop/content/blocks/block';
import { expect, test } from 'vitest';
import { shownArms, shownBlocks } from './shown-blocks.ts';

const block = (key: string, shownTo: object | null) =>
  blockShape.parse({ _type: 'columns', key, heading: null, text: null, columns: [], shownTo });
const BLOCKS = [
  block('everyone', null),
  block('control', { experiment: 'hero', arm: 'control' }),
  block('short', { experiment: 'hero', arm: 'short' }),
  block('unnamed arm', { experiment: 'hero', arm: null }),
  block('experiment is gone', { experiment: null, arm: 'short' }),
  block('control of one that is gone', { experiment: null, arm: 'control' }),
];

test.each([
  ['control', ['everyone', 'control', 'unnamed arm', 'control of one that is gone']],
  ['short', ['everyone', 'short', 'control of one that is gone']],
  ['removed', ['everyone', 'control of one that is gone']],
])('an arm of %s sees its own blocks', (arm, keys) => {
  const reads: string[] = [];
  const visitor = {
    armOf(experiment: string) {
      reads.push(experiment);
      return arm;
    },
  };
  const shown = shownBlocks(BLOCKS, visitor);
  expect(shown.map(({ key }) => key)).toEqual(keys);
  expect(new Set(reads)).toEqual(new Set(['hero']));
  expect(shownArms(BLOCKS, visitor)).toEqual({ hero: arm });
});
