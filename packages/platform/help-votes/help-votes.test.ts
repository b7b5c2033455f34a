import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHelpVotes, type HelpVote, listHelpVotes } from './help-votes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const vote = (fields: Partial<HelpVote> = {}): HelpVote => ({
  dealership: 'alpha',
  question: 'faq-1',
  language: 'en',
  day: '2026-11-21',
  isHelpful: true,
  ...fields,
});

test('counts the votes of one dealership by question and language, from a day on', async () => {
  const votes = createHelpVotes(database.pool);
  await Promise.all([
    votes.add(vote()),
    votes.add(vote()),
    votes.add(vote({ day: '2026-11-22' })),
    votes.add(vote({ isHelpful: false })),
    votes.add(vote({ language: 'es', isHelpful: false })),
    votes.add(vote({ question: 'faq-2', day: '2026-11-01' })),
    votes.add(vote({ dealership: 'bravo', isHelpful: false })),
  ]);
  expect(await listHelpVotes(database.pool, 'alpha', '2026-11-20')).toEqual([
    { question: 'faq-1', language: 'es', helpful: 0, unhelpful: 1 },
    { question: 'faq-1', language: 'en', helpful: 3, unhelpful: 1 },
  ]);
});
