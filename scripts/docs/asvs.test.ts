/** docs/asvs.md goes through all requirements of level 2, and what it names exists. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { requirementsOf } from './asvs-requirements.ts';

const root = new URL('../../', import.meta.url);
const document = readFileSync(new URL('docs/asvs.md', root), 'utf8');

/** A row of a chapter's table. */
interface Row {
  readonly number: string;
  readonly level: number;
  readonly about: string;
  readonly evidence: string;
}

const ROW = /^\| (V\d+\.\d+\.\d+) \| ([12]) \| (.*?) \| (.*) \|$/gm;
const rows: readonly Row[] = Array.from(
  document.matchAll(ROW),
  ([, number = '', level, about = '', evidence = '']) => ({ number, level: Number(level), about, evidence }),
);

/** Beginnings of what is said of requirements that nothing here holds, or not all of it. */
const STATES = ['in part', 'not held', 'outside', 'n/a'] as const;
const stateOf = ({ evidence }: Row): (typeof STATES)[number] | 'held' =>
  STATES.find((state) => evidence.startsWith(`${state}: `) || evidence.startsWith(`**${state}**: `)) ??
  'held';

/** The files that a row names, each with a test in it if the row names one. */
const FILE = /`((?:[\w.@-]+\/)*[\w.-]+\.(?:[cm]?tsx?|md|json|sql))`(?: "([^"]+)")?/g;
const filesOf = ({ evidence }: Row) =>
  Array.from(evidence.matchAll(FILE), ([, path = '', title]) => ({ path, title }));

test('has a row for each requirement, once, in the order of the standard', () => {
  expect(rows.map(({ number, level }) => [number, level])).toEqual(requirementsOf(2));
});

test('knows as many requirements as the standard has', () => {
  expect(([1, 2, 3] as const).map((level) => requirementsOf(level).length)).toEqual([70, 253, 345]);
});

describe('each row', () => {
  test('says what the requirement is about', () => {
    expect(rows.filter(({ about }) => about.trim() === '')).toEqual([]);
  });

  test('names what holds it, or says why nothing does', () => {
    const without = rows.filter((row) => stateOf(row) === 'held' && filesOf(row).length === 0);
    expect(without.map(({ number }) => number)).toEqual([]);
    expect(rows.filter(({ evidence }) => evidence.length < 'n/a: none'.length)).toEqual([]);
  });

  test('names files that exist', () => {
    const gone = rows.flatMap((row) => filesOf(row).filter(({ path }) => !existsSync(new URL(path, root))));
    expect(gone).toEqual([]);
  });

  test('names tests that exist', () => {
    const gone = rows.flatMap((row) =>
      filesOf(row).filter(({ path, title }) => {
        if (title === undefined || !existsSync(new URL(path, root))) return false;
        const source = readFileSync(new URL(path, root), 'utf8');
        return !["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
      }),
    );
    expect(gone).toEqual([]);
  });
});

test('the first tables say how many there are of each state, and list what is missing', () => {
  const [top = ''] = document.split('\n## V1 ', 1);
  const counted = Array.from(
    top.matchAll(/^\| (held|in part|not held|outside|n\/a)\b.* \| (\d+) \|$/gm),
    ([, state, count]) => [state, Number(count)],
  );
  expect(counted).toEqual(
    (['held', 'in part', 'not held', 'outside', 'n/a'] as const).map((state) => [
      state,
      rows.filter((row) => stateOf(row) === state).length,
    ]),
  );
  const missing = rows.filter((row) => ['in part', 'not held'].includes(stateOf(row)));
  const listed = Array.from(top.matchAll(/^\| (V[\d., V]+) \|/gm), ([, numbers = '']) => numbers.split(', '));
  expect(listed.flat().toSorted()).toEqual(missing.map(({ number }) => number).toSorted());
});
