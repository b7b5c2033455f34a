import { expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { parseLeadsCommand } from './command.ts';

const dealership = 'lakeshore';

it.each([
  ['', { name: 'help' }],
  ['show --help', { name: 'help' }],
  ['list', { name: 'list', dealership: null, filter: 'all', limit: 20 }],
  ['list lakeshore --dead --limit 5', { name: 'list', dealership, filter: 'dead', limit: 5 }],
  [
    'list dealership-lakeshore --quarantined',
    { name: 'list', dealership: 'dealership-lakeshore', filter: 'quarantined' },
  ],
  ['show lakeshore 12', { name: 'show', dealership, lead: 12 }],
  ['replay lakeshore 12', { name: 'replay', dealership, lead: 12, again: false }],
  ['replay lakeshore 12 --again', { name: 'replay', dealership, lead: 12, again: true }],
  [
    'replay lakeshore 12 --to a@dealer.example',
    { name: 'send', dealership, lead: 12, to: 'a@dealer.example' },
  ],
  ['replay --dead', { name: 'replay dead', dealership: null }],
  ['replay --dead lakeshore', { name: 'replay dead', dealership }],
  ['show lakeshore lk7q4m', { name: 'show', dealership, lead: 'LK-7Q4M' }],
  ['release lakeshore 12', { name: 'release', dealership, lead: 12 }],
  ['test lakeshore', { name: 'test', dealership, channel: null }],
  ['test lakeshore --channel adf-mail', { name: 'test', dealership, channel: 'adf-mail' }],
])('parses "%s"', (line, command) => {
  expect(parseLeadsCommand(line.split(' ').filter(Boolean))).toMatchObject(command);
});

it.each([
  ['forget 12', 'There is no command "forget"'],
  ['show', 'Identify the lead'],
  ['show 12', 'by its dealership and its number or code'],
  ['show lakeshore twelve', '"twelve" is not the number or code of a lead'],
  ['show lakeshore 1e3', '"1e3" is not the number or code of a lead'],
  ['show lakeshore 1 2', 'Unexpected argument: 2.'],
  ['list lakeshore 2', 'Unexpected argument: 2.'],
  ['replay --dead lakeshore 2', 'Unexpected argument: 2.'],
  ['list --dead --waiting', 'Use only one of'],
  ['list --limit 0', '"0" is not a limit'],
  ['replay lakeshore 1 --to nobody', '"nobody" is not an email address'],
  ['replay lakeshore 1 --to a@b.example,c@d.example', 'is not an email address'],
  // The mailer does not support such addresses.
  ['replay lakeshore 1 --to zoë@dealer.example', 'is not an email address'],
  ['test', 'Name the dealership'],
  ['test lakeshore --channel pigeon', 'There is no channel "pigeon"'],
  ['list --all', '--all'],
])('rejects "%s" and prints the usage', (line, message) => {
  const parse = () => parseLeadsCommand(line.split(' '));
  expect(parse).toThrow(CommandError);
  expect(parse).toThrow(message);
  expect(parse).toThrow('npm run leads -- list');
});
