import { expect, test } from 'vitest';
import { schemaTypes } from '../../schema.ts';

interface Field {
  readonly name?: string;
  readonly type?: unknown;
  readonly initialValue?: unknown;
  readonly options?: object;
  readonly fields?: readonly Field[];
  readonly of?: readonly Field[];
}

const withParts = (field: Field): readonly Field[] => [
  field,
  ...[...(field.fields ?? []), ...(field.of ?? [])].flatMap(withParts),
];

/** The part of Sanity's types that this test reads. */
const types: readonly Field[] = schemaTypes;

test('switches that begin as on also show as on without a value', () => {
  const beginOn = types
    .flatMap(withParts)
    .filter(({ type, initialValue }) => type === 'boolean' && initialValue === true);
  expect(beginOn.length).toBeGreaterThan(5);
  // Dealerships from before there was this switch are launched.
  expect(
    beginOn
      .filter(({ options }) => !JSON.stringify(options ?? {}).includes('"isOnWhenUnset":true'))
      .map(({ name }) => name),
  ).toEqual(['notLaunched']);
});
