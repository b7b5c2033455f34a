/** Runs `npm run leads` and `npm run tenant` as an operator does, with a worker and a content lake. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleDeliveryAnswer } from '../support/lead-delivery.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealership } from './content-fixtures.ts';
import { type EntryProcess, runEntry, startEntry } from './entry-process.ts';
import { startStubLake, type StubLake } from './stub-lake.ts';

let folder: string;
let database: TestDatabase;
let lake: StubLake;
let worker: EntryProcess;
let settings: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-leads-command-'));
  database = await freshDatabase();
  const leadDelivery = exampleDeliveryAnswer({
    id: 'dealership-alpha',
    recipients: ['sales@alpha.example'],
    crmAddresses: ['crm@alpha.example'],
    generalManager: { fullName: 'Grace Kim', email: null, phone: null },
  });
  lake = await startStubLake({
    dealerships: [dealership('alpha', [])],
    stores: new Map(),
    homePages: new Map(),
    others: new Map([['dealership-alpha', { leadDelivery }]]),
  });
  settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SANITY_API_HOST: lake.url,
    SANITY_API_TOKEN: 'robot-token',
    LOG_LEVEL: 'warn',
  };
  worker = await startEntry(['app/worker.ts'], settings);
});
afterAll(async () => {
  await worker.stop();
  await lake.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

test('a test lead arrives by every channel, and is listed', async () => {
  const sent = await runEntry(['scripts/leads.ts', 'test', 'alpha'], settings);
  expect(sent.output).toMatch(/text-mail to sales@alpha\.example: delivered/);
  expect(sent.output).toMatch(/adf-mail to crm@alpha\.example: delivered/);
  expect(sent.code).toBe(0);
  const names = await readdir(join(folder, 'mail'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, 'mail', name), 'utf8')));
  const recipients = mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(new Set(recipients)).toEqual(new Set(['crm@alpha.example', 'sales@alpha.example']));
  expect(recipients).toHaveLength(2);
  expect(mails.every((mail) => mail.includes('@alpha.localhost>'))).toBe(true);
  const listed = await runEntry(['scripts/leads.ts', 'list', 'alpha'], settings);
  expect(listed.output).toMatch(/SCHEDULE_TEST_DRIVE \(test\).*2 delivered/);
});

test.each([
  { line: 'leads.ts list nobody', says: /There is no published dealership "nobody"\. There are: alpha\./ },
  { line: 'inventory.ts history nobody', says: /There is no published dealership "nobody"/ },
  { line: 'tenant.ts secrets nobody', says: /There is no published dealership "nobody"/ },
  { line: 'leads.ts fly', says: /There is no command "fly"\.\n\nnpm run leads/, exits: 2 },
  { line: 'tenant.ts secret alpha meta-token', says: /Standard input was empty/ },
])('refuses "$line" without a stack trace', async ({ line, says, exits = 1 }) => {
  const [script = '', ...words] = line.split(' ');
  const { code, output } = await runEntry([`scripts/${script}`, ...words], settings);
  expect(output).toMatch(says);
  expect(output).not.toMatch(/ at .*\.ts:\d+/);
  expect(code).toBe(exits);
});
