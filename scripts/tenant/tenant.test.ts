import { expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { parseCommand } from './command.ts';
import { runCommand } from './run-command.ts';

async function run(line: string, value = ''): Promise<{ said: string; kept: readonly string[] }> {
  const said: string[] = [];
  const kept: string[] = [];
  const secrets = {
    set: async (...words: string[]) => void kept.push(words.join(' ')),
    find: async () => null,
    list: async () => ['meta-token'],
  };
  const hosts = {
    held: async () => ['lakeshore.example'],
    confirm: async (...words: string[]) => void kept.push(words.join(' ')),
    record: (dealership: string, host: string) => ({ name: `_rooftop.${host}`, value: dealership }),
  };
  const office = {
    secrets,
    hosts,
    readValue: async () => value,
    say: (text: string) => void said.push(text),
  };
  await runCommand(office, parseCommand(line.split(' ').filter(Boolean)));
  return { said: said.join('\n'), kept };
}

it('saves the value from standard input without printing it', async () => {
  expect(await run('secret lakeshore meta-token', ' abc123\n')).toEqual({
    said: 'Saved meta-token of lakeshore.',
    kept: ['lakeshore meta-token abc123'],
  });
});

it('lists names', async () => {
  expect((await run('secrets lakeshore')).said).toBe('meta-token');
});

it.each([
  ['hosts lakeshore', 'lakeshore.example', []],
  ['hosts lakeshore WWW.cars.example', '_rooftop.cars.example  TXT  "lakeshore"', []],
  [
    'confirm lakeshore www.cars.example',
    'cars.example is confirmed for lakeshore.',
    ['lakeshore cars.example'],
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
])('rejects "%s"', (line, message) => {
  expect(() => parseCommand(line.split(' '))).toThrow(CommandError);
  expect(() => parseCommand(line.split(' '))).toThrow(message);
});

it('rejects an empty secret', async () => {
  await expect(run('secret lakeshore meta-token', ' \n')).rejects.toThrow('empty');
});
