import { expect, test } from 'vitest';
import { describePhotos } from './photo-hosts-shape.ts';

const found = { host: 'new.example', canBeAllowed: true };

test.each([
  [{ photos: 1, importedAt: null }, '1 photo'],
  [
    { photos: 1204, importedAt: '2026-11-23T08:10:00.000Z' },
    '1,204 photos, in the import of Nov 23, 2026, 3:10 AM',
  ],
])('describes %j as "%s"', (fields, text) => {
  expect(describePhotos({ ...found, ...fields }, 'America/New_York').replaceAll('\u202f', ' ')).toBe(text);
});
