import { expect, test, vi } from 'vitest';
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

/** Queries whose thread for slow ones only notes what it is given. */
function createNotedQueries() {
  const documents = createDocuments(DOCUMENTS);
  const inThread: string[] = [];
  const queries = createQueries({
    projectId: 'p',
    dataset: 'd',
    documents,
    slowWork: {
      async query({ question }) {
        inThread.push(question.query);
        return { answer: { json: new TextEncoder().encode('[]'), syncTags: [] }, ms: 1 };
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
  return { inThread, run };
}

const quick = (n: number) => `*[number == ${n}]`;
const costly = (n: number) => `*[number < 100 && count(*[number > ^.number + ${n}]) > 1]._id`;

test('queries of who has used more than a second run in the thread for slow ones', async () => {
  const { inThread, run } = createNotedQueries();
  await run('greedy', quick(0));
  expect(inThread).toEqual([]);
  for (let n = 1; n < 200 && !inThread.includes(quick(n - 1)); n += 1) {
    await run('greedy', costly(n));
    await run('greedy', quick(n));
  }
  expect(inThread.some((query) => query.startsWith('*[number =='))).toBe(true);
  const before = inThread.length;
  await run('other', quick(1000));
  expect(inThread).toHaveLength(before);
});

test('time in which other programs have the processor counts for nobody', async () => {
  const usage = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 0, system: 0 });
  const { inThread, run } = createNotedQueries();
  for (let n = 1; n < 25; n += 1) await run('patient', costly(n));
  await run('patient', quick(0));
  expect(inThread).not.toContain(quick(0));
  usage.mockRestore();
});
