import { expect, test } from 'vitest';
import { revalidateIfRefused, revalidateUnlessFailed, submitOrPreserve } from './submit-or-preserve.ts';

const navigation = {
  currentUrl: new URL('http://alpha.example/'),
  nextUrl: new URL('http://alpha.example/'),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
};

test('returns the server’s response', async () => {
  expect(await submitOrPreserve({ serverAction: async () => 'sent' })).toBe('sent');
});

test('turns a network error into a failed form', async () => {
  const answer = await submitOrPreserve({
    serverAction: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(answer).toMatchObject({ state: 'failed' });
  expect(revalidateUnlessFailed({ ...navigation, actionResult: answer })).toBe(false);
});

test('passes a thrown response on to the router', async () => {
  const response = new Response(null, { status: 400 });
  await expect(submitOrPreserve({ serverAction: () => Promise.reject(response) })).rejects.toBe(response);
});

test.each([undefined, null, 'failed', { state: 'sent' }, { answer: 'failed' }])(
  'revalidates as usual after %j',
  (actionResult) => {
    expect(revalidateUnlessFailed({ ...navigation, actionResult })).toBe(true);
    expect(revalidateUnlessFailed({ ...navigation, actionResult, defaultShouldRevalidate: false })).toBe(
      false,
    );
  },
);

test.each([
  ['again', true],
  ['sent', false],
  ['failed', false],
])('a route whose form depends on what changes revalidates after %s: %s', (state, expected) => {
  const args = { ...navigation, actionResult: { state }, defaultShouldRevalidate: false };
  expect(revalidateIfRefused(args)).toBe(expected);
});
