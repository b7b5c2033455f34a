import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseInventoryCommand } from './command.ts';
import { CommandError } from '../command-error.ts';

const dealership = 'lakeshore';

it.each([
  ['import lakeshore', { name: 'import', dealership, source: undefined, file: undefined, force: false }],
  [
    'import dealership-lakeshore main --force',
    { name: 'import', dealership: 'dealership-lakeshore', source: 'main', force: true },
  ],
  ['dry-run lakeshore --file a.csv', { name: 'dry-run', dealership, file: resolve('a.csv') }],
  ['columns lakeshore main --save', { name: 'columns', dealership, source: 'main', save: true }],
  ['sources', { name: 'sources', dealership: null }],
  ['feeds-out', { name: 'feeds-out', dealership: null }],
  ['feeds-out lakeshore', { name: 'feeds-out', dealership }],
  ['history lakeshore --limit 5', { name: 'history', dealership, vin: null, limit: 5 }],
  ['history lakeshore 1hgcm82633a004352', { name: 'history', dealership, vin: '1HGCM82633A004352' }],
  ['source remove lakeshore main', { name: 'source remove', dealership, source: 'main' }],
  ['', { name: 'help' }],
  ['import --help', { name: 'help' }],
])('parses "%s"', (line, command) => {
  expect(parseInventoryCommand(line.split(' ').filter(Boolean))).toMatchObject(command);
});

it('reads the settings of a feed source', () => {
  const line =
    'source add lakeshore main --url https://feeds.example/a.csv --format homenet --every 60 --guard 25 --store 20117=erie --store Main=erie --default-store erie --column vin=Ident --photo-host Photos.Example.com';
  expect(parseInventoryCommand(line.split(' '))).toEqual({
    name: 'source add',
    dealership,
    source: 'main',
    settings: {
      place: { kind: 'url', url: 'https://feeds.example/a.csv', allowPrivate: false },
      format: 'homenet',
      columns: { vin: ['Ident'] },
      stores: { '20117': 'erie', main: 'erie' },
      defaultStore: 'erie',
      guardShare: 0.25,
      everyMinutes: 60,
      photoHosts: ['photos.example.com'],
      photoFolder: null,
    },
  });
});

it.each([
  'imprt lakeshore',
  'import',
  'import lakeshore main more',
  'photo-host lakeshore main',
  'photo-host lakeshore main a.example more',
  'history lakeshore --limit many',
  'source add lakeshore',
  'source add lakeshore main',
  'source add lakeshore main --file a --url https://b.example',
  'source add lakeshore main --url nowhere',
  'source add lakeshore main --file a --format odd',
  'source add lakeshore main --file a --store erie',
  'source add lakeshore main --file a --column wheel=x',
  'source add lakeshore main --file a --every 1',
  'source lakeshore main',
])('rejects "%s" and prints the usage', (line) => {
  const parse = () => parseInventoryCommand(line.split(' '));
  expect(parse).toThrow(CommandError);
  expect(parse).toThrow(/npm run inventory -- import/);
});
