import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/website.ts';
import { tooManySteps } from './too-many-steps.server.ts';

test.each([
  [false, 3600, null],
  [true, 3599, /steps of this form.*in 60 minutes/],
  [true, 61, /in 2 minutes/],
])('over the limit: %s, for %i s', async (isOver, retryAfterSeconds, words) => {
  const limits = { count: async () => ({ times: 200, isOver, retryAfterSeconds }) };
  const said = await tooManySteps('credit-step', testContext({ limits }));
  if (words === null) expect(said).toBeNull();
  else expect(said).toMatch(words);
});
