import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBlockLists } from './blocks/block-lists.ts';

// Generates the lists of blocks, and the types of documents and query results. With --check, generates the types in a
// temporary folder and fails if the committed file differs.
const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const FILE = 'sanity.types.generated.ts';

/** Runs a program offline. Returns its output if it failed, otherwise null. */
function run(folder: string, ...program: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      CI: '1',
      DO_NOT_TRACK: '1',
      SANITY_TELEMETRY_DISABLED: '1',
      ROOFTOP_TYPES_FOLDER: folder,
    },
  });
  return status === 0 ? null : `${stdout}${stderr}`;
}

/** Generates the file in the folder. Returns the error output, or null. */
const generate = (folder: string): string | null =>
  run(folder, 'packages/content/extract-schema.ts') ??
  run(folder, 'node_modules/sanity/bin/sanity', 'typegen', 'generate');

const read = (folder: string) => readFileSync(join(folder, FILE), 'utf8');

function check(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'rooftop-types-'));
  try {
    const failure = generate(folder);
    if (failure !== null) return failure;
    return read(folder) === read(here)
      ? null
      : 'The types of content are out of date. Run: npm run -w @rooftop/content types\n';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes all of it in this folder. */
function write(): string | null {
  writeBlockLists();
  return generate(here);
}

const failure = process.argv.includes('--check') ? check() : write();
if (failure !== null) {
  process.stderr.write(failure);
  process.exitCode = 1;
}
