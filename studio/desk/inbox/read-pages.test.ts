import type { LeadPage } from '@rooftop/leads/inbox/inbox-api';
import { expect, test } from 'vitest';
import type { ApiResult } from '../api/ask.ts';
import { readLeadPages } from './read-pages.ts';

const counts = { open: 3, late: 0, held: 0, undelivered: 0 };

/** A list of three pages; only their order matters. */
const PAGES: Readonly<Record<string, ApiResult<LeadPage>>> = {
  first: { kind: 'found', found: { leads: [], next: 'second', counts } },
  second: { kind: 'found', found: { leads: [], next: 'third', counts } },
  third: { kind: 'found', found: { leads: [], next: null, counts } },
};

test.each([
  [1, ['first'], 'second'],
  [2, ['first', 'second'], 'third'],
  [9, ['first', 'second', 'third'], null],
])('%d pages', async (count, expected, next) => {
  const cursors: string[] = [];
  const list = async (_: object, cursor = 'first') => {
    cursors.push(cursor);
    return PAGES[cursor] ?? { kind: 'refused' as const, refusal: { message: 'No.' } };
  };
  const answer = await readLeadPages({ list }, {}, count, new AbortController().signal);
  expect(cursors).toEqual(expected);
  expect(answer).toMatchObject({ kind: 'found', found: { next } });
});

test('stops at the page that was refused', async () => {
  const refused = { kind: 'refused', refusal: { message: 'No.' } } as const;
  const list = async (_: object, cursor?: string) =>
    cursor === undefined ? (PAGES['first'] ?? refused) : refused;
  expect(await readLeadPages({ list }, {}, 3, new AbortController().signal)).toEqual(refused);
});
