import { runCommand, UsageError } from '@rooftop/lake/command-line';
import { expect, it } from 'vitest';
import * as commands from './commands.ts';

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
  const say = (text: string) => void said.push(text);
  const services = { secrets, hosts, applications, readValue: async () => value, say };
  await runCommand(Object.values(commands), 'tenant', line.split(' ').filter(Boolean), {
    say,
    open: (begin) => begin(services),
  });
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

it('prints its commands, and what can be typed with one', async () => {
  expect((await run('')).said).toContain('npm run tenant -- rotate-key  ');
  expect((await run('secret --help')).said).toMatch(/^npm run tenant -- secret <dealership> <name>\n/);
  expect((await run('secret --help')).said).toContain('meta-token  access token');
});

it.each([
  // The value is not repeated.
  ['secret lakeshore meta-token abc123', /^It takes <dealership> <name> and nothing more\.(?!.*abc123)/s],
  ['secret lakeshore password', '<name>: there is no such secret.'],
  ['secret lakeshore', 'Give <name>.'],
  ['secret', 'Give <dealership>.'],
  ['confirm lakeshore', 'Give <hostname>.'],
  ['confirm lakeshore https://cars.example/', 'one bare hostname'],
  ['remove lakeshore', 'There is no command "remove lakeshore"'],
  ['rotate-key lakeshore now', 'It takes <dealership> and nothing more.'],
  ['keep-applications lakeshore', 'Give <months>.'],
  ['keep-applications lakeshore 25', '<months>: '],
  ['keep-applications lakeshore 0', '<months>: '],
  ['keep-applications lakeshore 1.5', '<months>: '],
])('refuses "%s"', async (line, message) => {
  const running = run(line);
  await expect(running).rejects.toThrow(UsageError);
  await expect(running).rejects.toThrow(message);
});

it('rejects an empty secret', async () => {
  await expect(run('secret lakeshore meta-token', ' \n')).rejects.toThrow('empty');
});

it.each(['rotate-key new', 'keep-applications new 12'])('rejects "%s"', async (line) => {
  await expect(run(line)).rejects.toThrow('no credit application yet');
});
