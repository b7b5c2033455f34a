import { defineJob } from '@rooftop/database/define-job';
import { Logger, makeWorkerUtils, runMigrations, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { taskList } from './run-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await runMigrations({ pgPool: database.pool });
});
afterAll(() => database.drop());

const greetJob = defineJob({
  name: 'greet',
  payload: z.object({ email: z.email() }),
  async run(_services: unknown, { email }) {
    throw new Error(`${email} cannot be reached`);
  },
});

it.each([
  ['that can never be read has one attempt, which is an error in the log', { name: 'Ada' }, 1],
  ['that can be read is tried again', { email: 'ada@visitor.example' }, 25],
])('a payload %s', async (_what, payload, attempts) => {
  const { pool } = database;
  const utils = await makeWorkerUtils({ pgPool: pool });
  const { id } = await utils.addJob('greet', payload);
  await utils.release();
  const errors: string[] = [];
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') errors.push(message);
  });
  await runOnce({ pgPool: pool, logger, taskList: taskList([greetJob], { pool }) });
  const { rows } = await pool.query('SELECT attempts, max_attempts FROM graphile_worker.jobs WHERE id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ attempts: 1, max_attempts: attempts }]);
  expect(errors).toHaveLength(1);
});
