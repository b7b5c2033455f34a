import { expect, test } from 'vitest';
import { describeVisits } from './describe.ts';

const sum = (day: string, kind: string, name: string, count: number, bucket = 0) => ({
  day: `2026-11-${day}`,
  kind,
  name,
  bucket,
  count,
});

test('prints sums by day and by name, and the 75th percentile of web vitals', () => {
  const text = describeVisits([
    sum('24', 'pageViewed', 'home', 5),
    sum('25', 'formSent', 'CONTACT', 1),
    sum('25', 'pageViewed', 'home', 3),
    sum('25', 'pageViewed', 'our-company/careers', 2),
    sum('25', 'vitalMeasured', 'CLS/home', 9, 10),
    sum('25', 'vitalMeasured', 'LCP/our-company/careers', 3, 800),
    sum('25', 'vitalMeasured', 'LCP/our-company/careers', 1, 5000),
    sum('25', 'vitalMeasured', 'TTFB/our-company/careers', 4, 100),
  ]);
  expect(text.split('\n')).toEqual([
    'day         pages  lists  cars  forms begun  forms sent  calls  chats',
    '2026-11-24  5      0      0     0            0           0      0',
    '2026-11-25  5      0      0     0            1           0      0',
    '',
    'fact        name                 count',
    'pageViewed  home                 8',
    'pageViewed  our-company/careers  2',
    'formSent    CONTACT              1',
    '',
    '75 of 100 page loads are at or below:',
    '',
    'route                LCP     INP  CLS   FCP  TTFB    loads',
    'home                 –       –    0.01  –    –       0',
    'our-company/careers  800 ms  –    –     –    100 ms  4',
  ]);
  expect(describeVisits([])).toBe('No visits have been counted in this time.');
});
