import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Generates the types of documents and query results. With --check: fails when the committed ones differ, and leaves
// them as they were.
const root = fileURLToPath(new URL('../..', import.meta.url));
const generated = ['schema.generated.json', 'sanity.types.generated.ts'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

/** Runs the Sanity CLI, offline and silent about itself; answers what it said when it failed. */
function sanity(...args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/sanity/bin/sanity', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CI: '1', DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1' },
    },
  );
  return status === 0 ? null : `${stdout}${stderr}`;
}

const EXTRACT =
  'schema extract --enforce-required-fields --force --path packages/content/schema.generated.json';

const generate = () => sanity(...EXTRACT.split(' ')) ?? sanity('typegen', 'generate');

const read = () => generated.map((path) => readFileSync(path, 'utf8'));

function check(): string | null {
  const committed = read();
  const failure = generate();
  const isSame = read().every((text, index) => text === committed[index]);
  for (const [index, path] of generated.entries()) writeFileSync(path, committed[index] ?? '');
  if (failure !== null) return failure;
  return isSame ? null : 'The types of content are out of date. Run: npm run -w @rooftop/content types\n';
}

const failure = process.argv.includes('--check') ? check() : generate();
if (failure !== null) {
  process.stderr.write(failure);
  process.exitCode = 1;
}
