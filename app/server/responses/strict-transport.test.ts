import { expect, test } from 'vitest';
import { createStrictTransport } from './strict-transport.ts';

/** The header that a response to a request for this host gets besides the usual one. */
function headerFor(host: string, https: boolean): string | undefined {
  let header: string | undefined;
  const incoming = { headers: { host }, rawHeaders: ['Host', host], headersDistinct: {} };
  const outgoing = { setHeader: (_name: string, value: string) => void (header = value) };
  const options = { https, domains: ['platform.example', 'alpha.example'], trustedProxies: 0 };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the middleware uses of it
  const context = { env: { incoming, outgoing } } as unknown as Parameters<
    ReturnType<typeof createStrictTransport>
  >[0];
  void createStrictTransport(options)(context, async () => {});
  return header;
}

test.each([
  ['platform.example', true, true],
  ['Bravo.Platform.example:443', true, true],
  ['www.alpha.example', true, true],
  ['www.bravo.example', true, false],
  ['evilplatform.example', true, false],
  ['platform.example.evil.example', true, false],
  ['', true, false],
  ['platform.example', false, false],
])('of %j, with HTTPS %j, covers subdomains: %j', (host, https, isCovered) => {
  expect(headerFor(host, https)).toBe(isCovered ? 'max-age=63072000; includeSubDomains' : undefined);
});
