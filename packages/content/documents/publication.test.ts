import { expect, test } from 'vitest';
import type { RunType } from './document-types.ts';
import { describePublication, type Publication, publicationStatus } from './publication.ts';

// It is still the 21st in New York.
const now = new Date('2026-11-22T02:00:00Z');

const HONOLULU = 'Pacific/Honolulu';
const published = (fields: Publication['published'], more: Partial<Publication> = {}): Publication => ({
  published: fields,
  isChanged: false,
  ...more,
});

test.each<[RunType, Publication, string, string]>([
  // Whatever its dates say, shoppers see nothing of what was never published.
  ['offer', published(null), 'draft', 'Draft'],
  ['offer', published(null, { isChanged: true }), 'draft', 'Draft'],
  ['offer', published({}), 'live', 'Live'],
  ['offer', published({ startDate: null, endDate: null }, { timeZone: null }), 'live', 'Live'],
  ['promotion', published({ startDate: '2026-11-21' }), 'live', 'Live'],
  ['promotion', published({ endDate: '2026-11-21' }), 'live', 'Live until Nov 21, 2026'],
  [
    'offer',
    published({ startDate: '2026-11-22', endDate: '2026-11-30' }),
    'scheduled',
    'Scheduled for Nov 22, 2026',
  ],
  [
    'offer',
    published({ startDate: '2026-11-22' }, { timeZone: 'America/New_York' }),
    'scheduled',
    'Scheduled for Nov 22, 2026',
  ],
  ['offer', published({ endDate: '2026-11-20' }), 'ended', 'Ended Nov 20, 2026'],
  ['offer', published({ startDate: '2026-12-05', endDate: '2026-12-01' }), 'ended', 'Ended Dec 1, 2026'],
  ['offer', published({ startDate: '2026-11-21' }, { timeZone: HONOLULU }), 'live', 'Live'],
  [
    'offer',
    published({ endDate: '2026-11-30' }, { isChanged: true }),
    'live',
    'Live until Nov 30, 2026, changed since',
  ],
  ['article', published({ publishedOn: '2026-11-22' }), 'scheduled', 'Scheduled for Nov 22, 2026'],
  [
    'jobOpening',
    published({ postedOn: '2026-01-01', openUntil: '2026-11-01' }),
    'ended',
    'Ended Nov 1, 2026',
  ],
  ['experiment', published({ isRunning: true }), 'live', 'Live'],
  ['experiment', published({}), 'off', 'Not running'],
  ['popup', published({}), 'live', 'Live'],
  ['popup', published(null), 'draft', 'Draft'],
])('describes the %s %j as %s: "%s"', (type, publication, status, words) => {
  expect(publicationStatus(type, publication, now)).toBe(status);
  expect(describePublication(type, publication, now)).toBe(words);
});

test.each([
  [published({}), null],
  [published(null), 'Draft'],
])('says of a page, which has no dates, only that it is a draft: %j', (publication, words) => {
  expect(describePublication('page', publication, now)).toBe(words);
});
