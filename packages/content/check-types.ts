import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Fails when the committed types are not what the schemas and queries generate. Leaves the files as they were.
const generated = ['schema.generated.json', 'sanity.types.generated.ts'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
const committed = generated.map((path) => readFileSync(path, 'utf8'));
const run = spawnSync('npm', ['run', '-s', 'types'], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  encoding: 'utf8',
});
const same = generated.every((path, index) => readFileSync(path, 'utf8') === committed[index]);
for (const [index, path] of generated.entries()) writeFileSync(path, committed[index] ?? '');

if (run.status !== 0)
  process.stderr.write(`The types of content could not be generated:\n${run.stdout}${run.stderr}`);
else if (!same)
  process.stderr.write('The types of content are out of date. Run: npm run -w @rooftop/content types\n');
process.exitCode = run.status === 0 && same ? 0 : 1;
