import { expect, test } from 'vitest';
import { principalWith } from '../../../tests/support/lake/access.ts';
import { createDocuments } from '../store/documents.ts';
import { createQueries } from './queries.ts';
import { createSlowWork } from './slow-work.ts';

const DOCUMENTS = Array.from({ length: 500 }, (_, number) => ({
  _id: `page-${number}`,
  _type: 'page',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  workspace: { _type: 'reference', _ref: 'workspace-a' },
  number,
}));

test('many queries of one person delay only their own', async () => {
  const documents = createDocuments(DOCUMENTS);
  const slowWork = createSlowWork(documents);
  const queries = createQueries({ projectId: 'p', dataset: 'd', documents, slowWork });
  const answered: string[] = [];
  const ask = async (name: string, n: number) => {
    const principal = { ...principalWith('viewer@workspace-a'), id: name };
    const query = `*[_type == "page" && number != ${n}] | order(number desc)[0...5]`;
    await queries.run(principal, { query, params: {}, perspective: 'raw' });
    answered.push(name);
  };
  await Promise.all([...Array.from({ length: 30 }, (_, n) => ask('greedy', n)), ask('other', 100)]);
  expect(answered.indexOf('other')).toBeLessThan(3);
  await slowWork.close();
});

test('queries of who has used more than a second run in the thread for slow ones', async () => {
  const documents = createDocuments(DOCUMENTS);
  const inThread: string[] = [];
  const queries = createQueries({
    projectId: 'p',
    dataset: 'd',
    documents,
    slowWork: {
      async query({ question }) {
        inThread.push(question.query);
        return { answer: { json: '[]', syncTags: [] }, ms: 1 };
      },
      plan: () => expect.unreachable(),
      countPending: () => 0,
      apply() {},
      async close() {},
    },
  });
  const run = (name: string, query: string) => {
    const principal = { ...principalWith('viewer@workspace-a'), id: name };
    return queries.run(principal, { query, params: {}, perspective: 'raw' });
  };
  const quick = (n: number) => `*[number == ${n}]`;
  await run('greedy', quick(0));
  expect(inThread).toEqual([]);
  const costly = (n: number) => `*[number < 100 && count(*[number > ^.number + ${n}]) > 1]._id`;
  for (let n = 1; n < 200 && !inThread.includes(quick(n - 1)); n += 1) {
    await run('greedy', costly(n));
    await run('greedy', quick(n));
  }
  expect(inThread.some((query) => query.startsWith('*[number =='))).toBe(true);
  const before = inThread.length;
  await run('other', quick(1000));
  expect(inThread).toHaveLength(before);
});
