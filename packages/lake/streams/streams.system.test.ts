/** listen() and live.events() of @sanity/client, and the streams in browsers. */
import type { LiveEvent, MutationEvent, SanityClient } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestLake, STUDIO, type TestLake } from '../../../tests/support/lake/lake.ts';

let lake: TestLake;
const open: { unsubscribe(): void }[] = [];
beforeEach(async () => {
  lake = await startTestLake();
});
afterEach(async () => {
  for (const one of open.splice(0)) one.unsubscribe();
  await lake.stop();
});

/** Listens, and resolves once the stream is open. */
async function listen(
  client: SanityClient,
  query: string,
  params: Record<string, unknown> = {},
  options: object = {},
): Promise<MutationEvent[]> {
  const heard: MutationEvent[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  open.push(
    client
      .listen(query, params, { includeResult: true, ...options, events: ['welcome', 'mutation'] })
      .subscribe({
        next(event) {
          if (event.type === 'welcome') resolve();
          else if (event.type === 'mutation') heard.push(event);
        },
        error: reject,
      }),
  );
  await promise;
  return heard;
}

async function live(client: SanityClient, includeDrafts: boolean): Promise<LiveEvent[]> {
  const heard: LiveEvent[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { token } = client.config();
  const listening = client.withConfig({ headers: { Authorization: `Bearer ${token}` } });
  open.push(
    listening.live.events({ includeDrafts }).subscribe({
      next(event) {
        if (event.type === 'welcome') resolve();
        else heard.push(event);
      },
      error: reject,
    }),
  );
  await promise;
  return heard;
}

describe('listen', () => {
  test('reports documents that appear, change and disappear in a filter', async () => {
    const { administrator } = lake;
    const heard = await listen(
      administrator,
      '*[_type == $type && n > 1]{n}',
      { type: 'note' },
      { includePreviousRevision: true },
    );
    const first = await administrator.create({ _id: 'x', _type: 'note', n: 1 });
    const second = await administrator.patch('x').set({ n: 2 }).commit();
    const third = await administrator.patch('x').set({ n: 3 }).commit();
    await administrator.create({ _id: 'other', _type: 'other', n: 5 });
    const { transactionId } = await administrator
      .transaction()
      .patch('x', { set: { n: 0 } })
      .commit();
    await expect.poll(() => heard.length).toBe(3);
    expect(heard).toMatchObject([
      {
        transition: 'appear',
        documentId: 'x',
        previousRev: first._rev,
        resultRev: second._rev,
        result: { n: 2 },
      },
      {
        transition: 'update',
        previousRev: second._rev,
        resultRev: third._rev,
        previous: { n: 2 },
        result: { n: 3 },
      },
      { transition: 'disappear', previousRev: third._rev, resultRev: transactionId, previous: { n: 3 } },
    ]);
    expect(heard[1]).toMatchObject({
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
      mutations: [{ patch: { id: 'x', set: { n: 3 } } }],
    });
    expect(heard[2]).not.toHaveProperty('result');
  });

  test('an agency receives changes of the workspace it creates from the first one on, others do not', async () => {
    const agency = lake.client(await lake.token({ role: 'agency', tenant: 'workspace-a' }));
    const other = lake.client(await lake.token({ role: 'agency', tenant: 'workspace-b' }));
    await lake.administrator.create({ _id: 'workspace-b', _type: 'workspace' });
    const [heard, heardByOther] = await Promise.all([listen(agency, '*'), listen(other, '*')]);
    await agency.create({ _id: 'drafts.workspace-new', _type: 'workspace' });
    await agency.patch('drafts.workspace-new').set({ name: 'New' }).commit();
    await other.create({
      _id: 'note',
      _type: 'note',
      workspace: { _type: 'reference', _ref: 'workspace-b' },
    });
    await expect.poll(() => heardByOther.length).toBe(1);
    expect(heardByOther).toMatchObject([{ documentId: 'note' }]);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toMatchObject([
      { transition: 'appear', documentId: 'drafts.workspace-new' },
      { transition: 'update', result: { name: 'New' } },
    ]);
  });

  test('sends Mendoza effects, whole transactions in order, and drafts', async () => {
    const { administrator } = lake;
    const heard = await listen(administrator, '*', {}, { effectFormat: 'mendoza', includeMutations: false });
    await administrator
      .transaction()
      .create({ _id: 'drafts.a', _type: 'note' })
      .create({ _id: 'b', _type: 'note' })
      .commit();
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toMatchObject([
      { documentId: 'drafts.a', transactionCurrentEvent: 1, transactionTotalEvents: 2 },
      { documentId: 'b', transactionCurrentEvent: 2, transactionTotalEvents: 2 },
    ]);
    const [event] = heard;
    expect(event).toMatchObject({ effects: { apply: [0, { _id: 'drafts.a' }], revert: [0, null] } });
    expect(event).not.toHaveProperty('mutations');
  });

  test.each([
    ['is invalid', '*['],
    ['follows references, which would never fire', '*[workspace->name == "A"]'],
  ])('refuses a query that %s instead of keeping the stream open', async (_what, query) => {
    await expect(listen(lake.administrator, query)).rejects.toThrow(/.+/);
  });

  test('resumes where it stopped, or reports that it cannot', async () => {
    const { administrator } = lake;
    for (const n of [1, 2, 3]) await administrator.createOrReplace({ _id: `n${n}`, _type: 'note', n });
    const read = async (lastId: string, until: RegExp): Promise<string> => {
      const abort = new AbortController();
      const response = await fetch(
        `${lake.url}/v1/data/listen/production?query=${encodeURIComponent('*[_type == "note"]')}&enableResume=true`,
        {
          headers: { Authorization: `Bearer ${administrator.config().token}`, 'Last-Event-ID': lastId },
          signal: abort.signal,
        },
      );
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk);
        if (until.test(text)) break;
      }
      abort.abort();
      return text;
    };
    const resumed = await read('1#n1', /#n3/);
    expect(resumed).toContain('event: welcomeback');
    expect([...resumed.matchAll(/^id: (.*)$/gm)].map(([, id]) => id)).toEqual(['2', '3']);
    // A number alone: everything of that transaction has arrived.
    expect(await read('3', /event: welcomeback/)).not.toContain('reset');
    expect(await read('900#x', /event: reset/)).not.toContain('welcome');
    expect(await read('nonsense', /event: reset/)).toContain('reset');
  });
});

test('one reader’s many costly filters delay no query of others, and are told in the end', async () => {
  const workspace = { _type: 'reference', _ref: 'workspace-a' };
  await lake.administrator.create({ _id: 'workspace-a', _type: 'workspace' });
  const greedy = lake.client(await lake.token({ role: 'viewer', tenant: 'workspace-a' }));
  const other = lake.client(await lake.token({ role: 'viewer', tenant: 'workspace-a' }));
  const heard = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      listen(greedy, `*[_type == "note" && text match "word${n}*"]`, {}, { includeResult: false }),
    ),
  );
  const text = Array.from({ length: 20_000 }, (_, n) => `word${n}`).join(' ');
  const began = performance.now();
  const created = lake.administrator.create({ _id: 'note', _type: 'note', workspace, text });
  let longest = 0;
  for (let n = 0; !heard.every(({ length }) => length === 1); n += 1) {
    const asked = performance.now();
    await other.fetch(`*[_id == "none-${n}"]`);
    longest = Math.max(longest, performance.now() - asked);
  }
  expect(longest / (performance.now() - began)).toBeLessThan(0.4);
  await created;
});

