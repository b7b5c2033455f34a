/** Part of `npm run lint` and `npm test`: fails if a folder of product source has too many files. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { say } from '../terminal.ts';
import { folderProblems, SOURCE_FOLDERS } from './folder-sizes.ts';

const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCE_FOLDERS];

const { stdout } = await promisify(execFile)('git', LIST, { maxBuffer: 64 * 1024 * 1024 });
// Git also lists files that were moved or deleted since the last commit.
const problems = folderProblems(stdout.split('\n').filter((file) => file !== '' && existsSync(file)));
for (const problem of problems) say(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
