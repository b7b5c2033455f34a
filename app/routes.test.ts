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

/** What is answered before Remix is asked; see http/create-app.ts. */
const BEFORE = ['assets', 'files', 'images', 'photos', 'vehicles'];

test('no editor can take an address that the website has, and may have any other', () => {
  const landing = new Set(LANDING_PATHS.map(firstOf));
  const taken = [...segmentsOf(routes), ...BEFORE].filter((segment) => PAGE_PATH.test(`/${segment}`));
  expect(new Set(RESERVED_SEGMENTS)).toEqual(new Set(taken.filter((segment) => !landing.has(segment))));
});
