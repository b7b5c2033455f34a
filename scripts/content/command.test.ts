import { expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { parseContentCommand } from './command.ts';

it.each([
  ['export', { name: 'export', file: undefined, overwrite: false }],
  ['export a.tar.gz --overwrite', { name: 'export', file: 'a.tar.gz', overwrite: true }],
  ['import a.tar.gz', { name: 'import', file: 'a.tar.gz', operation: 'create', yes: false }],
  ['import a --replace --yes', { name: 'import', file: 'a', operation: 'createOrReplace', yes: true }],
  ['import a --missing', { name: 'import', file: 'a', operation: 'createIfNotExists', yes: false }],
  ['--help', { name: 'help' }],
])('parses "%s"', (line, command) => {
  expect(parseContentCommand(line.split(' '))).toEqual(command);
});

it.each(['', 'exprot', 'import', 'import a b', 'import a --replace --missing', 'import a --force'])(
  'rejects "%s" and prints the usage',
  (line) => {
    const parse = () => parseContentCommand(line.split(' ').filter(Boolean));
    expect(parse).toThrow(CommandError);
    expect(parse).toThrow(/npm run content -- export/);
  },
);
