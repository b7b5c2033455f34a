import { expect, test, vi } from 'vitest';
import { answerSanityServices } from './quiet-services.ts';

test.each([
  ['https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1', false],
  ['https://api.sanity.io/vX/intake/feedback', false],
  ['http://rooftop.localhost:4000/v1/ping', true],
  ['https://sanity.io.example.com/', true],
  ['/config.js', true],
])('sends a request to %s to the network: %s', async (url, isSent) => {
  const send = vi.fn(() => Promise.resolve(new Response('network')));
  const browser: { fetch: typeof fetch } = { fetch: send };
  answerSanityServices(browser);
  expect(await (await browser.fetch(url)).text()).toBe(isSent ? 'network' : '{}');
  expect(send).toHaveBeenCalledTimes(isSent ? 1 : 0);
});

test.each([
  [{}, false],
  [{ headers: { Authorization: 'Bearer t' } }, true],
])('with %j, the stream of changes is asked for: %s', async (init, isSent) => {
  const send = vi.fn(() => Promise.resolve(new Response('network')));
  const browser: { fetch: typeof fetch } = { fetch: send };
  answerSanityServices(browser);
  const url = 'http://rooftop.localhost:4000/v2025-02-19/data/live/events/production';
  const answer = await browser.fetch(url, init);
  if (isSent) expect(await answer.text()).toBe('network');
  else expect(answer.headers.get('Content-Type')).toBe('text/event-stream');
  expect(send).toHaveBeenCalledTimes(isSent ? 1 : 0);
});
