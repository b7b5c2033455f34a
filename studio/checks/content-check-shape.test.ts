import { expect, test } from 'vitest';
import { byDocument, nightShown } from './content-check-shape.ts';

const finding = (document: string, name: string) => ({
  document,
  type: 'page',
  name,
  message: 'Mend it.',
  since: '2026-11-28T08:35:00.000Z',
});

test('groups findings by document, and says the night on the reader’s clocks', () => {
  const findings = [finding('b', 'Sold car'), finding('a', 'Dead link'), finding('b', 'Dead link')];
  expect(byDocument({ checkedAt: null, findings }).map(({ id, findings: own }) => [id, own.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
  expect(nightShown('2026-11-28T08:35:00.000Z', 'America/New_York')).toBe('Nov 28, 2026, 3:35 AM');
});
