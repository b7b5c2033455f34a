import { expect, test } from 'vitest';
import { z } from 'zod';
import { words } from '../wording/words.ts';
import { ask } from './ask.ts';

const shape = z.object({ number: z.number() });

test.each([
  ['data', Response.json({ number: 7 }), { kind: 'found', found: { number: 7 } }],
  ['data of another version', Response.json({ leads: [] }), words.outdated],
  ['a method of another version', Response.json({ message: 'no' }, { status: 405 }), words.outdated],
  ['a missing right', Response.json({ message: 'no' }, { status: 403 }), words.noRight],
  ['no JSON', new Response('<html>', { status: 502 }), words.unreachable],
])('reads %s', async (_what, response, expected) => {
  const answer =
    typeof expected === 'string' ? { kind: 'refused', refusal: { message: expected } } : expected;
  expect(await ask(Promise.resolve(response), shape)).toEqual(answer);
});

test('says that the platform could not be reached', async () => {
  expect(await ask(Promise.reject(new Error('offline')), shape)).toEqual({
    kind: 'refused',
    refusal: { message: words.unreachable },
  });
});
