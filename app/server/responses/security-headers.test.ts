import { expect, test } from 'vitest';
import type { Trackers } from '@rooftop/content/documents/dealership/trackers';
import { testDealership } from '../../../tests/support/website.ts';
import { chatOfPage, NO_TRACKERS, sourcesOfPage, trackerSources } from './tracker-sources.ts';
import { CLOSED_POLICY, pagePolicy, UPLOAD_POLICY } from './security-headers.ts';

const page = { scripts: { nonce: 'abc' }, imageHosts: [], https: true, development: false } as const;

/** Sources by directive. */
const parse = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
  );

test('requires a nonce or hash for scripts, never unsafe-inline or unsafe-eval', () => {
  const withNonce = parse(pagePolicy(page)).get('script-src');
  const withHashes = parse(pagePolicy({ ...page, scripts: { hashes: ['aa=', 'bb='] } })).get('script-src');
  expect(withNonce).toEqual(["'self'", "'nonce-abc'"]);
  expect(withHashes).toEqual(["'self'", "'sha256-aa='", "'sha256-bb='"]);
});

test('allows style elements in development only', () => {
  expect(parse(pagePolicy(page)).get('style-src')).toEqual(["'self'"]);
  expect(parse(pagePolicy({ ...page, development: true })).get('style-src')).toContain("'unsafe-inline'");
});

test('allows images from our own host and the given hosts', () => {
  const policy = pagePolicy({ ...page, imageHosts: ['https://cdn.sanity.io'] });
  expect(parse(policy).get('img-src')).toEqual(["'self'", 'data:', 'https://cdn.sanity.io']);
});

test('frames the players of videos, or only what the page named', () => {
  expect(parse(pagePolicy(page)).get('frame-src')).toContain('https://player.vimeo.com');
  const lender = pagePolicy({ ...page, frames: ['https://lender.example'] });
  expect(parse(lender).get('frame-src')).toEqual(['https://lender.example']);
});

test('allows a chat service its hosts, with their WebSockets', () => {
  const policy = parse(pagePolicy({ ...page, chat: ['https://chat.example:8443'] }));
  for (const directive of ['script-src', 'img-src', 'frame-src', 'connect-src'])
    expect(policy.get(directive)).toContain('https://chat.example:8443');
  expect(policy.get('connect-src')).toContain('wss://chat.example:8443');
  expect(policy.get('style-src')).toEqual(["'self'"]);
});

const TRACKERS = { measurementIds: [], tagContainer: null, metaPixelId: null };
const GOOGLE = [
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

test.each<[Partial<Trackers>, directives: Readonly<Record<string, readonly string[]>>]>([
  [{}, { 'script-src': [], 'img-src': [], 'connect-src': [], 'frame-src': [] }],
  [
    { measurementIds: ['G-AB12CD34EF'] },
    {
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': GOOGLE,
      'connect-src': GOOGLE,
      'frame-src': [],
    },
  ],
  [
    { tagContainer: { id: 'GTM-AB12CD3', origins: ['https://tags.example'] } },
    {
      'script-src': ['https://www.googletagmanager.com', 'https://tags.example'],
      'connect-src': [...GOOGLE, 'https://tags.example'],
      'frame-src': ['https://www.googletagmanager.com', 'https://tags.example'],
    },
  ],
  [
    { metaPixelId: '12345678' },
    {
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
      'frame-src': [],
    },
  ],
])('a page with the trackers %j also allows %j', (trackers, directives) => {
  const without = parse(pagePolicy(page));
  const policy = parse(pagePolicy({ ...page, trackers: trackerSources({ ...TRACKERS, ...trackers }) }));
  for (const [name, added] of Object.entries(directives))
    expect(policy.get(name), name).toEqual([...(without.get(name) ?? []), ...added]);
});

test.each([
  ['an ordinary page', {}, true, true],
  ['a page without frames', { frames: [], hasTicket: false }, true, false],
  ['a lender’s form', { frames: ['https://lender.example'] }, true, false],
  ['a page around a form of ours', { frames: ["'self'"] }, false, false],
  ['that form itself', { isFrame: true }, false, false],
  ['a page with a ticket', { hasTicket: true }, false, false],
])('%s (%j) may load trackers: %j, and the chat: %j', (_what, visit, mayTrack, mayChat) => {
  const trackers = { ...TRACKERS, metaPixelId: '12345678' };
  const chat = { script: 'https://chat.example/a.js', origins: [] };
  const page = { isFrame: false, ...visit, dealership: testDealership({ trackers, chat }) };
  expect(sourcesOfPage(page)).toEqual(mayTrack ? trackerSources(trackers) : NO_TRACKERS);
  expect(chatOfPage(page)).toEqual(mayChat ? ['https://chat.example'] : []);
});

test('upgrades requests on https only', () => {
  expect(pagePolicy(page)).toContain('upgrade-insecure-requests');
  expect(pagePolicy({ ...page, https: false })).not.toContain('upgrade-insecure-requests');
});

test.each([CLOSED_POLICY, UPLOAD_POLICY, pagePolicy(page)])(
  'loads nothing by default and limits framing: %s',
  (policy) => {
    expect(parse(policy).get('default-src')).toEqual(["'none'"]);
    expect(parse(policy).get('base-uri')).toEqual(["'none'"]);
    expect(parse(policy).has('frame-ancestors')).toBe(true);
  },
);

test('sandboxes an uploaded file', () => {
  expect(parse(UPLOAD_POLICY).has('sandbox')).toBe(true);
});
