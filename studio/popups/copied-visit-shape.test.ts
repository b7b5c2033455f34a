import type { CopiedVisit } from '@rooftop/visits/popups/copied-visit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCopiedVisit } from './copied-visit-shape.ts';
import { NO_VISIT, visitOf } from './written-visit.ts';

const copied: CopiedVisit = {
  path: '/service',
  seconds: 12,
  isLead: true,
  ads: { utm_source: 'mail' },
  answered: ['a'],
  closed: ['b'],
  shownAt: { c: [5, 6] },
};

test('a visit that was copied on the website is what the rules are asked about', () => {
  const written = readCopiedVisit(JSON.stringify(copied));
  expect(written).toEqual({ ...NO_VISIT, ...copied });
  const clock = { popups: ['c', 'd'], timeZone: 'America/New_York', openedAt: 1_000_000 };
  expect(visitOf(written ?? NO_VISIT, clock)).toMatchObject({
    path: '/service',
    ads: { utm_source: 'mail' },
    memory: { finished: new Set(['a']), disabled: new Set(['b']), shownAt: { c: [5, 6] } },
  });
});

test.each(['', 'x', '{}', '[]', JSON.stringify({ ...copied, path: 'service' })])('“%s” is none', (text) => {
  expect(readCopiedVisit(text)).toBeNull();
});

test('other JSON is none', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readCopiedVisit(text) === null));
});
