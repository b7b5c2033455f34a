/**
 * Previews against a real lake: only editors of a dealership can turn one on, for this dealership, and no draft ever reaches
 * anyone else. A preview writes nothing.
 */
import { ensureRobot } from '@rooftop/lake/robots';
import { deriveKey } from '@rooftop/vault/derive-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createStudioTicket } from '#app/server/studio-ticket.ts';
import { type LakeProcess, startLake } from '../integration/lake-process.ts';
import {
  type Answer,
  type TestRequest,
  ask,
  startWeb,
  WEB_KEY,
  type WebProcess,
} from '../integration/web-fixtures.ts';

const DOMAIN = 'platform.example';
const STUDIO = 'http://localhost:3333';
const SLUGS = ['alpha', 'bravo'] as const;
type Slug = (typeof SLUGS)[number];
const idOf = (slug: Slug) => `dealership-${slug}`;
const draftOf = (slug: Slug) => `draft-canary-of-${slug}`;
const publishedOf = (slug: Slug) => `published-headline-of-${slug}`;

let lake: LakeProcess;
let web: WebProcess;
const tokens = new Map<string, string>();

const get = (slug: Slug, path: string, headers: TestRequest['headers'] = {}): Promise<Answer> =>
  ask(web.port, { host: `${slug}.${DOMAIN}`, path, headers });
const askDesk = (path: string, who: string, method = 'GET'): Promise<Answer> =>
  ask(web.port, {
    host: DOMAIN,
    path: `/api/desk/${path}`,
    method,
    headers: { Authorization: `Bearer ${tokens.get(who)}`, Origin: STUDIO },
  });

const homePage = (slug: Slug, headline: string) => ({
  _type: 'homePage',
  dealership: { _type: 'reference', _ref: idOf(slug) },
  blocks: [{ _type: 'hero', _key: 'top', heading: { _type: 'localeString', en: headline } }],
});

const KEY = deriveKey(WEB_KEY, 'preview');
const cookieOf = (slug: Slug, at = Date.now(), key: Uint8Array = KEY) =>
  `preview=${createStudioTicket(key, idOf(slug), at)}`;

beforeAll(async () => {
  lake = await startLake();
  const { pool } = lake.database;
  const transaction = lake.administrator.transaction();
  for (const slug of SLUGS) {
    transaction.create({ _id: idOf(slug), _type: 'dealership', name: slug, slug: { current: slug } });
    transaction.create({ _id: `homePage-${slug}`, ...homePage(slug, publishedOf(slug)) });
    transaction.create({ _id: `drafts.homePage-${slug}`, ...homePage(slug, draftOf(slug)) });
  }
  await transaction.commit();
  for (const role of ['editor', 'viewer', 'leadStaff'] as const)
    tokens.set(role, await ensureRobot(pool, { name: role, role, tenant: idOf('alpha') }));
  web = await startWeb(lake.url, lake.database.url, { SANITY_API_TOKEN: lake.token, FEEDS: '' });
}, 60_000);
afterAll(async () => {
  await web.stop();
  await lake.stop();
});

const linkShape = z.object({ href: z.url() });
/** Path and query of a link that an editor of Alpha gets. */
async function linkOfEditor(): Promise<string> {
  const answer = await askDesk(`previews/${idOf('alpha')}`, 'editor', 'POST');
  expect(answer.status).toBe(200);
  const { origin, pathname, search } = new URL(linkShape.parse(JSON.parse(answer.body)).href);
  expect(new URL(origin).hostname).toBe(`alpha.${DOMAIN}`);
  return pathname + search;
}

test('people see the websites that they edit', async () => {
  const { body } = await askDesk('websites', 'editor');
  expect(JSON.parse(body)).toMatchObject({ websites: [{ dealership: idOf('alpha'), languages: ['en'] }] });
  expect(JSON.parse((await askDesk('websites', 'viewer')).body)).toEqual({ websites: [] });
});

test.each<[who: string, slug: Slug]>([
  ['editor', 'bravo'],
  ['viewer', 'alpha'],
  ['leadStaff', 'alpha'],
  ['nobody', 'alpha'],
])('%s of Alpha makes no link to a preview of %s', async (who, slug) => {
  const { status, body } = await askDesk(`previews/${idOf(slug)}`, who, 'POST');
  expect([401, 403]).toContain(status);
  expect(body).not.toContain('ticket');
});

test('a link turns the preview on at its own dealership, in frames of the Studio', async () => {
  const link = await linkOfEditor();
  const { status, headers } = await get('alpha', link);
  expect(status).toBe(200);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  for (const part of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/', 'Max-Age=3600'])
    expect(cookie).toContain(part);
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${STUDIO}`);
  const page = await get('alpha', '/', { Cookie: cookie.split(';', 1)[0] ?? '' });
  expect(page.body).toContain(draftOf('alpha'));
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${STUDIO}`);
  expect(page.headers['set-cookie']).toBeUndefined();
});

