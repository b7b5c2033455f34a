import { expect, test } from 'vitest';
import { createInboxApi } from './create-inbox-api.ts';

test('sends what is searched for in the body, because URLs are logged', async () => {
  const sent: unknown[] = [];
  const api = createInboxApi(async (path, { method, body } = {}) => {
    sent.push([method, path, body]);
    return new Response(null, { status: 503 });
  }, 'dealership-a');
  const filter = { status: 'new', search: 'ada@visitor.example' } as const;
  await api.list(filter, '7', new AbortController().signal);
  await api.exportFile(filter);
  expect(sent).toEqual([
    ['POST', 'leads/dealership-a', JSON.stringify({ ...filter, cursor: '7' })],
    ['POST', 'leads/dealership-a/export.csv', JSON.stringify({ ...filter, language: 'en' })],
  ]);
});
