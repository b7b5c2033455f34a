import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { listFeedSources } from '@rooftop/inventory/storage/sources';
import { runCommand, UsageError } from '@rooftop/lake/command-line';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as commands from './commands.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rooftop-command-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]): Promise<{ isDone: boolean; said: string }> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const services = { pool: database.pool, say, tell: () => {} };
  const code = await runCommand(Object.values(commands), 'inventory', args, {
    say,
    open: (begin) => begin(services),
  });
  return { isDone: code === 0, said: lines.join('\n') };
}

it('adds a source, tests it, imports it, and reports the result', async () => {
  const file = join(folder, 'cars.csv');
  await writeFile(
    file,
    'VIN,Make,Model,Year,Price,Key\n1HGCM82633A004352,Honda,Accord,2003,4995,7\n1HGCM82633A00435O,Honda,Accord,2003,4995,8\n',
  );
  await run('source', 'add', 'a', 'main', '--file', file);
  expect((await run('sources')).said).toMatch(/a\s+main\s+auto\s+by hand\s+.*cars\.csv/);
  expect((await run('columns', 'a')).said).toMatch(
    /salePrice\s+Price\s+its header is known[^]*Unused columns: Key[^]*No column for mileage/,
  );

  const tried = (await run('dry-run', 'a')).said;
  expect(tried).toContain('2 rows: 1 added');
  expect(tried).toMatch(/added\s+1HGCM82633A004352\s+2003 Honda Accord/);
  expect(tried).toMatch(
    /row: 1\. The row is not imported[^]*3\s+VIN\s+1HGCM82633A00435O\s+"1HGCM82633A00435O" is not a VIN/,
  );
  expect(tried).toContain('No column for condition: all cars are offered as used.');
  expect((await run('history', 'a')).said).toBe('Nothing has been imported yet.');

  await run('import', 'a');
  await writeFile(file, 'VIN,Make,Model,Year,Price,Key\n1HGCM82633A004352,Honda,Accord,2003,4495,7\n');
  const { said } = await run('import', 'a');
  expect(said).toMatch(/price drop\s+1HGCM82633A004352\s+2003 Honda Accord\s+salePrice \$4,995 → \$4,495/);
  expect((await run('history', 'a')).said).toMatch(/main\s+done\s+2[^]*main\s+done\s+1/);

  await writeFile(file, 'VIN,Make,Model\n');
  const refused = await run('import', 'a');
  expect(refused).toMatchObject({ isDone: false, said: expect.stringContaining('Add --force') });
  expect((await run('import', 'a', '--force')).said).toMatch(/gone\s+1HGCM82633A004352/);

  const history = (await run('history', 'a', '1hgcm82633a004352')).said;
  expect(history).toMatch(/Advertised:[^]*\$4,995 +everybody +car \$4,995\n/);
  expect(history).toMatch(/\$4,495 +everybody +car \$4,495; before \$4,995\n/);
  expect(history).toMatch(
    /main +added +\$4,995 +none[^]*main +changed +\$4,495 +none +salePrice \$4,995 → \$4,495\n[^]*main +gone/,
  );
  expect(await run('history', 'a', '1HGCM82633A00435X')).toEqual({
    isDone: false,
    said: 'a never had a car with the VIN 1HGCM82633A00435X.',
  });
  expect(await run('verify')).toEqual({
    isDone: true,
    said: expect.stringMatching(/^a: 3 entries, unbroken\. Last hash: [0-9a-f]{64}$/),
  });
  await database.pool.query(
    `ALTER TABLE advertised_log DISABLE TRIGGER USER;
     UPDATE advertised_log SET statement = replace(statement, '4495', '4395') WHERE position = 2`,
  );
  expect(await run('verify', 'a')).toEqual({
    isDone: false,
    said: expect.stringMatching(
      /^a: BROKEN\. Entry 2 is not what was recorded: 1HGCM82633A004352, \d{4}-\d\d-\d\d \d\d:\d\d\.$/,
    ),
  });
  expect((await run('source', 'remove', 'a', 'main')).isDone).toBe(true);
  await expect(run('import', 'a')).rejects.toThrow('has no sources');
});

it('looks at a file before there is a source', async () => {
  const file = join(folder, 'cars.csv');
  await writeFile(file, 'VIN,Make,Model,Year,Price\n1HGCM82633A004352,Honda,Accord,2003,Bob knows\n');
  expect((await run('columns', 'a', '--file', file)).said).toMatch(/salePrice\s+Price/);
  const tried = (await run('dry-run', 'a', '--file', file)).said;
  expect(tried).toContain('1 rows: 1 added');
  expect(tried).toMatch(/price: 1\. The car is offered without a price\.[^]*2\s+Price\s+Bob knows/);
  const planned = await run('dry-run', 'a', 'planned', '--file', file, '--column', 'trim=Price');
  expect(planned.said).toMatch(/1 added[^]*No column for mileage/);
  expect((await run('columns', 'a', '--file', file, '--column', 'trim=Price')).said).toMatch(
    /trim\s+Price\s+chosen/,
  );
  expect(await run('columns', 'a', '--file', file, '--save')).toMatchObject({
    isDone: false,
    said: expect.stringContaining('Not saved: a has no source main.'),
  });
  expect((await run('sources')).said).toContain('There are no sources.');
  expect((await run('history', 'a')).said).toBe('Nothing has been imported yet.');
  await expect(run('import', 'a', '--file', file)).rejects.toThrow('has no sources');
});

