import { expect, it } from 'vitest';
import { declaredNames, fileNamesTwice, namesDeclaredTwice } from './repeated-names.ts';

it.each([
  ['export const LIMIT = 3;', ['LIMIT']],
  ['export async function readCar() {}', ['readCar']],
  ['export function* cars() {}', ['cars']],
  ['export abstract class Store {}', ['Store']],
  ['export interface Car<Key extends string> {}', ['Car']],
  ['export type Car = string;', ['Car']],
  ['export const { read: readId, print } = idCookie();', ['readId', 'print']],
  ['export const {\n  read,\n} = idCookie();', ['read']],
  ['const LIMIT = 3;', []],
  ['export default function Cars() {}', []],
  ["export { Car } from './car.ts';", []],
  ["import type { Car } from './car.ts';\nexport type { Car };", []],
])('%j declares %j', (text, names) => {
  expect(declaredNames(text)).toEqual(names);
});

const namesIn = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(namesDeclaredTwice(new Map(Object.entries(files))));

it('finds a name that two files declare', () => {
  expect(
    namesIn({
      'app/a.ts': 'export type Place = string;',
      'packages/b.ts': 'export interface Place {}\nexport const PLACES = 1;',
      'studio/c.ts': "export type { Place } from './b.ts';",
    }),
  ).toEqual({ Place: ['app/a.ts', 'packages/b.ts'] });
});

it('does not count overloads of one function', () => {
  const overloads = 'export function read(id: string): string;\nexport function read(id: number): number;';
  expect(namesIn({ 'app/a.ts': overloads })).toEqual({});
});

it('leaves out what Remix and the registry of pages look for, but only where they do', () => {
  const page = 'export const page = {};';
  const loader = 'export async function loader() {}';
  expect(namesIn({ 'app/routes/a/page.ts': page, 'app/routes/b/page.ts': page })).toEqual({});
  expect(namesIn({ 'app/routes/a/route.tsx': loader, 'app/routes/b/route.ts': loader })).toEqual({});
  expect(
    namesIn({ 'app/site/a.ts': loader, 'app/site/b.ts': `${loader}\n${page}`, 'packages/c.ts': page }),
  ).toEqual({
    loader: ['app/site/a.ts', 'app/site/b.ts'],
    page: ['app/site/b.ts', 'packages/c.ts'],
  });
});

it('finds a file name that stands twice in app or in packages', () => {
  const paths = [
    'app/site/card.css',
    'app/ui/card.css',
    'app/routes/a/route.tsx',
    'app/routes/b/route.tsx',
    'app/ui/field.tsx',
    'packages/leads/field.tsx',
    'packages/leads/package.json',
    'packages/vin/package.json',
    'packages/leads/listen.ts',
    'packages/lake/listen.ts',
  ];
  expect(Object.fromEntries(fileNamesTwice(paths))).toEqual({
    'card.css': ['app/site/card.css', 'app/ui/card.css'],
    'listen.ts': ['packages/leads/listen.ts', 'packages/lake/listen.ts'],
  });
});
