/** Part of `npm run lint` and `npm test`: fails if two things of the product have one name. */
import { globSync, readFileSync } from 'node:fs';
import { say } from '../terminal.ts';
import { fileNamesTwice, namesDeclaredTwice } from './repeated-names.ts';

/** Names that may stand twice, at most 20, and why. */
const ALLOWED: Readonly<Record<string, string>> = {};

const inProduct = (pattern: string): readonly string[] =>
  globSync(pattern, { exclude: ['**/{node_modules,build,dist,__snapshots__}'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|generated/.test(path))
    .toSorted();

const sources = inProduct('{app,packages,studio,scripts}/**/*.{ts,tsx}');
const names = namesDeclaredTwice(new Map(sources.map((path) => [path, readFileSync(path, 'utf8')])));
const files = fileNamesTwice(inProduct('{app,packages}/**/*.{ts,tsx,css,mjs,json,md}'));

const repeated = [...names, ...files];
for (const [name, paths] of repeated.filter(([name]) => !Object.hasOwn(ALLOWED, name))) {
  say(`${name} stands in ${paths.join(' and ')}. Name each by what tells it apart.`);
  process.exitCode = 1;
}
for (const name of Object.keys(ALLOWED).filter((allowed) => !repeated.some(([known]) => known === allowed))) {
  say(`${name} stands only once. Remove it from the allowed names in scripts/test/check-names.ts.`);
  process.exitCode = 1;
}