test('a link leads to a page of the same website only', async () => {
  const link = await linkOfEditor();
  const to = async (path: string) =>
    (await get('alpha', `${link}&to=${encodeURIComponent(path)}`)).headers.location;
  expect(await to('/contact-us?topic=2')).toBe('/contact-us?topic=2');
  expect(await to('//evil.example/')).toBe('/');
});

test('a link opens nothing of another dealership', async () => {
  const { status, headers } = await get('bravo', await linkOfEditor());
  expect(status).toBe(403);
  expect(headers['set-cookie']).toBeUndefined();
});

const HOUR = 3_600_000;
test.each<[what: string, slug: Slug, cookie: () => string]>([
  ['expired', 'alpha', () => cookieOf('alpha', Date.now() - HOUR - 1000)],
  ['of another dealership', 'alpha', () => cookieOf('bravo')],
  ['of another purpose', 'alpha', () => cookieOf('alpha', Date.now(), deriveKey(WEB_KEY, 'event-inspector'))],
  ['changed by hand', 'alpha', () => `${cookieOf('alpha')}x`],
  ['empty', 'alpha', () => 'preview='],
])('a cookie that is %s shows the public page', async (_what, slug, cookie) => {
  const { body, headers } = await get(slug, '/', { Cookie: cookie() });
  expect(body).toContain(publishedOf(slug));
  expect(body).not.toContain('draft-canary');
  expect(headers['content-security-policy']).not.toContain(STUDIO);
});

const AT_ONCE = 8;
test('of 200 interleaved requests, only previews have drafts, each of its own dealership', async () => {
  const requests = Array.from({ length: 200 }, (_, index) => {
    const slug = SLUGS[index % 2] ?? 'alpha';
    const isPreview = index % 4 < 2;
    const path = index % 3 === 0 ? '/_root.data' : '/';
    return { slug, isPreview, path };
  });
  const answers: Answer[] = [];
  // More at once would wait for each other, and be refused.
  for (let at = 0; at < requests.length; at += AT_ONCE)
    answers.push(
      ...(await Promise.all(
        requests
          .slice(at, at + AT_ONCE)
          .map(({ slug, isPreview, path }) => get(slug, path, isPreview ? { Cookie: cookieOf(slug) } : {})),
      )),
    );
  const wrong = requests.filter(({ slug, isPreview }, index) => {
    const body = answers[index]?.body ?? '';
    const expected = isPreview ? draftOf(slug) : publishedOf(slug);
    const others = ['alpha', 'bravo'].flatMap((one) => [`canary-of-${one}`, `headline-of-${one}`]);
    return (
      !body.includes(expected) || others.some((other) => !expected.endsWith(other) && body.includes(other))
    );
  });
  expect(wrong).toEqual([]);
});

test('a preview stores no lead and counts no visit', async () => {
  const send = (path: string, body: string, type: string, cookie: string) =>
    ask(web.port, {
      host: `alpha.${DOMAIN}`,
      path,
      method: 'POST',
      body,
      headers: {
        Cookie: cookie,
        Origin: new URL(`http://alpha.${DOMAIN}:${web.port}`).origin,
        'Content-Type': type,
      },
    });
  const form = await send('/contact-us', 'a=b', 'application/x-www-form-urlencoded', cookieOf('alpha'));
  expect(form.status).toBe(403);
  expect(form.body).toContain('Forms cannot be sent from here.');
  // Without the cookie, the form is read, and refused for what it lacks.
  const public_ = await send('/contact-us', 'a=b', 'application/x-www-form-urlencoded', '');
  expect(public_.status).not.toBe(403);
  const visit = await send('/api/visits', '[]', 'application/json', cookieOf('alpha'));
  expect(visit.status).toBe(204);
  const { rows } = await lake.database.pool.query('SELECT count(*)::int AS leads FROM leads');
  expect(rows).toEqual([{ leads: 0 }]);
});

test('a preview shows the day and the visitor that its settings say', async () => {
  const settings = (query: string) =>
    get('alpha', `/api/preview/settings?${query}`, { Cookie: cookieOf('alpha') });
  const { headers, status } = await settings('at=2031-12-24T09:00&lead=1&store=../x&at2=1');
  expect(status).toBe(204);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  const as = cookie.split(';', 1)[0] ?? '';
  expect(decodeURIComponent(as)).toBe('previewAs=at=2031-12-24T09%3A00&lead=1');
  const { body } = await get('alpha', '/', { Cookie: `${cookieOf('alpha')}; ${as}` });
  expect(body).toContain('© 2031');
  // Without a ticket, settings are nothing.
  expect((await get('alpha', '/', { Cookie: as })).body).not.toContain('© 2031');
  expect((await get('alpha', '/api/preview/settings')).status).toBe(404);
});
