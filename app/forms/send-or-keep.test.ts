import { expect, test } from 'vitest';
import { sendOrKeep, unlessFailed } from './send-or-keep.ts';

const asked = {
  currentUrl: new URL('http://alpha.example/'),
  nextUrl: new URL('http://alpha.example/'),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
};

test('what the server answers is the answer', async () => {
  expect(await sendOrKeep({ serverAction: async () => 'sent' })).toBe('sent');
});

test('a network that fails is a form that failed', async () => {
  const answer = await sendOrKeep({ serverAction: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(answer).toMatchObject({ state: 'failed' });
  expect(unlessFailed({ ...asked, actionResult: answer })).toBe(false);
});

test('a response that is thrown is for the router', async () => {
  const response = new Response(null, { status: 400 });
  await expect(sendOrKeep({ serverAction: () => Promise.reject(response) })).rejects.toBe(response);
});

test.each([undefined, null, 'failed', { state: 'sent' }, { answer: 'failed' }])(
  'after %j a page is asked for as ever',
  (actionResult) => {
    expect(unlessFailed({ ...asked, actionResult })).toBe(true);
    expect(unlessFailed({ ...asked, actionResult, defaultShouldRevalidate: false })).toBe(false);
  },
);
