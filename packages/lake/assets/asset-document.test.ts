import { expect, test } from 'vitest';
import { withCurrentUrl } from './asset-document.ts';

const stored = { _rev: 'r', _createdAt: '2026-11-21T00:00:00Z', _updatedAt: '2026-11-21T00:00:00Z' };
const place = { publicUrl: 'https://lake.example.com' };

test.each([
  {
    _type: 'sanity.imageAsset',
    path: 'images/p/d/a-1x1.png',
    url: 'https://lake.example.com/images/p/d/a-1x1.png',
  },
  { _type: 'sanity.fileAsset', path: 'files/p/d/a.pdf', url: 'https://lake.example.com/files/p/d/a.pdf' },
  { _type: 'link', path: 'images/p/d/a-1x1.png', url: 'http://localhost:4000/old' },
])('the URL of a $_type after LAKE_URL changed', ({ _type, path, url }) => {
  const document = { _id: 'x', _type, ...stored, path, url: 'http://localhost:4000/old' };
  expect(withCurrentUrl(document, place)).toEqual({ ...document, url });
});
