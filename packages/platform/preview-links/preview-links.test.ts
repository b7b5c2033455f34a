import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createPreviewLinks, MOST_LINKS, type StoredPreviewLink } from './preview-links.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-28T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const link = (fields: Partial<StoredPreviewLink> = {}): StoredPreviewLink => ({
  id: crypto.randomUUID(),
  path: '/winter?topic=2',
  createdBy: 'Ada',
  endsAt: inDays(3),
  ...fields,
});

test('a link works for its dealership until it ends or is stopped', async () => {
  const links = createPreviewLinks(database.pool);
  const [first, short, others] = [link(), link({ endsAt: inDays(1) }), link()];
  expect(await links.add('alpha', first, now)).toBe(true);
  expect(await links.add('alpha', short, now)).toBe(true);
  expect(await links.add('bravo', others, now)).toBe(true);
  expect(await links.list('alpha', now)).toEqual([first, short]);
  expect(await links.list('alpha', inDays(2))).toEqual([first]);
  expect(await links.isOpen('alpha', short.id, now)).toBe(true);
  expect(await links.isOpen('alpha', short.id, inDays(2))).toBe(false);
  expect(await links.isOpen('bravo', first.id, now)).toBe(false);

  expect(await links.stop('bravo', first.id)).toBe(false);
  expect(await links.isOpen('alpha', first.id, now)).toBe(true);
  expect(await links.stop('alpha', first.id)).toBe(true);
  expect(await links.isOpen('alpha', first.id, now)).toBe(false);
  expect(await links.stop('alpha', first.id)).toBe(false);
});

test('a dealership has a limited number of links, without those that have ended', async () => {
  const links = createPreviewLinks(database.pool);
  const add = (endsAt: Date, at = now) => links.add('charlie', link({ endsAt }), at);
  for (let count = 0; count < MOST_LINKS; count++) expect(await add(inDays(1))).toBe(true);
  expect(await add(inDays(3))).toBe(false);
  expect(await add(inDays(3), inDays(2))).toBe(true);
});
