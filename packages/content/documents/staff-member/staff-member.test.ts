import { expect, test } from 'vitest';
import { runCompleteQuery, owned } from '../../../../tests/support/content-queries.ts';
import { staffQuery } from './staff-member.groq.ts';

const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  slug: { current: 'ann-lee' },
  department: 'Sales',
};
const at = (slug: string, key: string) => ({ store: { _type: 'reference', _ref: `store-${slug}-${key}` } });

test('hides staff members who have left', async () => {
  const dataset = [
    owned('staffMember', 'a', 'gone', { ...ann, active: false }),
    owned('staffMember', 'a', 'here', { ...ann, active: true }),
    owned('staffMember', 'a', 'unsaid', ann),
  ];
  expect((await runCompleteQuery(staffQuery, dataset)).map(({ id }) => id)).toEqual([
    'staffMember-a-here',
    'staffMember-a-unsaid',
  ]);
});

test("returns a staff member's store only if it belongs to their dealership", async () => {
  const dataset = [
    owned('store', 'a', 'north', { key: 'north' }),
    owned('store', 'b', 'south', { key: 'south' }),
    owned('staffMember', 'a', '1', { ...ann, order: 1, ...at('a', 'north') }),
    owned('staffMember', 'a', '2', { ...ann, order: 2, ...at('b', 'south') }),
    owned('staffMember', 'a', '3', { ...ann, order: 3 }),
  ];
  expect((await runCompleteQuery(staffQuery, dataset)).map(({ storeKey }) => storeKey)).toEqual([
    'north',
    null,
    null,
  ]);
});
