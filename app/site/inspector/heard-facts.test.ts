import type { Fact } from '@rooftop/visits/facts';
import { expect, test } from 'vitest';
import { type HeardFact, withHeard } from './heard-facts.ts';

const home: Fact = { kind: 'pageViewed', route: 'home', path: '/', error: null };
const sort: Fact = { kind: 'sortChanged', sort: 'priceLow' };

test('lists facts, the latest first, with everyone who has heard them', () => {
  let heard: readonly HeardFact[] = [];
  heard = withHeard(heard, home, 'essential');
  heard = withHeard(heard, sort, 'essential');
  // The same again is another fact.
  heard = withHeard(heard, { ...home }, 'essential');
  // Told later, when it was allowed, and only once.
  heard = withHeard(heard, home, 'analytics');
  heard = withHeard(heard, home, 'analytics');
  expect(heard).toEqual([
    { number: 3, fact: home, heardBy: ['essential'] },
    { number: 2, fact: sort, heardBy: ['essential'] },
    { number: 1, fact: home, heardBy: ['essential', 'analytics'] },
  ]);
});

test('keeps the latest 200', () => {
  const facts = Array.from({ length: 210 }, (): Fact => ({ ...sort }));
  const heard = facts.reduce<readonly HeardFact[]>((all, fact) => withHeard(all, fact, 'essential'), []);
  expect([heard.length, heard[0]?.number, heard.at(-1)?.number]).toEqual([200, 210, 11]);
});
