/** Streams stay open for hours, so each event is checked against the user's rights at that moment. */
import { setTimeout as wait } from 'node:timers/promises';
import { addGrant, removeGrant } from '../../packages/lake/access/accounts/grants.ts';
import { revokeRobot } from '@rooftop/lake/robots';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type LakeUnderTest, OUTSIDERS, startLakeUnderTest, type Who } from './lake-fixture.ts';
import { ALPHA, BRAVO, CANARY } from './names.ts';

let lake: LakeUnderTest;
beforeAll(async () => {
  lake = await startLakeUnderTest();
});
afterAll(() => lake.close());

interface Stream {
  readonly text: () => string;
  readonly ended: Promise<void>;
  readonly close: () => void;
}
const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

/** Opens a stream and collects its events. Resolves after the welcome event. */
async function listen(who: Who, path: string, headers: HeadersInit = {}): Promise<Stream> {
  const controller = new AbortController();
  const response = await lake.request(who, path, { signal: controller.signal, headers });
  expect(response.status).toBe(200);
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  };
  const stream: Stream = { text: () => text, ended: read(), close: () => controller.abort() };
  open.push(stream);
  await expect.poll(() => text, { timeout: 5000 }).toContain('event: welcome');
  return stream;
}

const everything = (text: string): string =>
  `/data/listen/production?query=${encodeURIComponent(text)}&includeResult=true&includePreviousRevision=true&includeMutations=true&includeAllVersions=true&effectFormat=mendoza&visibility=query`;

const set = (id: string, title: string) => ({ patch: { id, set: { title } } });

let marks = 0;
/** Changes bravo, then alpha. A listener that has received alpha's event would have received bravo's before it. */
async function change(): Promise<string> {
  const mark = `mark-${(marks += 1)}`;
  for (const mutations of [
    [set('homePage-bravo', `${CANARY} ${mark}`)],
    [set('drafts.homePage-bravo', `${CANARY} ${mark}`), set('homePage-alpha', mark)],
  ]) {
    const response = await lake.mutate('administrator', mutations);
    expect(response.status, await response.text()).toBe(200);
  }
  return mark;
}

const MEMBERS = OUTSIDERS.filter((who) => who !== 'nobody' && who !== 'stranger');
const QUERIES = [
  '*',
  '*[_type == "homePage"]',
  '*[_id in ["homePage-alpha", "homePage-bravo", "drafts.homePage-bravo"]]',
];

describe('listen', () => {
  test.each(QUERIES)('%s notifies each user about their own dealership only', async (query) => {
    const administrator = await listen('administrator', everything(query));
    const streams = await Promise.all(
      MEMBERS.map(async (who) => [who, await listen(who, everything(query))] as const),
    );
    const nobody = await listen('nobody', everything(query));
    const mark = await change();
    await expect.poll(administrator.text).toContain(`${CANARY} ${mark}`);
    for (const [who, stream] of streams) {
      await expect.poll(stream.text, { message: who }).toContain(mark);
      expect(stream.text(), who).not.toMatch(/canary|bravo/);
    }
    expect(nobody.text()).not.toContain('event: mutation');
  });

  test('resuming reveals no more than listening did', async () => {
    const first = await listen('administrator', everything('*'));
    await change();
    await expect.poll(first.text).toMatch(/^id: .+/m);
    const id = /^id: (.+)$/m.exec(first.text())?.[1] ?? '';
    const resumed = await listen('editor', `${everything('*')}&enableResume=true`, { 'Last-Event-ID': id });
    const mark = await change();
    await expect.poll(resumed.text).toContain(mark);
    expect(resumed.text()).not.toMatch(/canary|bravo/);
  });

  test('a removed grant stops a stream’s events within seconds', async () => {
    const { id } = z
      .object({ id: z.string() })
      .parse(await (await lake.request('viewer', '/users/me')).json());
    await addGrant(lake.database.pool, id, { role: 'viewer', tenant: BRAVO });
    await expect
      .poll(() => lake.query('viewer', 'count(*[_id == "homePage-bravo"])'), { timeout: 4000 })
      .toBe(1);
    const stream = await listen('viewer', everything('*'));
    const granted = await change();
    await expect.poll(stream.text).toContain(`${CANARY} ${granted}`);
    await removeGrant(lake.database.pool, id, BRAVO);
    await wait(4000);
    const revoked = await change();
    await Promise.race([stream.ended, expect.poll(stream.text, { timeout: 3000 }).toContain(`"${revoked}"`)]);
    expect(stream.text()).not.toContain(`${CANARY} ${revoked}`);
  });

  test('a revoked token ends its streams, or at least their events, within seconds', async () => {
    const stream = await listen('leadStaff', everything('*'));
    await revokeRobot(lake.database.pool, `leadStaff ${ALPHA}`);
    await wait(4000);
    const mark = await change();
    await wait(500);
    expect(stream.text()).not.toContain(mark);
  });
});

describe('live events', () => {
  test.each(['', '?includeDrafts=true'])('%s carry tags but no content', async (parameters) => {
    const stream = await listen('editor', `/data/live/events/production${parameters}`);
    await change();
    await expect.poll(stream.text).toContain('event: message');
    expect(stream.text()).not.toMatch(/canary|bravo|homePage|alpha/);
  });
});

describe('browsers', () => {
  test('use a separate stream host with a single-use ticket and no token', async () => {
    const path = '/data/listen/production?query=*';
    const origin = { Origin: 'http://localhost:3333' };
    const response = await lake.request('editor', path, { headers: origin });
    expect(response.status).toBe(307);
    const location = new URL(response.headers.get('Location') ?? '');
    expect(location.hostname).toMatch(/^sse-[\w-]+\.localhost$/);
    expect(location.href).not.toContain(lake.token('editor'));
    const ticket = location.searchParams.get('ticket') ?? '';
    const here = `${lake.url}${location.pathname}${location.search}`;
    const project = { 'X-Sanity-Project-ID': 'rooftop' };

    const elsewhere = await fetch(`${lake.url}/v2025-02-19/data/query/production?query=*&ticket=${ticket}`, {
      headers: project,
    });
    expect(elsewhere.status).toBe(401);
    const controller = new AbortController();
    const first = await fetch(here, { headers: { ...project, Origin: 'null' }, signal: controller.signal });
    expect(first.status).toBe(200);
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('null');
    controller.abort();
    const second = await fetch(here, { headers: { ...project, Origin: 'null' } });
    expect(second.status).toBe(401);
    expect(second.headers.get('Access-Control-Allow-Origin')).not.toBe('*');
  });

  test.each(['https://evil.example', 'http://localhost:3334', 'null', 'http://sse-1.localhost:4000'])(
    'the origin %s gets no CORS',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const response = await lake.request('editor', '/users/me', { method, headers: { Origin: origin } });
        expect(response.headers.get('Access-Control-Allow-Origin'), method).toBeNull();
      }
    },
  );
});
