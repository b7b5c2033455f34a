import { expect, test } from 'vitest';
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
