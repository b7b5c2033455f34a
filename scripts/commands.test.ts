import { globSync, readFileSync } from 'node:fs';
import { describeCommands } from '@rooftop/lake/command-line';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as commands from './all-commands.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const allCommands = Object.values(commands).flat();
const names = allCommands.map(({ name }) => name);

test('every command begins with a script of package.json, and has a name and a summary of its own', () => {
  for (const name of names) expect(scripts).toHaveProperty(name.split(' ')[0] ?? '');
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(allCommands.map(({ summary }) => summary)).size).toBe(names.length);
});

test('every input is described', () => {
  const undescribed = allCommands.flatMap(({ name, input }) =>
    Object.entries<z.ZodType>(input.shape)
      .filter(([, shape]) => shape.description === undefined)
      .map(([key]) => `${name}: ${key}`),
  );
  expect(undescribed).toEqual([]);
});

test('the list has a line for each', () => {
  expect(describeCommands(allCommands).split('\n')).toHaveLength(names.length + 2);
});

const DOCUMENTS = globSync(
  '{README.md,AGENTS.md,docs/*.md,docs/decisions/*.md,{packages,app,tenants}/**/README.md}',
  {
    exclude: ['**/node_modules'],
  },
);

const isBegunBy = (text: string, beginning: string) => `${text} `.startsWith(`${beginning} `);

/** `npm run leads -- list`, and each of `npm run leads -- list | show`, as the documents name them. */
function namedCommands(text: string): readonly string[] {
  const programs = new Set(names.filter((name) => name.includes(' ')).map((name) => name.split(' ')[0]));
  return [
    ...text.matchAll(/npm run (?:-s )?(\w+) -- ((?:[a-z][a-z-]*(?: \\?\| )?)+(?: [a-z][a-z-]*)?)/g),
  ].flatMap(([, script = '', words = '']) =>
    programs.has(script) ? words.split(/ \\?\| /).map((word) => `${script} ${word.trim()}`) : [],
  );
}

test('documents name commands that exist', () => {
  const unknown = DOCUMENTS.flatMap((file) =>
    namedCommands(readFileSync(file, 'utf8'))
      .filter((named) => !names.some((name) => isBegunBy(name, named) || isBegunBy(named, name)))
      .map((named) => `${file}: ${named}`),
  );
  expect(unknown).toEqual([]);
});
