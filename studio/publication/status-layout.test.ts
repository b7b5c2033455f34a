import { firstValueFrom, of } from 'rxjs';
import type { DocumentPreviewStore } from 'sanity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addStatus } from './status-layout.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Editions of documents by ID. A reference's preview is that of its document. */
type Editions = Readonly<Record<string, object>>;

function storeOf(editions: Editions, type: string, subtitle?: string): DocumentPreviewStore {
  const store: DocumentPreviewStore = Object.assign(Object.create(null), {
    observeForPreview: () => of({ type: { name: type }, snapshot: { title: 'Tires', subtitle } }),
    observePaths: ({ _id }: { _id: string }) => of(editions[_id] ?? null),
  });
  addStatus(store);
  // The Studio renders its layout more than once.
  addStatus(store);
  return store;
}

const runs = { _rev: 'r', endDate: '2026-11-30', dealership: { timeZone: 'America/New_York' } };

test.each<[string, Editions, string, string | undefined, string | undefined]>([
  ['a draft', { 'drafts.offer-a': runs }, 'offer', undefined, 'Draft'],
  ['a published offer', { 'offer-a': runs }, 'offer', undefined, 'Live until Nov 30, 2026'],
  [
    'one with changes',
    { 'offer-a': runs, 'drafts.offer-a': {} },
    'offer',
    undefined,
    'Live until Nov 30, 2026, changed since',
  ],
  ['a dealership’s article', { 'offer-a': {} }, 'article', 'News', 'Live · News'],
  ['a draft of a page', {}, 'page', '/winter', 'Draft · /winter'],
  ['a published page', { 'offer-a': {} }, 'page', '/winter', '/winter'],
  ['a published page without more', { 'offer-a': {} }, 'page', undefined, undefined],
])('the preview of %s', async (_what, editions, type, subtitle, expected) => {
  const store = storeOf(editions, type, subtitle);
  const schemaType = Object.assign(Object.create(null), { name: type });
  for (const value of [
    { _id: 'offer-a' },
    { _id: 'drafts.offer-a' },
    { _type: 'reference', _ref: 'offer-a' },
  ]) {
    const { snapshot } = await firstValueFrom(store.observeForPreview(value, schemaType));
    expect(snapshot?.subtitle).toBe(expected);
  }
});

test('the preview of a part of a document stays as it is', async () => {
  const store = storeOf({}, 'heroSlide', '/cars');
  const schemaType = Object.assign(Object.create(null), { name: 'heroSlide' });
  const { snapshot } = await firstValueFrom(store.observeForPreview({ _type: 'heroSlide' }, schemaType));
  expect(snapshot?.subtitle).toBe('/cars');
});
