import { ADDRESS_NAME, ADDRESSED_TYPES, addressOf } from '@rooftop/content/address';
import { RESERVED_SLUGS } from '@rooftop/content/documents/article';
import { LEGAL_KINDS } from '@rooftop/content/documents/legal-document';
import { LANDING_PATHS, PAGE_PATH, RESERVED_SEGMENTS } from '@rooftop/content/documents/page';
import { expect, test } from 'vitest';
import routes from './routes.ts';

interface Entry {
  readonly path?: string | undefined;
  readonly children?: readonly Entry[] | undefined;
}

const firstOf = (path: string) => path.replace(/^\//, '').split('/', 1)[0] ?? '';

/** First segments of routes, below the languages too, that an editor's page could have for its address. */
const segmentsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [firstOf(path), ...segmentsOf(children)]);

/** What is answered before Remix is asked; see http/create-app.ts and http/front-door.ts. */
const BEFORE = ['assets', 'files', 'healthz', 'images', 'photos', 'readyz', 'vehicles'];

test('no editor can take an address that the website has, and may have any other', () => {
  const landing = new Set(LANDING_PATHS.map(firstOf));
  const taken = [...segmentsOf(routes), ...BEFORE].filter((segment) => PAGE_PATH.test(`/${segment}`));
  expect(new Set(RESERVED_SEGMENTS)).toEqual(new Set(taken.filter((segment) => !landing.has(segment))));
});

/** Ends of the website's own addresses among those of documents of a type. */
const endsBeside = (prefix: string): string[] =>
  routes
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((end) => ADDRESS_NAME.test(end));

test('no document can take the address of a page that stands among those of its kind', () => {
  const beside = Object.fromEntries(
    ADDRESSED_TYPES.filter((type) => type !== 'page').map((type) => [type, endsBeside(addressOf(type, ''))]),
  );
  expect(beside).toEqual({
    article: RESERVED_SLUGS,
    offer: [],
    staffMember: [],
    jobOpening: [],
    helpCategory: [],
    legalDocument: ['your-privacy-choices', 'privacy-request'],
    store: [],
  });
  // Legal documents are of given kinds, and none of those is taken.
  expect(LEGAL_KINDS.filter((kind) => beside['legalDocument']?.includes(kind))).toEqual([]);
});
