import { SLUG_PATTERN, TYPES_WITH_PAGE, pathOf } from '@rooftop/content/address';
import { LEGAL_KINDS } from '@rooftop/content/documents/legal-document/legal-document';
import { PAGE_PATH } from '@rooftop/content/documents/page/page';
import { slugsBeside } from '@rooftop/content/page-paths';
import { LANDING_PATHS, RESERVED_SEGMENTS } from '@rooftop/content/pages.generated';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import routes from './routes.ts';
import { filePath, pageList } from './routes/page-list.ts';
import { readPages } from './routes/read-pages.ts';

interface Entry {
  readonly path?: string | undefined;
  readonly children?: readonly Entry[] | undefined;
}

const firstOf = (path: string) => path.replace(/^\//, '').split('/', 1)[0] ?? '';

/** First segments of routes, below the language prefix too, that could collide with an editor's page path. */
const segmentsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [firstOf(path), ...segmentsOf(children)]);

/** Paths answered before Remix; see http/create-app.ts and http/request-guard.ts. */
const BEFORE = ['assets', 'builds', 'files', 'healthz', 'images', 'photos', 'readyz', 'vehicles'];

test('keeps editors from using a path of the website and allows any other', () => {
  const landing = new Set(LANDING_PATHS.map(firstOf));
  const taken = [...segmentsOf(routes), ...BEFORE].filter((segment) => PAGE_PATH.test(`/${segment}`));
  expect(new Set(RESERVED_SEGMENTS)).toEqual(new Set(taken.filter((segment) => !landing.has(segment))));
});

test.each([
  ['pages', pageList],
  ['file-path', filePath],
])('%s.generated.ts is up to date: otherwise run `npm run pages`', async (name, source) => {
  const list = new URL(`../packages/content/${name}.generated.ts`, import.meta.url);
  expect(readFileSync(list, 'utf8')).toBe(source(await readPages()));
});

/** Last segments of the website's own paths that are siblings of documents of a type. */
const endsBeside = (prefix: string): string[] =>
  routes
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((end) => SLUG_PATTERN.test(end));

test('keeps documents from using the path of a page next to them', () => {
  const beside = Object.fromEntries(
    TYPES_WITH_PAGE.filter((type) => type !== 'page').map((type) => [type, endsBeside(pathOf(type, ''))]),
  );
  expect(beside).toEqual({
    article: ['search'],
    offer: [],
    staffMember: [],
    jobOpening: [],
    helpCategory: [],
    legalDocument: ['your-privacy-choices', 'privacy-request'],
    store: [],
  });
  expect(slugsBeside('car-research/article')).toEqual(beside['article']);
  // Legal documents have fixed kinds, and none of them collides.
  expect(LEGAL_KINDS.filter((kind) => beside['legalDocument']?.includes(kind))).toEqual([]);
});
