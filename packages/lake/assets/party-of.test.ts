import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { principalWith } from '../../../tests/support/lake/access.ts';
import type { Principal } from '../access/rights/principal.ts';
import { createPartyOf } from './party-of.ts';

const robot = (principal: Principal): Principal => ({ ...principal, isRobot: true });
const PRINCIPALS: Readonly<Record<string, Principal>> = {
  website: robot(principalWith('viewer@*')),
  'robot of one dealership': robot(principalWith('editor@workspace-a')),
  administrator: principalWith('administrator@*'),
};
const authenticate = async (request: Request) =>
  PRINCIPALS[request.headers.get('authorization') ?? ''] ?? null;

test.each([
  ['website', 'nobody in particular'],
  ['robot of one dealership', '203.0.113.7'],
  ['administrator', '203.0.113.7'],
  ['unknown token', '203.0.113.7'],
  [undefined, '203.0.113.7'],
])('images for %s are those of %s', async (authorization, party) => {
  const partyOf = createPartyOf({ authenticate }, 1);
  const app = new Hono().get('/', async (context) =>
    context.text((await partyOf(context)) ?? 'nobody in particular'),
  );
  const headers = { 'x-forwarded-for': '203.0.113.7', ...(authorization && { authorization }) };
  expect(await (await app.request('/', { headers })).text()).toBe(party);
});