describe('live events', () => {
  test('contain the tags of changed results', async () => {
    const { administrator } = lake;
    const { syncTags = [] } = await administrator.fetch('*[_type == "note"]', {}, { filterResponse: false });
    const [published, drafts] = [await live(administrator, false), await live(administrator, true)];
    await administrator.create({ _id: 'drafts.a', _type: 'note' });
    await administrator.create({ _id: 'b', _type: 'note' });
    await expect.poll(() => [published.length, drafts.length]).toEqual([1, 2]);
    for (const event of [...published, ...drafts]) {
      expect(event).toMatchObject({ type: 'message', id: expect.any(String) });
      expect('tags' in event && syncTags.some((tag) => event.tags.includes(tag))).toBe(true);
    }
  });

  test('repeat missed events after a gap, or send restart', async () => {
    const { administrator } = lake;
    await administrator.create({ _id: 'a', _type: 'note' });
    await administrator.create({ _id: 'b', _type: 'note' });
    const first = async (lastId: string, until: RegExp) => {
      const response = await fetch(`${lake.url}/vX/data/live/events/production`, {
        headers: { Authorization: `Bearer ${administrator.config().token}`, 'Last-Event-ID': lastId },
      });
      let text = '';
      for await (const chunk of response.body ?? []) {
        text += new TextDecoder().decode(chunk);
        if (until.test(text)) break;
      }
      return text;
    };
    expect(await first('1', /event: message/)).toMatch(/^id: 2$/m);
    expect(await first('77', /event: restart/)).toContain('event: welcome');
  });
});

describe('in a browser', () => {
  const path = '/v1/data/listen/production?query=*';

  test('gives each stream of the Studio its own host, and a ticket', async () => {
    const headers = { Origin: STUDIO, Authorization: `Bearer ${lake.administrator.config().token}` };
    const response = await fetch(lake.url + path, { headers, redirect: 'manual' });
    expect(response.status).toBe(307);
    expect(response.headers.get('access-control-allow-origin')).toBe(STUDIO);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.host).toMatch(/^sse-[\da-f]{12}\.localhost:4000$/);
    expect(location.searchParams.get('query')).toBe('*');

    const redirected = `${lake.url}${location.pathname}${location.search}`;
    const stream = await fetch(redirected, { headers: { Origin: 'null' } });
    expect([stream.status, stream.headers.get('access-control-allow-origin')]).toEqual([200, 'null']);
    await stream.body?.cancel();
    const again = await fetch(redirected, { headers: { Origin: 'null' } });
    expect(again.status).toBe(401);
  });

  test.each([
    [STUDIO, STUDIO],
    ['http://evil.example', null],
    ['null', null],
  ])('%s may read responses: %s', async (origin, allowed) => {
    const preflight = await fetch(lake.url + path, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Headers': 'authorization' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed);
    const answer = await fetch(`${lake.url}/v1/ping`, { headers: { Origin: origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(answer.headers.get('vary')).toContain('Origin');
  });
});

test('a stream ends when its token does', async () => {
  const token = await lake.token({ role: 'viewer', tenant: '*' });
  const response = await fetch(`${lake.url}/v1/data/listen/production?query=*`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await lake.database.pool.query("update lake_robots set token_hash = null where name = 'robot 2'");
  let text = '';
  for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
  expect(text).toContain('event: welcome');
});
