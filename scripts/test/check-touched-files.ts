/**
 * Part of `npm run lint` and `npm test`: fails if a thing touches more files than before. Prints the counts, and with the
 * name of a thing its files: `npm run touched-files -- block`.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { say } from '../terminal.ts';
import { THINGS } from './things.ts';
import { countProblem, touchedFiles } from './touched-files.ts';

const run = promisify(execFile);

/** Text by path of the files that contain one of these words, or are in one of these places. */
async function filesWith(words: readonly string[], places: readonly string[]) {
  const list = async (...command: readonly string[]) => {
    const { stdout } = await run('git', command, { maxBuffer: 64 * 1024 * 1024 });
    return stdout.split('\n').filter((path) => path !== '');
  };
  const paths = new Set([
    ...(await list('grep', '--untracked', '-lF', ...words.flatMap((word) => ['-e', word]))),
    ...(await list('ls-files', '--cached', '--others', '--exclude-standard', ...places)),
  ]);
  const texts = await Promise.all(
    // Git also lists files that were deleted since the last commit.
    [...paths]
      .toSorted()
      .map(async (path) => [path, await readFile(path, 'utf8').catch(() => null)] as const),
  );
  return new Map(texts.flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])));
}

const files = await filesWith(
  THINGS.flatMap(({ names }) => names),
  THINGS.flatMap(({ own }) => own.map((start) => `${start}*`)),
);
const asked = process.argv[2];
for (const thing of THINGS) {
  const touched = touchedFiles(thing, files);
  say(`${thing.thing}: ${touched.length} files, aim ${thing.aim} (${thing.names[0]})`);
  if (asked === thing.thing) for (const path of touched) say(`  ${path}`);
  const problem = countProblem(thing, touched.length);
  if (problem === null) continue;
  say(problem);
  process.exitCode = 1;
}
