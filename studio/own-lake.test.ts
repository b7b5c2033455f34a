import { expect, test } from 'vitest';
import { reachLake } from './own-lake.ts';

const lake = { apiHost: 'https://lake.example.com', projectId: 'rooftop' };

test.each<[string, () => Promise<Response>, unknown]>([
  ['answers', async () => Response.json({}), null],
  ['is not the lake', async () => new Response(null, { status: 404 }), expect.any(String)],
  [
    'does not answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    expect.stringMatching(/cannot reach your content at rooftop\.lake\.example\.com\..*docs\/operations\.md/),
  ],
])('what people read if the host %s', async (_what, answer, expected) => {
  const asked: string[] = [];
  const send: typeof fetch = (url) => {
    asked.push(new Request(url).url);
    return answer();
  };
  expect(await reachLake(lake, send)).toEqual(expected);
  expect(asked).toEqual(['https://rooftop.lake.example.com/v1/ping']);
});
