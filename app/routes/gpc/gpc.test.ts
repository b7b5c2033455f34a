import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/website.ts';
import { loader } from './route.ts';

test('says that Global Privacy Control is honored, and since when', async () => {
  const request = new Request('http://alpha.example/.well-known/gpc.json');
  const answer = loader({ context: testContext(), params: {}, request });
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
