/**
 * Previews against a real lake: only editors of a dealership can turn one on, for this dealership, and no draft ever reaches
 * anyone else. A preview writes nothing.
 */
import { ensureRobot } from '@rooftop/lake/robots';
import { deriveKey } from '@rooftop/vault/derive-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createPreviewTicket } from '#app/server/preview/preview-ticket.ts';
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
const askDesk = (path: string, who: string, method = 'GET', body?: object): Promise<Answer> =>
  ask(web.port, {
    host: DOMAIN,
    path: `/api/desk/${path}`,
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { Authorization: `Bearer ${tokens.get(who)}`, Origin: STUDIO },
  });

const homePage = (slug: Slug, headline: string) => ({
  _type: 'homePage',
  dealership: { _type: 'reference', _ref: idOf(slug) },
  blocks: [{ _type: 'hero', _key: 'top', heading: { _type: 'localeString', en: headline } }],
});

const popup = (slug: Slug) => ({
  _type: 'popup',
  dealership: { _type: 'reference', _ref: idOf(slug) },
  name: 'Winter',
  component: { type: 'html', title: { _type: 'localeString', en: draftOf(slug) } },
  conditions: [{ _type: 'popupCondition', _key: 'always', pages: ['/'] }],
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
    transaction.create({ _id: `drafts.popup-${slug}`, ...popup(slug) });
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

test('a popup that is not published shows in a preview of its own dealership only', async () => {
  const popups = async (cookie?: string) => {
    const { status, body } = await get('alpha', '/api/popups?path=/', cookie ? { Cookie: cookie } : {});
    expect(status).toBe(200);
    return body;
  };
  const shown = await popups(cookieOf('alpha'));
  expect(shown).toContain(draftOf('alpha'));
  expect(shown).not.toContain(draftOf('bravo'));
  for (const cookie of [undefined, cookieOf('bravo')])
    expect(await popups(cookie)).not.toContain('draft-canary');
});

const sharedShape = z.object({ href: z.url(), endsAt: z.iso.datetime() });
const linksShape = z.object({
  links: z.array(z.object({ id: z.uuid(), path: z.string(), createdBy: z.string(), endsAt: z.string() })),
});
/** The path of a link that an editor of Alpha shares, and the cookie that it sets. */
async function shareAsEditor(path: string, before = '') {
  const answer = await askDesk(`previews/${idOf('alpha')}/shared`, 'editor', 'POST', { path });
  expect(answer.status).toBe(200);
  const { pathname, search } = new URL(sharedShape.parse(JSON.parse(answer.body)).href);
  const asked = { Accept: 'text/html', Cookie: before };
  const { status, headers } = await get('alpha', pathname + search, asked);
  expect([status, headers.location]).toEqual([303, path]);
  expect(headers['set-cookie']).toHaveLength(1);
  return { link: pathname + search, cookie: headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '' };
}
const openLinks = async (who = 'editor') => {
  const answer = await askDesk(`previews/${idOf('alpha')}/shared`, who);
  return answer.status === 200 ? linksShape.parse(JSON.parse(answer.body)).links : answer.status;
};
const stop = (slug: Slug, id: string, who = 'editor') =>
  askDesk(`previews/${idOf(slug)}/shared/${id}`, who, 'DELETE');

test('a shared link works until an editor of its dealership stops it, and then says so once', async () => {
  const { link, cookie } = await shareAsEditor('/?topic=2');
  expect((await get('alpha', '/', { Cookie: cookie })).body).toContain(draftOf('alpha'));
  expect((await get('bravo', '/', { Cookie: cookie })).body).not.toContain('draft-canary');
  const [open] = z.array(z.looseObject({ id: z.string() })).parse(await openLinks());
  expect(open).toMatchObject({ path: '/?topic=2', createdBy: 'editor' });
  for (const who of ['viewer', 'leadStaff', 'nobody']) expect([401, 403]).toContain(await openLinks(who));
  const id = open?.id ?? '';
  expect((await stop('alpha', id, 'viewer')).status).toBe(403);
  expect((await stop('bravo', id)).status).toBe(403);
  expect((await stop('alpha', crypto.randomUUID())).status).toBe(404);
  expect((await get('alpha', '/', { Cookie: cookie })).body).toContain(draftOf('alpha'));

  expect((await stop('alpha', id)).status).toBe(204);
  expect(await openLinks()).toEqual([]);
  const after = await get('alpha', '/', { Cookie: cookie, Accept: 'text/html' });
  expect(after.body).toContain(publishedOf('alpha'));
  expect(after.body).not.toContain('draft-canary');
  expect(after.body).toContain('This preview has ended');
  expect(after.headers['cache-control']).toBe('private, no-store');
  expect(after.headers['set-cookie']).toContainEqual(expect.stringMatching(/^preview=;.*Max-Age=0/));
  expect((await get('alpha', '/', { Accept: 'text/html' })).body).not.toContain('This preview has ended');
  // Another link replaces it.
  const other = await shareAsEditor('/', cookie);
  expect((await get('alpha', '/', { Cookie: other.cookie })).body).toContain(draftOf('alpha'));
  // Opened again, the link leads to its page, which says so.
  const again = await get('alpha', link);
  expect([again.status, again.headers.location]).toEqual([303, '/?topic=2']);
  const cookieAgain = again.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  expect((await get('alpha', '/?topic=2', { Cookie: cookieAgain, Accept: 'text/html' })).body).toContain(
    'This preview has ended',
  );
});

test('no ticket without a link that is stored works longer than an hour', async () => {
  const link = { dealership: idOf('alpha'), link: crypto.randomUUID() };
  const forged = `preview=${createPreviewTicket(KEY, link, Date.now())}`;
  const long = `preview=${createStudioTicket(KEY, idOf('alpha'), Date.now(), 72 * 3_600_000)}`;
  for (const cookie of [forged, long])
    expect((await get('alpha', '/', { Cookie: cookie })).body).not.toContain('draft-canary');
});

test.each<[what: string, body: object]>([
  ['no page', {}],
  ['a page of another website', { path: 'https://evil.example/' }],
  ['a very long page', { path: `/${'x'.repeat(2000)}` }],
])('a link to %s is not shared', async (_what, body) => {
  expect((await askDesk(`previews/${idOf('alpha')}/shared`, 'editor', 'POST', body)).status).toBe(400);
});

test('a preview says that the draft of the settings cannot be used', async () => {
  const bar = async () =>
    JSON.parse((await get('alpha', '/api/preview/settings', { Cookie: cookieOf('alpha') })).body);
  expect(await bar()).toMatchObject({ isUnread: false });
  const draft = { _id: `drafts.${idOf('alpha')}`, _type: 'dealership', slug: { current: 'alpha' } };
  await lake.administrator.createOrReplace(draft);
  expect(await bar()).toMatchObject({ isUnread: true });
  await lake.administrator.delete(draft._id);
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
