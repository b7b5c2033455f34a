import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/website.ts';
import { countBrowserEvent } from './count-browser-event.server.ts';

const CALLER = ['browserEvents', 'caller', 'dealership-alpha', '203.0.113.7'];
const TENANT = ['browserEvents', 'tenant', 'dealership-alpha'];

test.each([
  ['one of few', '203.0.113.7', '', [CALLER, TENANT], 'accepted'],
  ['one too many of a caller, which takes nothing of the others', '203.0.113.7', 'caller', [CALLER], 429],
  ['one too many of all visitors', '203.0.113.7', 'tenant', [CALLER, TENANT], 429],
  ['one too many of all, from an unknown address', '::1', 'tenant', [TENANT], 429],
])('%s', async (_, ipAddress, full, counted, outcome) => {
  const counts: string[][] = [];
  const limits = {
    count: async (...count: string[]) => {
      counts.push(count);
      return { times: 1, isOver: count[1] === full, retryAfterSeconds: 60 };
    },
  };
  const context = testContext({ limits, client: { cookies: null, ipAddress, userAgent: null } });
  const answer = await countBrowserEvent(context).then(
    () => 'accepted',
    (refusal: unknown) => (refusal instanceof Response ? refusal.status : refusal),
  );
  expect([answer, counts]).toEqual([outcome, counted]);
});