it('says what a feed leaves open when its source is added', async () => {
  const file = join(folder, 'cars.csv');
  await writeFile(
    file,
    'VIN,Make,Model,Condition,Mileage,Price\n1HGCM82633A004352,Honda,Accord,Excellent,88000,4995\n',
  );
  const { said } = await run('source', 'add', 'a', 'main', '--file', file);
  expect(said).toContain('No column for condition: all cars are offered as used.');
  expect(said).not.toMatch(/No column for (?:salePrice|mileage)/);
  expect((await run('columns', 'a')).said).toContain(
    'Condition is not read as condition: "Excellent" is not new, used or certified.',
  );
  const missing = join(folder, 'later.csv');
  expect((await run('source', 'add', 'a', 'later', '--file', missing)).said).toMatch(
    /cannot be read yet: .*later/,
  );
});

it('allows a photo host that an import reported as not allowed', async () => {
  const file = join(folder, 'cars.csv');
  await writeFile(
    file,
    'VIN,Make,Model,Year,Photos\n1HGCM82633A004352,Honda,Accord,2003,https://p.example/1.jpg\n',
  );
  await run('source', 'add', 'a', 'main', '--file', file);
  expect((await run('import', 'a')).said).toContain('npm run inventory -- photo-host');
  expect((await run('photo-host', 'a', 'main', '127.0.0.1')).isDone).toBe(false);
  expect((await run('photo-host', 'a', 'main', 'P.example')).isDone).toBe(true);
  expect((await run('import', 'a')).said).not.toContain('photo-host');
});

it('reads a file with nonstandard headers once the proposed columns are saved', async () => {
  const file = join(folder, 'cars.csv');
  await writeFile(file, 'Ident,Maker Brand,Model Desc,Our Web Price\n1HGCM82633A004352,Honda,Accord,4995\n');
  await run('source', 'add', 'a', 'main', '--file', file);
  await expect(run('import', 'a')).rejects.toThrow('npm run inventory -- columns');
  expect((await run('columns', 'a', '--save')).said).toMatch(/vin\s+Ident/);
  expect((await run('import', 'a')).said).toMatch(/added\s+1HGCM82633A004352\s+2003 Honda Accord/);
});

it('reads the settings of a feed source', async () => {
  const line =
    'source add a main --url https://feeds.invalid/a.csv --format homenet --every 60 --guard 25 --store 20117=erie --store Main=erie --default-store erie --column vin=Ident --photo-host Photos.Example.com';
  await run(...line.split(' '));
  const [source] = await listFeedSources(database.pool, 'a');
  expect(source?.settings).toEqual({
    place: { kind: 'url', url: 'https://feeds.invalid/a.csv', allowPrivate: false },
    format: 'homenet',
    columns: { vin: ['Ident'] },
    stores: { '20117': 'erie', main: 'erie' },
    defaultStore: 'erie',
    guardShare: 0.25,
    everyMinutes: 60,
    photoHosts: ['photos.example.com'],
    photoFolder: null,
  });
});

it.each([
  ['imprt lakeshore', 'There is no command "imprt lakeshore"'],
  ['source lakeshore main', 'There is no command "source lakeshore"'],
  ['import', 'Give <dealership>.'],
  ['import lakeshore main more', 'It takes <dealership> <source> and nothing more.'],
  ['import lakeshore --forse', 'There is no option --forse.'],
  ['photo-host lakeshore main', 'Give <host>.'],
  ['history lakeshore --limit many', '--limit: '],
  ['source add lakeshore', 'Give <source>.'],
  ['source add lakeshore main', 'one of --file, --folder, and --url'],
  ['source add lakeshore main --file a --url https://b.example', 'one of --file, --folder, and --url'],
  ['source add lakeshore main --url nowhere', '--url: '],
  ['source add lakeshore main --file a --format odd', '--format: '],
  ['source add lakeshore main --file a --store erie', '--store: it must be <key>=<value>.'],
  [
    'source add lakeshore main --file a --column wheel=x',
    '--column: it must be <field>=<header>. Fields: vin',
  ],
  ['source add lakeshore main --file a --every 1', '--every: '],
])('refuses "%s" and prints what can be typed', async (line, message) => {
  const running = run(...line.split(' '));
  await expect(running).rejects.toThrow(UsageError);
  await expect(running).rejects.toThrow(message);
  await expect(running).rejects.toThrow('npm run inventory -- ');
});
