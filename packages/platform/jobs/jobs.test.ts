import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCronItems } from 'graphile-worker';
import { expect, test } from 'vitest';
import * as jobs from './jobs.ts';
import { cronItems } from './run-jobs.ts';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

test('every job file is listed, and named as its job is in the queue', () => {
  const files = globSync('**/*.job.ts', { cwd: PACKAGES, exclude: ['**/node_modules'] });
  const names = files.map((file) => basename(file, '.job.ts').replaceAll('-', '_'));
  expect(
    Object.values(jobs)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names.toSorted());
});

test('schedules are valid, and terms that the law or a dealership sets are made up for', () => {
  const items = parseCronItems(cronItems(Object.values(jobs)));
  const isMadeUpFor = (hours: number) =>
    items
      .filter(({ options }) => options.backfillPeriod === hours * 3_600_000)
      .map(({ task }) => task)
      .toSorted();
  expect(isMadeUpFor(24)).toEqual(['apply_retention', 'expire_credit_applications']);
  expect(isMadeUpFor(0)).toContain('schedule_weekly_reports');
});
