import { expect, test } from 'vitest';
import { schemaTypes } from '../schema.ts';

interface Field {
  readonly name?: string;
  readonly type?: unknown;
  readonly initialValue?: unknown;
  readonly options?: { readonly isOnWhenUnset?: boolean };
  readonly fields?: readonly Field[];
  readonly of?: readonly Field[];
}

const withParts = (field: Field): readonly Field[] => [
  field,
  ...[...(field.fields ?? []), ...(field.of ?? [])].flatMap(withParts),
];

test('switches that begin as on also show as on without a value', () => {
  const beginOn = schemaTypes
    .flatMap((type) => withParts(type as Field))
    .filter(({ type, initialValue }) => type === 'boolean' && initialValue === true);
  expect(beginOn.length).toBeGreaterThan(5);
  // Dealerships from before there was this switch are launched.
  expect(beginOn.filter(({ options }) => !options?.isOnWhenUnset).map(({ name }) => name)).toEqual([
    'notLaunched',
  ]);
});
