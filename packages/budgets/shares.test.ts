import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createShares } from './shares.ts';

const SOCKETS = { limits: 'connections', unit: 'sockets', caller: 2, process: 3 } as const;
const TIME = { limits: 'time', unit: 'milliseconds', person: 600, windowMs: 6000 } as const;

test('a used-up share is refused to its owner only', () => {
  const shares = createShares(SOCKETS);
  expect(shares.take({ caller: 'a' })).toBeUndefined();
  expect(shares.take({ caller: 'a' })).toBeUndefined();
  expect(shares.take({ caller: 'a' })).toEqual({ scope: 'caller', limit: 2, retryAfterSeconds: undefined });
  expect(shares.take({ caller: 'b' })).toBeUndefined();
  expect(shares.take({ caller: 'c' })).toEqual({ scope: 'process', limit: 3, retryAfterSeconds: undefined });
  shares.release({ caller: 'a' });
  expect(shares.take({ caller: 'c' })).toBeUndefined();
});

test('a refusal takes nothing of any share', () => {
  const shares = createShares(SOCKETS);
  shares.take({ caller: 'a' }, 2);
  shares.take({ caller: 'a' });
  expect(shares.left({})).toBe(1);
});

test('a time account is refilled over its window and says until when it is empty', () => {
  let time = 0;
  const shares = createShares(TIME, () => time);
  shares.charge({ person: 'a' }, 800);
  expect(shares.refusal({ person: 'a' }, 100)).toEqual({ scope: 'person', limit: 600, retryAfterSeconds: 3 });
  expect(shares.refusal({ person: 'b' }, 100)).toBeUndefined();
  time = 3000;
  expect(shares.refusal({ person: 'a' }, 100)).toBeUndefined();
  expect(shares.left({ person: 'a' })).toBe(100);
  expect(shares.refusal({ person: 'a' }, 601)).toMatchObject({ retryAfterSeconds: undefined });
});

test('after the seconds that a refusal names, the amount fits', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 20 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 600 }), (spent, amount) => {
      let time = 0;
      const shares = createShares(TIME, () => time);
      for (const one of spent) shares.charge({ person: 'a' }, one);
      time += (shares.refusal({ person: 'a' }, amount)?.retryAfterSeconds ?? 0) * 1000;
      expect(shares.refusal({ person: 'a' }, amount)).toBeUndefined();
    }),
  );
});

test('what is given back can be taken again, in any order', () => {
  const callers = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  fc.assert(
    fc.property(callers, (order) => {
      const shares = createShares(SOCKETS);
      const taken = order.filter((caller) => shares.take({ caller }) === undefined);
      for (const caller of taken) shares.release({ caller });
      expect(shares.left({ caller: 'a' })).toBe(2);
      expect(shares.left({})).toBe(3);
    }),
  );
});

test('many names do not fill the memory', () => {
  let time = 0;
  const shares = createShares(TIME, () => time);
  for (let at = 0; at < 20_000; at += 1) {
    time += 0.001;
    shares.charge({ person: `p${at}` }, 600);
  }
  expect(shares.left({ person: 'p19999' })).toBe(0);
  expect(shares.left({ person: 'p0' })).toBe(600);
});
