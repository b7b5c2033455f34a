import { BUDGETS } from '@rooftop/budgets/budgets';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import type { FactCount } from '../collector/fact-count.ts';
import { expireVisitSumsJob } from './expire-visit-sums.job.ts';
import { createVisitSums, readVisitSums } from './visit-sums.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const fail = (error: unknown) => {
  throw error;
};
const home: FactCount = { kind: 'pageViewed', name: 'home', bucket: 0, count: 1 };
const lcp: FactCount = { kind: 'vitalMeasured', name: 'LCP/home', bucket: 1000, count: 1 };
const day = '2026-11-25';

test('adds up a day of a dealership, from several processes', async () => {
  const { pool } = database;
  const processes = [createVisitSums(pool, fail), createVisitSums(pool, fail)];
  for (const sums of processes) {
    sums.add({ dealership: 'a', day }, [home, lcp]);
    sums.add({ dealership: 'a', day }, [{ ...home, count: 2 }]);
  }
  processes[0]?.add({ dealership: 'a', day: '2026-11-26' }, [home]);
  processes[0]?.add({ dealership: 'b', day }, [home]);
  await Promise.all(processes.map((sums) => sums.write()));
  await Promise.all(processes.map((sums) => sums.close()));

  const stored = await readVisitSums(pool, 'a', '2026-11-24');
  expect(stored).toEqual([
    { ...home, day, count: 6 },
    { ...lcp, day, count: 2 },
    { ...home, day: '2026-11-26' },
  ]);
  expect(await readVisitSums(pool, 'a', day)).toHaveLength(1);
  expect(await readVisitSums(pool, 'b', '2026-11-24')).toEqual([{ ...home, day }]);
});

test('keeps what could not be written', async () => {
  const query = vi.spyOn(database.pool, 'query').mockImplementationOnce(() => {
    throw new Error('database lost');
  });
  const failures: unknown[] = [];
  const sums = createVisitSums(database.pool, (error) => failures.push(error));
  sums.add({ dealership: 'c', day }, [home]);
  await sums.write();
  expect(failures).toHaveLength(1);
  sums.add({ dealership: 'c', day }, [home]);
  await sums.close();
  query.mockRestore();
  expect(await readVisitSums(database.pool, 'c', '2026-11-24')).toEqual([{ ...home, day, count: 2 }]);
});

test('drops what is above a dealership’s share of what waits, and nothing of another’s', async () => {
  const sums = createVisitSums(database.pool, fail);
  const { tenant } = BUDGETS.waitingVisitSums;
  for (let index = 0; index < tenant + 5; index += 1)
    sums.add({ dealership: 'd', day }, [{ ...home, name: `name-${index}` }]);
  sums.add({ dealership: 'd', day }, [{ ...home, name: 'name-0' }]);
  sums.add({ dealership: 'f', day }, [home]);
  await sums.write();
  sums.add({ dealership: 'd', day }, [home]);
  await sums.close();
  const stored = await readVisitSums(database.pool, 'd', '2026-11-24');
  expect(stored).toHaveLength(tenant + 1);
  expect(stored.find(({ name }) => name === 'name-0')?.count).toBe(2);
  expect(await readVisitSums(database.pool, 'f', '2026-11-24')).toEqual([{ ...home, day }]);
});

test('deletes sums after 25 months', async () => {
  const { pool } = database;
  const { rows } = await pool.query<{ kept: string; gone: string }>(
    `SELECT to_char(current_date - interval '24 months', 'YYYY-MM-DD') AS kept,
       to_char(current_date - interval '26 months', 'YYYY-MM-DD') AS gone`,
  );
  const [{ kept, gone } = { kept: '', gone: '' }] = rows;
  const sums = createVisitSums(pool, fail);
  for (const old of [kept, gone]) sums.add({ dealership: 'e', day: old }, [home]);
  await sums.close();
  await expireVisitSumsJob.run({ pool });
  expect((await readVisitSums(pool, 'e', '2000-01-01')).map((sum) => sum.day)).toEqual([kept]);
});
