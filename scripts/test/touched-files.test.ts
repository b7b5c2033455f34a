import { expect, it } from 'vitest';
import { countProblem, type Thing, touchedFiles } from './touched-files.ts';

const OLDEST: Thing = {
  thing: 'sort option',
  names: ['oldest'],
  own: ['app/sorts/oldest'],
  kind: ['oldest', 'newest', 'cheapest'],
  folders: ['app', 'tests'],
  limit: 2,
  aim: 1,
};

it.each([
  ['app/sorts.ts', "const SORTS = ['oldest'];", true],
  ['app/sorts.ts', "const SORTS = ['newest'];", false],
  ['app/sorts.ts', "import { oldest } from './sorts/oldest.ts';", true],
  // A part of a word, of a path, of a query.
  ['app/sorts.ts', 'oldestOf(cars)', false],
  ['app/sorts.ts', "import './sorts/oldest.ts';", false],
  ['app/sorts.ts', "href('/cars?sort=oldest')", false],
  ['app/sorts/oldest.css', '', true],
  ['app/sorts/oldest.test.ts', '', true],
  // A test that lists the kind has to be extended, one that uses the thing has not.
  ['app/sorts.test.ts', "['oldest', 'newest']", true],
  ['app/sorts.test.ts', "['oldest']", false],
  ['tests/support/sorts.ts', "['oldest']", false],
  ['tests/e2e/sorts.spec.ts', "['oldest', 'newest']", false],
  ['app/README.md', 'oldest', false],
  ['packages/sorts.ts', "'oldest'", false],
])('%s with %j is touched: %j', (path, text, isTouched) => {
  expect(touchedFiles(OLDEST, new Map([[path, text]]))).toEqual(isTouched ? [path] : []);
});

it.each([
  [3, 'A sort option touches 3 files and touched 2. Derive what the new ones repeat.'],
  [2, null],
  [1, 'A sort option touches only 1 files. Write so instead of 2 in scripts/test/things.ts.'],
])('%i files: %s', (count, problem) => {
  expect(countProblem(OLDEST, count)).toBe(problem);
});
