import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { MigrationError } from './migrate.ts';
import { useMigrations } from '../../tests/support/migrations.ts';

const { database, write, remove, run } = useMigrations();

async function tables(): Promise<string[]> {
  const { rows } = await database().query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE tablename LIKE 'try_%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

describe('migrate', () => {
  it('applies missing migrations in order, once', async () => {
    await write('0001-first.sql', 'CREATE TABLE try_first (id int PRIMARY KEY);');
    expect(await run()).toEqual(['0001-first.sql']);
    await write('0002-second.sql', 'CREATE TABLE try_second (id int REFERENCES try_first); SELECT 1;');
    expect(await run()).toEqual(['0002-second.sql']);
    expect(await run()).toEqual([]);
    expect(await tables()).toEqual(['try_first', 'try_second']);
  });

  it('migrates once if several processes start together', async () => {
    await write('0001-first.sql', 'CREATE TABLE try_first (id int); SELECT pg_sleep(0.05);');
    const done = await Promise.all([1, 2, 3].map(() => run()));
    expect(done.flat()).toEqual(['0001-first.sql']);
  });

  it('rolls back a failed migration and continues once it is fixed', async () => {
    await write('0001-half.sql', 'CREATE TABLE try_half (id int); SELECT no_such_thing;');
    await expect(run()).rejects.toThrow(/0001-half\.sql failed: .*no_such_thing/);
    expect(await tables()).toEqual([]);
    await write('0001-half.sql', 'CREATE TABLE try_half (id int);');
    expect(await run()).toEqual(['0001-half.sql']);
  });

  it.each([
    {
      why: 'a file changed',
      change: () => write('0001-first.sql', 'SELECT 2;'),
      says: /0001-first\.sql was changed/,
    },
    {
      why: 'the database is newer',
      change: () => remove('0001-first.sql'),
      says: /newer than this program/,
    },
    {
      why: 'two files have the same number',
      change: () => write('0001-again.sql', 'SELECT 3;'),
      says: /have the same number/,
    },
    {
      why: 'a file name has no number',
      change: () => write('later.sql', 'SELECT 3;'),
      says: /later\.sql is not a valid name/,
    },
  ])('refuses when $why', async ({ change, says }) => {
    await write('0001-first.sql', 'SELECT 1;');
    await run();
    await change();
    await expect(run()).rejects.toThrow(says);
    await expect(run()).rejects.toBeInstanceOf(MigrationError);
  });

  it('ignores different line endings in a file', async () => {
    await write('0001-first.sql', 'SELECT 1;\nSELECT 2;\n');
    await run();
    await write('0001-first.sql', 'SELECT 1;\r\nSELECT 2;\r\n');
    expect(await run()).toEqual([]);
  });
});

it('renumbers leads by dealership in order of arrival', async () => {
  const pool = database();
  // The old schema: one sequence for all dealerships.
  await pool.query(`
    DROP TABLE leads, lead_numbers CASCADE;
    CREATE TABLE leads (id text, number bigint GENERATED ALWAYS AS IDENTITY UNIQUE, dealership text NOT NULL,
      accepted_at timestamptz NOT NULL);
    CREATE INDEX leads_dealership ON leads (dealership, number DESC);
    INSERT INTO leads (id, dealership, accepted_at) VALUES ('a1', 'a', '2026-11-01'), ('b1', 'b', '2026-11-02'),
      ('a3', 'a', '2026-11-04'), ('a2', 'a', '2026-11-03')`);
  const name = '0022-lead-numbers.sql';
  await write(name, await readFile(new URL(`migrations/${name}`, import.meta.url), 'utf8'));
  await run();
  const { rows } = await pool.query<{ id: string; number: number }>(
    'SELECT id, number::float8 AS number FROM leads ORDER BY id',
  );
  expect(rows.map(({ id, number }) => `${id} is ${number}`)).toEqual([
    'a1 is 1',
    'a2 is 2',
    'a3 is 3',
    'b1 is 1',
  ]);
  const latest = await pool.query('SELECT dealership, latest::float8 AS latest FROM lead_numbers ORDER BY 1');
  expect(latest.rows).toEqual([
    { dealership: 'a', latest: 3 },
    { dealership: 'b', latest: 1 },
  ]);
});

it('takes leads from before the inbox as answered, and finds them', async () => {
  const pool = database();
  // The old schema, as far as the inbox changes it.
  await pool.query(`
    DROP TABLE leads, lead_events, lead_views, lead_exports CASCADE;
    DROP FUNCTION lead_words;
    DROP INDEX deliveries_dead;
    CREATE TABLE leads (id uuid PRIMARY KEY, number bigint, dealership text, form text, state text,
      is_test boolean DEFAULT false, accepted_at timestamptz, content jsonb, circumstances jsonb);
    INSERT INTO leads (id, number, dealership, form, state, accepted_at, content, circumstances) VALUES
      (gen_random_uuid(), 1, 'a', 'CONTACT', 'accepted', '2026-11-01',
       '{"contact": {"firstName": "José", "lastName": "Núñez-Díaz", "email": " Jose@Mail.example ", "phone": "+12125550199"},
         "vehicles": [{"year": 2021, "make": "Honda", "model": null}]}',
       '{"storeKey": "erie", "advertising": {"utm_source": "letter"}}'),
      (gen_random_uuid(), 2, 'a', 'CONTACT', 'quarantined', '2026-11-02', '{}', '{}')`);
  const name = '0042-lead-inbox.sql';
  await write(name, await readFile(new URL(`migrations/${name}`, import.meta.url), 'utf8'));
  await run();
  const { rows } = await pool.query(
    `SELECT status, answered_at = accepted_at AS answered, answer_minutes, escalated_at IS NOT NULL AS told, store_key, source,
       person_email, person_phone, tsvector_to_array(search) AS words
     FROM leads ORDER BY number`,
  );
  expect(rows).toMatchObject([
    {
      status: 'contacted',
      answered: true,
      answer_minutes: null,
      told: true,
      store_key: 'erie',
      source: 'letter',
      person_email: 'jose@mail.example',
      person_phone: '2125550199',
    },
    { status: 'new', answered: null, told: true, source: 'direct', person_email: null, words: ['2'] },
  ]);
  expect(rows[0].words).toEqual([
    '0199',
    '1',
    '2021',
    '2125550199',
    '5550199',
    'diaz',
    'example',
    'honda',
    'jose',
    'jose@mail.example',
    'mail',
    'mail.example',
    'nunez',
    'nunez-diaz',
  ]);
});
