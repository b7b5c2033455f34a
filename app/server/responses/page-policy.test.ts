import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { expect, test } from 'vitest';
import { testDealership } from '../../../tests/support/website.ts';
import { readPages } from '#app/routes/read-pages.ts';
import { createPagePolicy } from './page-policy.ts';

const ROOT = new URL('../../..', import.meta.url);
const pages = await readPages();
const policyOf = createPagePolicy({ pages, imageHosts: [], https: true, development: false });
/** A dealership with everything that others can add to its pages. */
const dealership = testDealership({
  trackers: {
    measurementIds: ['G-AB12CD34EF'],
    tagContainer: { id: 'GTM-AB12CD3', origins: ['https://tags.example'] },
    metaPixelId: '12345678',
  },
  chat: { script: 'https://chat.example/a.js', origins: [] },
});
const OTHERS = ['googletagmanager.com', 'google-analytics.com', 'facebook', 'tags.example', 'chat.example'];

test.each(
  pages.flatMap(({ paths, isFrame = false }) => Object.keys(paths).map((id) => [id, isFrame] as const)),
)('%s loads nothing of others if it is a form in a frame: %j', (id, isFrame) => {
  for (const route of [id, ...LANGUAGES.map((language) => `${language}/${id}`)]) {
    const policy = policyOf({ nonce: 'abc' }, { route, dealership });
    for (const other of OTHERS) expect(policy.includes(other), `${route}: ${other}`).toBe(!isFrame);
  }
});

test('every page with the layout of a frame is defined as one', () => {
  const folders = globSync('app/routes/**/*.ts', { cwd: ROOT })
    .filter(
      (file) =>
        !file.endsWith('.test.ts') && /PageLayout = 'frame'/.test(readFileSync(new URL(file, ROOT), 'utf8')),
    )
    .map(dirname);
  const framed = pages.filter(({ isFrame }) => isFrame).map(({ file }) => `app/${dirname(file)}`);
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.toSorted()).toEqual(framed.toSorted());
});
