import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesOf, vinTable } from './vin-table.ts';

const MAX_BYTES = 6_000_000;

test('is small, dated, and has every schema that its manufacturers name', () => {
  const { date, manufacturers, schemas } = vinTable();
  expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(manufacturers.size).toBeGreaterThan(400);
  const used = new Set(
    [...manufacturers.values()].flatMap(({ years }) => years.flatMap((one) => one.schemas)),
  );
  expect(Math.max(...used)).toBe(schemas.length - 1);
  expect(used.size).toBe(schemas.length);
  expect(statSync(new URL('vin-table.br', import.meta.url)).size).toBeLessThan(MAX_BYTES);
});

test.each([
  ['1FT', 2018, /^Ford\|F-150$/],
  ['5YF', 2020, /^Toyota\|Corolla$/],
])('has rules for the models of %s in %i', (wmi, year, model) => {
  const models = rulesOf(wmi, year).filter(({ element }) => element === 'M');
  expect(models.some(({ value }) => model.test(value))).toBe(true);
});

test.each([
  ['ZZZ', 2018],
  ['1FT', 1950],
])('has none for %s in %i', (wmi, year) => {
  expect(rulesOf(wmi, year)).toEqual([]);
});
