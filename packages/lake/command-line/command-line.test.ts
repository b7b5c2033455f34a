import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineCommand, runCommand, UsageError } from './command-line.ts';

const greet = vi.fn(async () => {});
const commands = [
  defineCommand({
    name: 'people greet',
    summary: 'greets somebody',
    positionals: ['person'],
    input: z.object({
      person: z.string().describe('who is greeted'),
      times: z.coerce.number().int().positive().default(1).describe('how often'),
      word: z.array(z.string()).default([]).describe('said as well'),
      loud: z.boolean().default(false).describe('with an exclamation mark'),
      place: z.string().optional().meta({ name: 'office', description: 'where' }),
    }),
    run: greet,
  }),
  defineCommand({
    name: 'people count',
    summary: 'counts them',
    input: z.object({}),
    run: async () => false,
  }),
];

async function run(line: string): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const code = await runCommand<void>(commands, 'people', line.split(' ').filter(Boolean), {
    say: (text) => void said.push(text),
    open: (begin) => begin(),
    complete: async (input) => ({ ...input, isComplete: true }),
  });
  return { code, said: said.join('\n') };
}

test('gives a command what was typed, with defaults, under its keys, and completed', async () => {
  expect((await run('greet Ada --word Hello --loud --office Troy --word Ada')).code).toBe(0);
  expect(greet).toHaveBeenLastCalledWith(undefined, {
    person: 'Ada',
    times: 1,
    word: ['Hello', 'Ada'],
    loud: true,
    place: 'Troy',
    isComplete: true,
  });
});

test('a command that fails ends with 1', async () => {
  expect(await run('count')).toEqual({ code: 1, said: '' });
});

const LIST = `npm run people -- count  counts them
npm run people -- greet  greets somebody

Add --help to one for what can be typed with it.`;
const HELP = `npm run people -- greet <person> [--times <value>] [--word <value>] … [--loud] [--office <value>]

greets somebody

<person>  who is greeted
--times   how often (1)
--word    said as well
--loud    with an exclamation mark
--office  where`;

test.each([
  ['', LIST],
  ['--help', LIST],
  ['help', LIST],
  ['greet --help', HELP],
])('prints help for "%s"', async (line, said) => {
  expect(await run(line)).toEqual({ code: 0, said });
});

test.each([
  ['greet', 'Give <person>.', HELP],
  ['greet Ada secret', 'It takes <person> and nothing more.', HELP],
  ['greet Ada --tmes 2', 'There is no option --tmes.', HELP],
  ['greet Ada --place Troy', 'There is no option --place.', HELP],
  ['greet Ada --times secret', '--times: ', HELP],
  ['greet Ada --times 0', '--times: ', HELP],
  ['greet Ada --times', "'--times <value>' argument missing", HELP],
  ['count secret', 'It takes options only.', 'npm run people -- count\n\ncounts them'],
  ['gret Ada', 'There is no command "gret Ada".', LIST],
])('refuses "%s" with what can be typed, and without the value', async (line, message, help) => {
  const refusal: unknown = await run(line).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UsageError);
  expect(String(refusal)).toContain(message);
  expect(String(refusal).endsWith(`\n\n${help}`)).toBe(true);
  expect(String(refusal)).not.toContain('secret');
});
