import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FactCount } from './fact-count.ts';
import { type IsKnownName, underKnownName } from './known-names.ts';

const KNOWN = new Set(['pageViewed home', 'vitalMeasured LCP/home', 'popupShown spring']);
const isKnown: IsKnownName = (kind, name) => KNOWN.has(`${kind} ${name}`);

test.each<[kind: FactCount['kind'], name: string, counted: string]>([
  ['pageViewed', 'home', 'home'],
  ['popupShown', 'spring', 'spring'],
  ['pageViewed', 'spring', 'other'],
  ['pageViewed', 'ann@example.com', 'other'],
  ['pageViewed', '', 'other'],
  ['popupShown', '__proto__', 'other'],
  ['vitalMeasured', 'LCP/home', 'LCP/home'],
  ['vitalMeasured', 'LCP/made-up', 'LCP/other'],
  ['vitalMeasured', 'LCPs/home', 'other'],
  ['vitalMeasured', 'home', 'other'],
])('counts %s of %j as %s', (kind, name, counted) => {
  const count: FactCount = { kind, name, bucket: 0, count: 3 };
  expect(underKnownName(count, isKnown)).toEqual({ ...count, name: counted });
});

test('keeps no name but known ones, `other`, and `other` of a metric', () => {
  const kind = fc.constantFrom<FactCount['kind'][]>(
    'pageViewed',
    'popupShown',
    'vitalMeasured',
    'ctaClicked',
  );
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom('home', 'LCP/x', 'CLS/', 'spring', 'other', 'INP/LCP/home'),
  );
  fc.assert(
    fc.property(kind, name, (one, text) => {
      const counted = underKnownName({ kind: one, name: text, bucket: 0, count: 1 }, isKnown);
      expect(isKnown(one, counted.name) || /^((CLS|FCP|INP|LCP|TTFB)\/)?other$/.test(counted.name)).toBe(
        true,
      );
    }),
  );
});
