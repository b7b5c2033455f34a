import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Generates the types of documents and query results. With --check, generates them in a temporary folder and fails if
// the committed files differ.
const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const FILES = ['schema.generated.json', 'sanity.types.generated.ts'];

/** Runs the Sanity CLI offline. Returns its output if it failed, otherwise null. */
function sanity(folder: string, command: string): string | null {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/sanity/bin/sanity', ...command.split(' ')],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        CI: '1',
        DO_NOT_TRACK: '1',
        SANITY_TELEMETRY_DISABLED: '1',
        ROOFTOP_TYPES_FOLDER: folder,
      },
    },
  );
  return status === 0 ? null : `${stdout}${stderr}`;
}

/** Generates the files in the folder, which the CLI needs relative to the root. Returns the error output, or null. */
function generate(folder: string): string | null {
  const path = relative(root, join(folder, 'schema.generated.json'));
  return (
    sanity(folder, `schema extract --enforce-required-fields --force --path ${path}`) ??
    sanity(folder, 'typegen generate')
  );
}

/** Reads a generated file without the line that names the schema's path. */
const read = (folder: string, name: string) =>
  readFileSync(join(folder, name), 'utf8').replace(/^\/\/ Source: .*schema\.generated\.json$/m, '');

function check(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'rooftop-types-'));
  try {
    const failure = generate(folder);
    if (failure !== null) return failure;
    return FILES.every((name) => read(folder, name) === read(here, name))
      ? null
      : 'The types of content are out of date. Run: npm run -w @rooftop/content types\n';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const failure = process.argv.includes('--check') ? check() : generate(here);
if (failure !== null) {
  process.stderr.write(failure);
  process.exitCode = 1;
}
