import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { exampleSubmission } from '../../tests/support/leads/submissions.ts';
import { acceptLead } from './accept-lead.ts';
import { filterSql } from './inbox/filter-sql.ts';
import { readLeadCode } from './lead-code.ts';
import { findLeadByName } from './storage/find-lead.ts';

test.each([
  ['LK-7Q4M', 'LK-7Q4M'],
  [' lk7q4m ', 'LK-7Q4M'],
  ['lk 7q4m', 'LK-7Q4M'],
  ['346-7934', null],
  ['LK-7Q4', null],
  ['LK-7Q4MM', null],
  // A vowel, and signs that look like others.
  ['LA-7Q4M', null],
  ['L0-7Q4M', null],
  ['Civic', null],
  ['', null],
])('reads the code in %j', (written, code) => {
  expect(readLeadCode(written)).toBe(code);
});

describe('in the database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.drop());

  let words = 0;
  const accept = (dealership = 'dealership-a') => {
    const submission = exampleSubmission({ dealership });
    const content = { ...submission.content, comments: `Words ${(words += 1)}` };
    return acceptLead(database.pool, Buffer.alloc(32, 1), { ...submission, content });
  };
  const made = async (): Promise<string> => {
    const { rows } = await database.pool.query<{ code: string }>('SELECT new_lead_code() AS code');
    return rows[0]?.code ?? '';
  };
  /** Makes the database give out these codes, one after the other. */
  const giveOut = async (codes: readonly string[]) => {
    await database.pool.query('CREATE SEQUENCE given_codes MINVALUE 0 START 0');
    await database.pool.query(
      `CREATE OR REPLACE FUNCTION new_lead_code() RETURNS text LANGUAGE sql VOLATILE AS
       $$ SELECT (ARRAY['${codes.join("','")}'])[1 + nextval('given_codes')] $$`,
    );
  };

  test('makes codes that can be read back, and are not alike', async () => {
    const codes = await Promise.all(Array.from({ length: 200 }, made));
    expect(codes.filter((code) => readLeadCode(code.toLowerCase().replace('-', '')) !== code)).toEqual([]);
    expect(new Set(codes).size).toBe(200);
  });

  test('gives no two leads of a dealership the same code, and no number twice', async () => {
    await giveOut(['CC-CCCC', 'CC-CCCC', 'CC-CCCC', 'DD-DDDD', 'CC-CCCC']);
    const names = [await accept(), await accept(), await accept('dealership-b')];
    expect(names.map(({ number, code }) => [number, code])).toEqual([
      [1, 'CC-CCCC'],
      [2, 'DD-DDDD'],
      [1, 'CC-CCCC'],
    ]);
  });

  test('gives a repeat the code of the first', async () => {
    const submission = exampleSubmission();
    const [first, second] = [
      await acceptLead(database.pool, Buffer.alloc(32, 1), submission),
      await acceptLead(database.pool, Buffer.alloc(32, 1), submission),
    ];
    expect(second).toEqual({ ...first, isRepeat: true });
  });

  test('the command line and the desk find a lead by its code, at its own dealership only', async () => {
    const { id, number, code } = await accept();
    await accept();
    const found = (dealership: string, name: number | string) =>
      findLeadByName(database.pool, dealership, name);
    expect(await found('dealership-a', code)).toMatchObject({ id, number, code });
    expect((await found('dealership-a', number))?.id).toBe(id);
    expect(await found('dealership-b', code)).toBeNull();
    const searched = async (dealership: string, search: string) => {
      const { where, values } = filterSql(dealership, { search });
      const { rows } = await database.pool.query<{ id: string }>(`SELECT id FROM leads WHERE ${where}`, [
        ...values,
      ]);
      return rows.map((row) => row.id);
    };
    for (const typed of [code, code.toLowerCase(), code.replace('-', ' ')])
      expect(await searched('dealership-a', typed)).toEqual([id]);
    expect(await searched('dealership-b', code)).toEqual([]);
  });
});
