import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('distinguishes passwords, independent of Unicode normalization', async () => {
  const stored = await hashPassword('Müller and a horse');
  expect(stored).toMatch(/^scrypt\$65536\$8\$2\$/);
  expect(await verifyPassword('Müller and a horse', stored)).toBe(true);
  expect(await verifyPassword('Mu\u0308ller and a horse', stored)).toBe(true);
  expect(await verifyPassword('Müller and a Horse', stored)).toBe(false);
  expect(await hashPassword('Müller and a horse')).not.toBe(stored);
});

test('rejects any password without an account', async () => {
  expect(await verifyPassword('', null)).toBe(false);
});

test.each(['', 'scrypt$1', 'plain', 'scrypt$65536$8$2$$'])(
  'throws for the damaged hash %j instead of treating it as a wrong password',
  async (stored) => {
    await expect(verifyPassword('x', stored)).rejects.toThrow();
  },
);
