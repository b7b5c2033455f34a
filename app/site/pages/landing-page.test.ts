import type { Page } from '@rooftop/content/documents/page/page';
import { expect, test } from 'vitest';
import en from '#app/locales/en.json' with { type: 'json' };
import { testContent, testContext } from '../../../tests/support/website.ts';
import { landingPage } from './landing-page.server.ts';
import { isLandingPath } from './standard/standard-pages.ts';

const written: Page = {
  id: 'page-alpha-service',
  path: '/service',
  formerPaths: [],
  name: 'The shop',
  title: 'Our shop',
  description: 'We fix cars.',
  image: null,
  blocks: [
    {
      _type: 'callToAction',
      shownTo: null,
      key: 'a',
      heading: 'Call',
      text: null,
      callToAction: null,
      secondCallToAction: null,
    },
  ],
  isIndexed: true,
  updatedAt: '2026-11-01T00:00:00Z',
};
const context = testContext({ content: testContent({ pages: async () => [written] }), isDocument: false });

test('shows the page that editors wrote for the path', async () => {
  const { head, lead } = await landingPage('/service', context);
  expect(head).toMatchObject({ title: 'Our shop | Alpha Motors', description: 'We fix cars.' });
  expect(lead.view?.heading).toBe('The shop');
});

test('falls back to the standard page, with its parent in the breadcrumbs', async () => {
  const { head, lead, blocks } = await landingPage('/auto-financing/bad-credit-auto-financing', context);
  expect(head.canonical).toBe('http://alpha.example/auto-financing/bad-credit-auto-financing');
  expect(lead.view?.crumbs.map(({ href }) => href)).toEqual(['/', '/auto-financing', null]);
  expect(lead.view?.heading).toBeNull();
  expect(blocks[0]?.type).toBe('hero');
  expect(JSON.stringify(blocks)).toContain(en['landing.badCredit.terms']);
});

test.each([
  ['/service', true],
  ['/service/schedule', false],
  ['/toString', false],
])('%s is a landing path: %j', (path, is) => {
  expect(isLandingPath(path)).toBe(is);
});
