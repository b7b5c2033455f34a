import { expect, test } from 'vitest';
import { openPool } from '@rooftop/database/pool';
import { createHostNames } from './host-names.ts';

const names = createHostNames({
  // Never connected to: what is tested here asks no database.
  pool: openPool('postgresql://localhost:1/none'),
  platformDomain: 'dealers.example',
  key: Buffer.alloc(32),
});
const refusalOf = (current: unknown) =>
  names.explainDocumentRefusal({
    _id: 'dealership-a',
    _type: 'dealership',
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    slug: { _type: 'slug', current: String(current) },
  });

test.each(['summit', 'north-country', '4-wheels', 'a', 'a'.repeat(63), ''])(
  'accepts the slug "%s"',
  (slug) => {
    expect(refusalOf(slug)).toBeNull();
  },
);

test.each(['Summit', 'a.b', '-a', 'a-', 'xn--summit', 'a b', 'ä', 'a/b', 'a'.repeat(64), 'a:80', '..'])(
  'refuses the slug "%s"',
  (slug) => {
    expect(refusalOf(slug)).toMatch(/lower-case letters/);
  },
);

test.each(['www', 'studio', 'lake', 'api', 'admin', 'mail'])(
  'refuses the slug "%s" of the platform',
  (slug) => {
    expect(refusalOf(slug)).toMatch(/Choose another slug/);
  },
);
