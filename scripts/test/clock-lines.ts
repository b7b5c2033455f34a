/** What asks the machine for the time: a call, or the function as a value. */
const CLOCK = /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\s*\()|\bTemporal\.Now\b/;

/** Numbers of the lines of a file that ask the machine for the time. Comments don't count. */
export const clockLines = (source: string): readonly number[] =>
  source
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*|\/[/*]).*/, '').replace(/\/\/ .*$/, ''))
    .flatMap((line, index) => (CLOCK.test(line) ? [index + 1] : []));
