import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SPEC_FOLDERS, specsFor } from './spec-folders.ts';

it('has a row for each spec', () => {
  const specs = ['smoke', 'e2e'].flatMap((folder) =>
    readdirSync(`tests/${folder}`).flatMap((name) =>
      name.endsWith('.spec.ts') ? [`${folder}/${name.replace('.spec.ts', '')}`] : [],
    ),
  );
  expect(Object.keys(SPEC_FOLDERS).toSorted()).toEqual(specs.toSorted());
});

it('names paths that exist', () => {
  const paths = new Set(Object.values(SPEC_FOLDERS).flat());
  expect([...paths].filter((path) => !existsSync(path))).toEqual([]);
});

it.each([
  [[], []],
  [['docs/map.md'], []],
  [
    ['app/routes/help-center/route.tsx'],
    ['smoke/browse', 'smoke/crawl', 'e2e/help-center', 'e2e/page-kinds'],
  ],
  [['tests/e2e/team.spec.ts'], ['e2e/team']],
  [['packages/leads/push-notes.ts'], ['smoke/contact-lead']],
])('for %j chooses %j', (changed, specs) => {
  expect(specsFor(changed)).toEqual(specs.map((name) => `tests/${name}.spec.ts`));
});
