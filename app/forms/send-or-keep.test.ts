import { expect, test } from 'vitest';
import { sendOrKeep, unlessFailed } from './send-or-keep.ts';

const asked = {
  currentUrl: new URL('http://alpha.example/'),
  nextUrl: new URL('http://alpha.example/'),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
};

test('returns the server’s response', async () => {
  expect(await sendOrKeep({ serverAction: async () => 'sent' })).toBe('sent');
});

test('turns a network error into a failed form', async () => {
  const answer = await sendOrKeep({ serverAction: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(answer).toMatchObject({ state: 'failed' });
  expect(unlessFailed({ ...asked, actionResult: answer })).toBe(false);
});

test('passes a thrown response on to the router', async () => {
  const response = new Response(null, { status: 400 });
  await expect(sendOrKeep({ serverAction: () => Promise.reject(response) })).rejects.toBe(response);
});

test.each([undefined, null, 'failed', { state: 'sent' }, { answer: 'failed' }])(
  'revalidates as usual after %j',
  (actionResult) => {
    expect(unlessFailed({ ...asked, actionResult })).toBe(true);
    expect(unlessFailed({ ...asked, actionResult, defaultShouldRevalidate: false })).toBe(false);
  },
);
