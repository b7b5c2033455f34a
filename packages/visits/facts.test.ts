import { describe, expect, test } from 'vitest';
import { FACTS } from '../../tests/support/facts.ts';
import { factShape } from './facts.ts';

const PERSONAL = ['ann@example.com', '(814) 555-0143', '/contact-us?email=ann@example.com'];

/** All copies of a value in which one string is replaced. */
function withEach(value: unknown, instead: string): readonly unknown[] {
  if (typeof value === 'string') return [instead];
  if (Array.isArray(value))
    return value.flatMap((one, index) => withEach(one, instead).map((other) => value.with(index, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    withEach(one, instead).map((other) => ({ ...value, [name]: other })),
  );
}

describe.each(Object.values(FACTS))('$kind', (fact) => {
  test('is a fact, and the same after a journey as JSON', () => {
    expect(factShape.parse(JSON.parse(JSON.stringify(fact)))).toEqual(fact);
  });

  test.each(PERSONAL)('has no room for %j', (personal) => {
    for (const changed of withEach(fact, personal))
      expect(factShape.safeParse(changed).success, JSON.stringify(changed)).toBe(false);
  });

  test('has no other fields', () => {
    expect(factShape.safeParse({ ...fact, email: 'x' }).success).toBe(false);
  });
});
