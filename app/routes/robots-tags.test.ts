/** Pages whose heads are not made by `headTags` also allow links, snippets and previews (spec 4, robots meta). */
import { expect, test } from 'vitest';
import { meta as rootMeta } from '../root.tsx';
import { shellView } from '../site/layout/shell-view.server.ts';
import { staticPage } from '../server/responses/static-page.ts';
import { testContext } from '../../tests/support/website.ts';
import { meta as appointment } from './appointment/route.tsx';
import { meta as heldLead } from './held-lead/route.tsx';
import { meta as stopMail } from './stop-mail/route.tsx';

const ROBOTS = 'noindex, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
const location = { pathname: '/no', search: '', hash: '', state: null, key: 'default' };
const page = { data: undefined, params: {}, location, matches: [] as [] };

test.each([
  ['an appointment', appointment],
  ['a held lead', heldLead],
  ['the unsubscribe page', stopMail],
])('%s', (_, meta) => {
  expect(meta(page)).toContainEqual({ name: 'robots', content: ROBOTS });
});

test('an error page', async () => {
  const data = await shellView(testContext(), '');
  expect(rootMeta({ ...page, data, error: new Error('away') })).toContainEqual({
    name: 'robots',
    content: ROBOTS,
  });
});

test('a page without a dealership', () => {
  const html = staticPage({ language: 'en', status: 404, heading: 'Page not found', text: 'Sorry.' });
  expect(html).toContain(`<meta name="robots" content="${ROBOTS}">`);
});
