import { expect, test } from 'vitest';
import { headOf, pageHead } from '../head/page-head.server.ts';
import { pageSubject, type Subject } from '../head/subjects.server.ts';
import type { ShareCard } from '../share/share-card.ts';
import { testContent, testContext, testStore } from '../testing.ts';
import { testArticle } from './car-research/testing.ts';
import { testOpening } from './careers/testing.ts';
import { testStaffMember } from './meet-our-team/testing.ts';
import { loader } from './share.ts';

const content = testContent({
  articles: async () => [
    testArticle({ slug: 'oil', title: 'Oil changes' }),
    testArticle({ slug: 'coming', publishedOn: '2027-01-01' }),
  ],
  jobOpenings: async () => [testOpening(), testOpening({ slug: 'over', openUntil: '2026-11-22' })],
  staff: async () => [testStaffMember()],
  stores: async () => [testStore()],
});

/** @param path below `/share`, without the file */
async function asked(path: string, file: string, headers: Readonly<Record<string, string>> = {}) {
  const drawn: ShareCard[] = [];
  const context = testContext({
    content,
    shareCards: {
      async draw(card) {
        drawn.push(card);
        return new Uint8Array([1]);
      },
    },
  });
  const request = new Request(`http://alpha.example/share/${path}/${file}`, { headers });
  const [of = '', key] = path.split('/');
  const params = key === undefined ? { page: of, file } : { subject: of, key, file };
  const answer = await Promise.resolve(loader({ context, request, params })).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error('no response');
  return { answer, drawn };
}
const address = (await pageHead('home', testContext({ content }))).image.href.replace(
  'http://alpha.example',
  '',
);
const [, , , file = ''] = address.split('/');

test('the card that the page has today is drawn, for good', async () => {
  const { answer, drawn } = await asked('home', file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(drawn.map(({ headline }) => headline)).toEqual(['Alpha Motors']);
  const again = await asked('home', file, { 'If-None-Match': answer.headers.get('etag') ?? '' });
  expect([again.answer.status, again.drawn]).toEqual([304, []]);
});

test.each(['xxxxxxxxxxxxxxxx.png', '', '../../etc'])(
  'any other, like %j, leads to it undrawn',
  async (other) => {
    const { answer, drawn } = await asked('home', other);
    expect([answer.status, answer.headers.get('location'), drawn]).toEqual([302, address, []]);
  },
);

test.each<[string, Subject, string]>([
  ['article/oil', { of: 'article', key: 'oil' }, 'Oil changes'],
  ['person/ann-lee', { of: 'person', key: 'ann-lee' }, 'Ann Lee'],
  ['opening/technician', { of: 'opening', key: 'technician' }, 'Technician'],
  ['location/watertown', { of: 'location', key: 'watertown' }, 'Alpha Watertown'],
  ['legal/privacy-policy', { of: 'legal', key: 'privacy-policy' }, 'Privacy Policy'],
  [
    'page/auto-financing.bad-credit-auto-financing',
    pageSubject('/auto-financing/bad-credit-auto-financing'),
    'Bad credit auto financing',
  ],
])('the card of %s is its own', async (path, picture, headline) => {
  const facts = { title: '', description: null, address: '/', isIndexed: true, picture };
  const { image } = await headOf(facts, testContext({ content }));
  const start = `http://alpha.example/share/${path}/`;
  expect(image).toEqual({ href: expect.stringContaining(start), alt: headline });
  const { answer, drawn } = await asked(path, image.href.slice(start.length));
  expect([answer.status, drawn.map((card) => card.headline)]).toEqual([200, [headline]]);
});

test.each([
  'nope',
  'constructor',
  '__proto__',
  'article/nope',
  'article/coming',
  'person/bo-ray',
  'opening/over',
  'page/nope',
  'page/constructor',
  'constructor/x',
])('there is no page %j', async (page) => {
  const { answer, drawn } = await asked(page, file);
  expect([answer.status, drawn]).toEqual([404, []]);
});
