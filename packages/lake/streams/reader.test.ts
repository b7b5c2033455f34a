import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Principal } from '../access/rights/principal.ts';
import { principalWith, silentLog } from '../../../tests/support/lake/access.ts';
import type { LakeDocument } from '../document.ts';
import { createReader } from './reader.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('renews a stream’s rights even after its reader has created a workspace', async () => {
  const agency = principalWith('agency@workspace-a');
  const renewed: Principal[] = [];
  const renew = async (principal: Principal) => {
    renewed.push(principal);
    return null;
  };
  const reader = createReader(agency, { renew }, silentLog);
  const after: LakeDocument = {
    _id: 'workspace-new',
    _type: 'workspace',
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
  };
  const seen = reader.principalAfter({
    sequence: 1,
    id: 'r',
    timestamp: '',
    results: [],
    author: agency.id,
    changes: [{ id: after._id, before: null, after, mutations: [] }],
  });
  expect(seen.grants).toHaveLength(2);

  const onEnd = vi.fn();
  const stop = reader.follow(onEnd);
  await vi.advanceTimersByTimeAsync(2000);
  stop();
  // Only principals returned by authenticate() can be renewed.
  expect(renewed).toEqual([agency]);
  expect(onEnd).toHaveBeenCalledOnce();
});
