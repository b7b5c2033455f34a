import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createPageBytes, type PageBytes } from './page-bytes.ts';
import { createPageCache, type RenderedForCache, type PageCache } from './page-cache.ts';

const SOON = Number.MAX_SAFE_INTEGER;

function pageOf(text: string) {
  const bytes = new TextEncoder().encode(text);
  return createPageBytes({ status: 200, headers: {}, route: 'test', bytes });
}
const textOf = async (
  cache: PageCache<PageBytes>,
  key: string,
  make: () => Promise<RenderedForCache<PageBytes>>,
) => {
  const page = await cache.get(key, make);
  const edition = await page?.edition(undefined);
  return edition && new TextDecoder().decode(edition.bytes);
};
const kept =
  (text: string, tags: readonly string[] = ['a'], until = SOON) =>
  async (): Promise<RenderedForCache<PageBytes>> => ({ page: pageOf(text), keep: { tags, until } });

test('renders a page once for concurrent requests', async () => {
  const cache = createPageCache<PageBytes>({ maxBytes: 1e6 });
  const make = vi.fn(kept('one'));
  const crowd = await Promise.all(Array.from({ length: 50 }, () => textOf(cache, 'k', make)));
  expect(new Set([...crowd, await textOf(cache, 'k', make)])).toEqual(new Set(['one']));
  expect(make).toHaveBeenCalledTimes(1);
  expect(cache.stats()).toMatchObject({ hits: 50, misses: 1, entries: 1 });
});

test('renders a page again for those who waited for one that was refused', async () => {
  const cache = createPageCache<PageBytes>({ maxBytes: 1e6 });
  const refused = Promise.withResolvers<RenderedForCache<PageBytes>>();
  const first = textOf(cache, 'k', () => refused.promise);
  const make = vi.fn(kept('one'));
  const others = [textOf(cache, 'k', make), textOf(cache, 'k', make)];
  refused.reject(new QueueFullError());
  await expect(first).rejects.toThrow(QueueFullError);
  expect(await Promise.all(others)).toEqual(['one', 'one']);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each<[string, readonly string[], readonly string[] | 'everything', boolean]>([
  ['its tag', ['a', 'b'], ['b'], true],
  ['another tag', ['a', 'b'], ['c'], false],
  ['everything', ['a'], 'everything', true],
  ['any tag if the page has none', [], ['c'], true],
])('a change of %s', async (_name, tags, changed, isDropped) => {
  const cache = createPageCache<PageBytes>({ maxBytes: 1e6 });
  await textOf(cache, 'k', kept('old', tags));
  cache.apply(changed === 'everything' ? { kind: 'everything' } : { kind: 'tags', tags: changed });
  expect(await textOf(cache, 'k', kept('new', tags))).toBe(isDropped ? 'new' : 'old');
});

test('gives a page outdated while rendering to those who waited, but not to later requests', async () => {
  const cache = createPageCache<PageBytes>({ maxBytes: 1e6 });
  const slow = Promise.withResolvers<RenderedForCache<PageBytes>>();
  const before = textOf(cache, 'k', () => slow.promise);
  cache.apply({ kind: 'tags', tags: ['a'] });
  expect(await textOf(cache, 'k', kept('new'))).toBe('new');
  slow.resolve(await kept('old')());
  expect(await before).toBe('old');
  expect(await textOf(cache, 'k', kept('newer'))).toBe('new');
});

test('does not cache a page outdated while rendering', async () => {
  const cache = createPageCache<PageBytes>({ maxBytes: 1e6 });
  await textOf(cache, 'k', async () => {
    cache.apply({ kind: 'tags', tags: ['a'] });
    return kept('old')();
  });
  expect(await textOf(cache, 'k', kept('new'))).toBe('new');
});

test('caches a page until it expires, and never one that must not be cached', async () => {
  let now = 1000;
  const cache = createPageCache<PageBytes>({ maxBytes: 1e6, now: () => now });
  await textOf(cache, 'k', kept('old', ['a'], 2000));
  now = 1999;
  expect(await textOf(cache, 'k', kept('new'))).toBe('old');
  now = 2000;
  expect(await textOf(cache, 'k', async () => ({ page: pageOf('now') }))).toBe('now');
  expect(await textOf(cache, 'k', kept('new'))).toBe('new');
});

test('fails all waiting requests if rendering fails, and renders again for the next', async () => {
  const cache = createPageCache<PageBytes>({ maxBytes: 1e6 });
  const fail = () => Promise.reject(new Error('no'));
  const all = await Promise.allSettled([textOf(cache, 'k', fail), textOf(cache, 'k', fail)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await textOf(cache, 'k', kept('fine'))).toBe('fine');
});

test('never exceeds its maximum bytes, encodings included', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 60_000 }), { minLength: 1, maxLength: 40 }), async (lengths) => {
      const cache = createPageCache<PageBytes>({ maxBytes: 100_000 });
      for (const [index, length] of lengths.entries()) {
        const bytes = new TextEncoder().encode('x'.repeat(length));
        const headers = { 'content-type': 'text/html' };
        const page = createPageBytes({ status: 200, headers, route: 'test', bytes });
        await cache.get(String(index), async () => ({ page, keep: { tags: ['a'], until: SOON } }));
        await page.finish();
        expect(cache.stats().bytes).toBeLessThanOrEqual(100_000);
      }
      expect(cache.stats().entries).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});

test('remembers that a page cannot be shared instead of rendering it again', async () => {
  const cache = createPageCache<PageBytes>({ maxBytes: 1e6 });
  let times = 0;
  const make = async (): Promise<RenderedForCache<PageBytes>> => {
    times += 1;
    return { page: null, keep: { tags: ['a'], until: SOON } };
  };
  expect([await textOf(cache, 'form', make), await textOf(cache, 'form', make), times]).toEqual([
    undefined,
    undefined,
    1,
  ]);
  cache.apply({ kind: 'tags', tags: ['a'] });
  expect(await textOf(cache, 'form', kept('without'))).toBe('without');
});
