import { describe, expect, test } from 'vitest';
import { testContext, testDealership, testStore } from '../../../tests/support/website.ts';
import { createWording } from '#app/locales/wording.server.ts';
import { createPages, createRender } from './pages.ts';
import { createRefusals } from '../responses/refusal.ts';
import type { SiteRequest } from '../site-request.ts';

const dealership = testDealership();
const t = (await createWording())('en');
const refuse = createRefusals(() => t);
const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Requests a page that Remix answers with `answer` after `failure` was reported. */
async function answered(answer: Response, failure?: Error, request = new Request('http://alpha.example/')) {
  const seen: Request[] = [];
  const visit: SiteRequest = {
    requestId: '1',
    dealership,
    origin: 'http://alpha.example',
    ipAddress: null,
    route: 'none',
  };
  const render = createRender({
    createContext: async () => testContext({ dealership, t, store: testStore() }),
    async handle(handled, context) {
      seen.push(handled);
      expect(context.nonce).toBe('abc');
      if (failure) visit.failure = failure;
      return answer;
    },
    refuse,
  });
  const page = createPages({
    render,
    policy: (scripts, { hasTicket }) =>
      `policy of ${'nonce' in scripts ? scripts.nonce : 'none'}${hasTicket ? ' without trackers' : ''}`,
  });
  const response = await page(request, visit);
  return { response, text: await response.text(), seen, visit };
}

const unavailable = Object.assign(new Error('no'), { name: 'ContentUnavailable' });

describe('status by failure', () => {
  test.each<[string, Response, Error | undefined, number, boolean]>([
    ['a page', new Response('fine', { headers: html }), undefined, 200, false],
    [
      'our own error page',
      new Response('sorry', { status: 500, headers: html }),
      new Error('bug'),
      500,
      false,
    ],
    [
      'an error page without content',
      new Response('sorry', { status: 500, headers: html }),
      unavailable,
      503,
      false,
    ],
    ['an empty error response', new Response(null, { status: 500 }), new Error('bug'), 500, true],
    [
      'Remix’s plain error text',
      new Response('Unexpected Server Error\n\nError: x', { status: 500 }),
      new Error('x'),
      500,
      true,
    ],
    ['an empty response without content', new Response(null, { status: 500 }), unavailable, 503, true],
  ])('%s', async (_name, answer, failure, status, isStatic) => {
    const { response, text } = await answered(answer, failure);
    expect(response.status).toBe(status);
    const refused = refuse(
      status === 503 ? 503 : 500,
      {},
      { path: '/', languages: ['en'], site: { ...dealership, phone: null } },
    );
    expect(text === (await refused.text())).toBe(isStatic);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    if (!isStatic) expect(response.headers.get('content-security-policy')).toBe('policy of abc');
    expect(text).not.toContain('Error: x');
  });
});

test('refuses a write to a page without a form, without Remix’s error text', async () => {
  const { response, text } = await answered(new Response('Error: no action', { status: 405, headers: html }));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(text).not.toContain('no action');
  expect(text).toContain('<h1>That isn’t allowed here</h1>');
  expect(text).toContain('<p class="site">Alpha Motors</p>');
  expect(text).toContain('<a href="/">Go back home</a>');
  expect(text).toContain('href="tel:+13155550126"');
});

test('keeps a route’s own Cache-Control, but not for errors', async () => {
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' };
  const fine = await answered(new Response('<svg/>', { headers }));
  expect(fine.response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(fine.response.headers.get('content-security-policy')).toBeNull();
  const missing = await answered(new Response('', { status: 404, headers }));
  expect(missing.response.headers.get('cache-control')).toBe('private, no-store');
});

test('hides HEAD from Remix', async () => {
  const head = await answered(
    new Response('x'),
    undefined,
    new Request('http://alpha.example/a?b=c', { method: 'HEAD' }),
  );
  expect(head.seen.map(({ method, url }) => [method, url])).toEqual([['GET', 'http://alpha.example/a?b=c']]);
});

test.each([
  ['http://alpha.example/', 'page'],
  ['http://alpha.example/_root.data', 'data'],
])('%s counts as %s', async (url, route) => {
  const { visit } = await answered(new Response('x'), undefined, new Request(url));
  expect(visit.route).toBe(route);
});

test.each([
  ['/', 200, 'policy of abc', null],
  ['/appointment/abc.def?day=2026-11-24', 200, 'policy of abc without trackers', 'strict-origin'],
  ['/es/stop-mail/abc.def', 404, 'policy of abc without trackers', 'strict-origin'],
])(
  '%s, answered with %d, has the content policy %j and the referrer policy %j',
  async (path, status, content, referrer) => {
    const request = new Request(`http://alpha.example${path}`);
    const { response } = await answered(new Response('x', { status, headers: html }), undefined, request);
    expect(response.headers.get('content-security-policy')).toBe(content);
    expect(response.headers.get('referrer-policy')).toBe(referrer);
  },
);
