import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import type { Page } from '@rooftop/content/documents/page/page';
import { expect, test } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import { testContent, testContext, testDealership } from '../../../tests/support/website.ts';
import { findPage } from './find-page.server.ts';
import { pageData, pageOrStandard } from './page-data.server.ts';

const hero = (heading: string, text: string | null = null): Page['blocks'][number] => ({
  _type: 'hero',
  shownTo: null,
  key: 'hero',
  eyebrow: null,
  heading,
  text,
  image: null,
  callToAction: null,
  secondCallToAction: null,
  terms: null,
});
const noSlides: Page['blocks'][number] = { _type: 'heroSlides', shownTo: null, key: 'none', slides: [] };
const last: Page['blocks'][number] = {
  _type: 'callToAction',
  shownTo: null,
  key: 'last',
  heading: 'Come by',
  text: null,
  callToAction: null,
  secondCallToAction: null,
};
const page = (fields: Partial<Page> = {}): Page => ({
  id: 'page-alpha-winter',
  path: '/winter',
  formerPaths: ['/snow'],
  name: 'Winter',
  title: null,
  description: null,
  image: null,
  blocks: [hero('Ready for it')],
  isIndexed: true,
  updatedAt: '2026-11-20T08:00:00Z',
  ...fields,
});
const context = (pages: readonly Page[] = [page()], fields: Partial<RequestContext> = {}) =>
  testContext({
    content: testContent({ pages: async () => pages }),
    dealership: testDealership({ languages: ['en', 'es'] }),
    ...fields,
  });
const standard = { name: 'Service', description: 'What we do.', blocks: [hero('Ours')] };
const dead = {
  ...context(),
  content: testContent({
    pages: async () => {
      throw new ContentUnavailable('pages', new Error('down'));
    },
  }),
};

const said = ({ blocks, lead }: Awaited<ReturnType<typeof pageData>>) =>
  [
    lead.view?.heading,
    ...blocks.map((block) => (block.type === 'hero' ? block.view.view?.html : block.type)),
  ].join(' ');

test.each<[string, RequestContext, string]>([
  ['editors have not written it', context([]), 'Ours'],
  ['editors have written it', context([page({ path: '/service', blocks: [hero('Theirs')] })]), 'Theirs'],
  ['the written page is empty', context([page({ path: '/service', blocks: [] })]), 'Ours'],
  ['the content is unavailable', dead, 'Ours'],
])('while %s', async (_, asked, words) => {
  expect(said(await pageOrStandard('/service', standard, asked))).toContain(`>${words}</h1>`);
});

test.each([
  ['a hero', [hero('Ready')], null],
  ['anything else', [last, hero('Ready')], 'Winter'],
  ['an empty hero', [noSlides, hero('Ready')], 'Winter'],
])('a page that begins with %s has the heading %j', async (_, blocks, heading) => {
  const data = await pageData('/winter', page({ blocks }), context());
  expect(data.lead.view?.heading ?? null).toBe(heading);
  const headings = said(data).match(/<h1/g) ?? [];
  expect(headings.length + (heading === null ? 0 : 1)).toBe(1);
});

test('has title, description, URL and language in head and structured data', async () => {
  const written = page({ title: 'Winter tires', description: 'Grip.', isIndexed: false });
  const { head, lead } = await pageData('/winter', written, context([], { locale: 'es', path: '/winter' }));
  expect(head).toMatchObject({
    title: 'Winter tires | Alpha Motors',
    description: 'Grip.',
    canonical: 'http://alpha.example/es/winter',
    isIndexed: false,
  });
  expect(lead.view?.crumbs.map(({ label, href }) => [label, href])).toEqual([
    ['Alpha Motors', '/es'],
    ['Winter', null],
  ]);
  expect(lead.view?.structured).toMatchObject({
    '@graph': [
      {
        '@type': 'WebPage',
        url: 'http://alpha.example/es/winter',
        name: 'Winter tires',
        inLanguage: 'es',
        dateModified: '2026-11-20T08:00:00Z',
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

const told = hero('Ready', 'Tires, batteries, wipers.');
const text: Page['blocks'][number] = {
  _type: 'richText',
  shownTo: null,
  key: 'text',
  heading: 'Why',
  body: ['Snow comes.', 'It stays.'].map((words, at) => ({
    _type: 'block',
    _key: `p${at}`,
    style: 'normal',
    children: [{ _type: 'span', _key: 's', text: words, marks: [] }],
    markDefs: [],
  })),
};

test.each([
  ['its editor’s description', { description: 'Grip.', blocks: [told] }, 'Grip.'],
  ['the text of its hero', { blocks: [hero('Ready'), told, text] }, 'Tires, batteries, wipers.'],
  ['its first text', { blocks: [hero('Ready'), text] }, 'Snow comes.'],
  ['nothing', {}, null],
])('a page is described by %s', async (_, fields, description) => {
  const { head } = await pageData('/winter', page(fields), context());
  expect(head.description).toBe(description);
});

/** The response thrown for a missing page. */
const answer = async (path: string, query = '', pageContext = context()) => {
  const request = new Request(`http://alpha.example${path}${query}`);
  const found: unknown = await findPage(path, request, pageContext).catch((thrown: unknown) => thrown);
  return found instanceof Response ? [found.status, found.headers.get('location')] : found;
};

test('finds a page at its path, redirects from its former path, and returns 404 for unknown paths', async () => {
  expect(await answer('/winter')).toMatchObject({ name: 'Winter' });
  expect(await answer('/snow', '?utm_source=x')).toEqual([301, '/winter?utm_source=x']);
  expect(await answer('/snow', '', context(undefined, { locale: 'es' }))).toEqual([301, '/es/winter']);
  expect(await answer('/summer')).toEqual([404, null]);
});

test('a former path that another page uses now leads to that page', async () => {
  const pages = [page(), page({ id: 'page-alpha-snow', path: '/snow', formerPaths: [], name: 'Snow' })];
  expect(await answer('/snow', '', context(pages))).toMatchObject({ name: 'Snow' });
});
