import { expect, test } from 'vitest';
import { pageHead } from '../head/page-head.server.ts';
import type { ShareCard } from '../share/share-card.ts';
import { testContext } from '../testing.ts';
import { loader } from './share.ts';

async function asked(page: string, file: string, headers: Readonly<Record<string, string>> = {}) {
  const drawn: ShareCard[] = [];
  const context = testContext({
    shareCards: {
      async draw(card) {
        drawn.push(card);
        return new Uint8Array([1]);
      },
    },
  });
  const request = new Request(`http://alpha.example/share/${page}/${file}`, { headers });
  const answer = await Promise.resolve(loader({ context, request, params: { page, file } })).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error('no response');
  return { answer, drawn };
}
const address = (await pageHead('home', testContext())).image.href.replace('http://alpha.example', '');
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

test.each(['nope', 'constructor', '__proto__'])('there is no page %j', async (page) => {
  const { answer, drawn } = await asked(page, file);
  expect([answer.status, drawn]).toEqual([404, []]);
});
