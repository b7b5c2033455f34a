/** Slow queries run in a separate thread: other queries don't wait for them, and only they are refused. */
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { principalWith } from '../../../tests/support/lake/access.ts';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';
import { createDocuments } from '../store/documents.ts';
import { createSlowWork } from './slow-work.ts';

let lake: TestLake;
let viewer: string;
beforeAll(async () => {
  lake = await startTestLake();
  viewer = await lake.token({ role: 'viewer', tenant: 'workspace-a' });
  const workspace = { _type: 'reference', _ref: 'workspace-a' };
  const transaction = lake.administrator.transaction().create({ _id: 'workspace-a', _type: 'workspace' });
  for (let n = 0; n < 2000; n++) {
    transaction.create({ _id: `article-${n}`, _type: 'article', workspace, n, title: 'a'.repeat(40) });
  }
  await transaction.commit({ visibility: 'async' });
});
afterAll(() => lake.stop());

/** Runs into its time limit. `n` makes it a different query each time. */
const slow = (n: number) => `*[count(*[n > ^.n && count(*[n > ^.n + ${n}]) > 1]) > 1]._id`;
const answered = (text: string, token = viewer) =>
  lake
    .client(token)
    .fetch<unknown>(text)
    .then(
      () => 200,
      (error: { statusCode?: number }) => error.statusCode ?? 0,
    );

test('answers other queries, writes and /ping while one query runs into its limit', async () => {
  const over = new AbortController();
  const running = answered(slow(0)).finally(() => over.abort());
  const times: number[] = [];
  for (let n = 0; !over.signal.aborted; n++) {
    const began = performance.now();
    await fetch(`${lake.url}/ping`);
    expect(await lake.administrator.fetch(`*[_id == "article-${n}"][0].n`)).toBe(n);
    await lake.administrator.patch('article-0').set({ n: 0, touched: n }).commit();
    times.push(performance.now() - began);
  }
  expect(await running).toBe(400);
  expect(times.length).toBeGreaterThan(5);
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.75)]).toBeLessThan(1000);
});

test('results of the thread include all writes before the request', async () => {
  // Too long for the main thread's limit, short enough for the other thread's.
  const counting =
    'count(*[_type == "article"][n < 100][count(*[_type == "article" && n >= ^.n && n < ^.n + 3]) > 0 && marked == true])';
  for (let n = 1; n <= 3; n++) {
    await lake.administrator.patch(`article-${n}`).set({ marked: true }).commit();
    expect(await lake.administrator.fetch(`${counting} + ${n} - ${n}`)).toBe(n);
  }
});

test('answers a lake without documents', async () => {
  const slowWork = createSlowWork(createDocuments([]));
  const task = {
    principal: principalWith('viewer@workspace-a'),
    perspective: 'raw',
    question: {
      query: 'count(*)',
      params: {},
      identity: 'u-test',
      sanity: { projectId: 'rooftop', dataset: 'production' },
    },
  } as const;
  const { answer } = await slowWork.query(task, 10_000);
  if (!('json' in answer)) throw answer;
  expect(Buffer.from(answer.json).toString()).toBe('0');
  await slowWork.close();
});

/** A query that is quick, but may be slow as far as the lake knows. `name` makes it a different query each time. */
const quick = (name: string) => `*[_type == "article"][0...3]{n, "${name}": count(*[_type == "article"])}`;

test('a principal who has used up their budget is only refused slow queries, with the query in the message; the website’s robot never is', async () => {
  // Stops the clock that gives budget back, because a busy machine takes its time.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  const spender = await lake.token({ role: 'viewer', tenant: 'workspace-a' });
  const statuses: number[] = [];
  // On a busy machine a query has less than two seconds of the processor before it is stopped.
  while (statuses.length < 12 && statuses.at(-1) !== 429)
    statuses.push(await answered(slow(statuses.length + 1), spender));
  expect(statuses.join()).toMatch(/^(?:400,){2,11}429$/);
  const refused = await lake
    .client(spender)
    .fetch(slow(1))
    .catch((error: Error) => error.message);
  expect(refused).toMatch(/This query is slow/);
  expect(refused).toContain(slow(1).slice(0, 40));
  // On a busy machine even a quick query may take too long. From then on it counts as slow, so each try is another one.
  let tries = 0;
  await expect.poll(() => answered(quick(`others${(tries += 1)}`), spender)).toBe(200);
  expect(await answered('*[_id == "article-5"][0]', spender)).toBe(200);

  const robot = await lake.token({ role: 'viewer', tenant: '*' });
  for (let n = 5; n <= 8; n++) expect(await answered(slow(n), robot)).toBe(400);
  expect(await answered(quick('same'), robot)).toBe(200);
});

test('refuses a query that needs too much memory and answers the next one', async () => {
  const doubling = Array(40).fill('{"a":[...a,...a]}').join('|');
  expect(await answered(`*[0...1]{"a":[1]}|${doubling}`, lake.administrator.config().token)).toBe(400);
  expect(await lake.administrator.fetch('count(*[_type == "article"])')).toBe(2000);
});

test('allows one lookup per level in a menu of several levels', async () => {
  const query = `*[_type == "menu"]{items[]{groups[]{links[]{"articles": *[_type == "article" && n == ^.n]{n}[0]}}}}`;
  await lake.administrator.create({
    _id: 'menu',
    _type: 'menu',
    items: [{ groups: [{ links: [{ n: 7 }] }] }],
  });
  expect(await lake.administrator.fetch(query)).toEqual([
    { items: [{ groups: [{ links: [{ articles: { n: 7 } }] }] }] },
  ]);
});
