import { expect, it } from 'vitest';
import { folderProblems } from './folder-sizes.ts';

const files = (count: number, folder: string, end = '.ts'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}${end}`);

/** What may have any number of files, and has. */
const COLLECTIONS = [
  ...files(41, 'app/server/maps/outlines', '.json'),
  ...files(41, 'app/ui/icons', '-icon.tsx'),
  ...files(41, 'packages/database/migrations', '.sql'),
];

it.each<[what: string, files: readonly string[], problems: readonly RegExp[]]>([
  ['collections', [], []],
  ['40 files', files(40, 'app/ui'), []],
  ['41 files', files(41, 'app/ui'), [/^app\/ui has 41 files, tests apart: /]],
  ['files of two kinds', [...files(40, 'app/ui'), 'app/ui/button.css'], [/^app\/ui has 41 files/]],
  ['tests beside them', [...files(40, 'app/ui'), ...files(40, 'app/ui', '.test.tsx')], []],
  ['files in a folder below', [...files(40, 'app/ui'), ...files(40, 'app/ui/dialog')], []],
  [
    'two folders',
    [...files(41, 'studio'), ...files(50, 'tools/maps')],
    [/^studio has 41/, /^tools\/maps has 50/],
  ],
])('%s', (_what, more, problems) => {
  expect(folderProblems([...COLLECTIONS, ...more])).toEqual(
    problems.map((problem) => expect.stringMatching(problem)),
  );
});

it('asks for the list of collections to be shortened', () => {
  expect(folderProblems(COLLECTIONS.slice(2))).toEqual([
    expect.stringMatching(/^app\/server\/maps\/outlines has at most 40 files: take it out of COLLECTIONS/),
  ]);
});
