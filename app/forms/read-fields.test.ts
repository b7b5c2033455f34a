import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { parseFields } from './read-fields.server.ts';

const fields = z.object({ firstName: z.string().check(z.minLength(3)) });

// Serialized for the browser, a list with one item at 3,000,000 takes a second, and one in 9,000 others overflows.
test.each([
  'firstName[3000000]',
  'other[3000000]',
  `other${'.a'.repeat(9000)}`,
  `other${'[0]'.repeat(9000)}`,
  '__proto__',
  '__intent__',
])('a reply holds nothing that was sent as %.20s', (name) => {
  const form = new FormData();
  form.set('firstName', 'Al');
  form.set(name, 'x');
  const reply = parseFields(form, fields, {}).reply();
  expect(reply.initialValue).toEqual({ firstName: 'Al' });
});
