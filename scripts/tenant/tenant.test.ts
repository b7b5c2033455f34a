import { expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { parseTenantCommand } from './command.ts';
import { runTenantCommand } from './run-command.ts';

async function run(line: string, value = ''): Promise<{ said: string; kept: readonly string[] }> {
  const said: string[] = [];
  const kept: string[] = [];
  const secrets = {
    set: async (...words: string[]) => void kept.push(words.join(' ')),
    find: async () => null,
    list: async (dealership: string) =>
      dealership === 'new' ? [] : [{ name: 'meta-token', setAt: new Date('2026-11-16T06:00:00Z') }],
  };
  const hosts = {
    held: async () => ['lakeshore.example'],
    confirm: async (...words: string[]) => void kept.push(words.join(' ')),
    record: (dealership: string, host: string) => ({ name: `_rooftop.${host}`, value: dealership }),
  };
  const applications = {
    keyMadeAt: async (dealership: string) => (dealership === 'new' ? null : new Date('2026-11-17T06:00:00Z')),
    rotateKey: async (dealership: string) => (dealership === 'new' ? null : 7),
    async setTerm(dealership: string, months: number) {
      kept.push(`${dealership} ${months}`);
      return dealership !== 'new';
    },
  };
  const office = {
    secrets,
    hosts,
    applications,
    readValue: async () => value,
    say: (text: string) => void said.push(text),
  };
  await runTenantCommand(office, parseTenantCommand(line.split(' ').filter(Boolean)));
  return { said: said.join('\n'), kept };
}

it('saves the value from standard input without printing it', async () => {
  expect(await run('secret lakeshore meta-token', ' abc123\n')).toEqual({
    said: 'Saved meta-token of lakeshore.',
    kept: ['lakeshore meta-token abc123'],
  });
});

it('lists secrets, and when each was set', async () => {
  expect((await run('secrets lakeshore')).said).toMatch(
    /^meta-token +set 2026-11-16\nkey of its credit applications +made 2026-11-17$/,
  );
  expect((await run('secrets new')).said).toBe('new has no secrets.');
});

it.each([
  ['hosts lakeshore', 'lakeshore.example', []],
  ['hosts lakeshore WWW.cars.example', '_rooftop.cars.example  TXT  "lakeshore"', []],
  [
    'confirm lakeshore www.cars.example',
    'cars.example is confirmed for lakeshore.',
    ['lakeshore cars.example'],
  ],
  [
    'rotate-key lakeshore',
    'lakeshore has a new key, with which the keys of 7 applications and drafts are sealed.',
    [],
  ],
  [
    'keep-applications lakeshore 12',
    'lakeshore keeps its credit applications for 12 months.',
    ['lakeshore 12'],
  ],
])('%s', async (line, said, kept) => {
  expect(await run(line)).toEqual({ said, kept });
});

it('prints its usage', async () => {
  expect((await run('')).said).toContain('meta-token  access token');
});

it.each([
  ['secret lakeshore meta-token abc123', 'read from standard input'],
  ['secret lakeshore password', 'There is no secret "password"'],
  ['secret lakeshore', 'There is no secret ""'],
  ['secret', 'Name the dealership'],
  ['confirm lakeshore', 'one bare hostname'],
  ['confirm lakeshore https://cars.example/', 'one bare hostname'],
  ['remove lakeshore', 'There is no command "remove"'],
  ['rotate-key lakeshore now', 'takes the dealership only'],
  ['keep-applications lakeshore', 'from 1 to 24'],
  ['keep-applications lakeshore 25', 'from 1 to 24'],
  ['keep-applications lakeshore 0', 'from 1 to 24'],
  ['keep-applications lakeshore 1.5', 'from 1 to 24'],
])('rejects "%s"', (line, message) => {
  expect(() => parseTenantCommand(line.split(' '))).toThrow(CommandError);
  expect(() => parseTenantCommand(line.split(' '))).toThrow(message);
});

it('rejects an empty secret', async () => {
  await expect(run('secret lakeshore meta-token', ' \n')).rejects.toThrow('empty');
});

it.each(['rotate-key new', 'keep-applications new 12'])('rejects "%s"', async (line) => {
  await expect(run(line)).rejects.toThrow('no credit application yet');
});
