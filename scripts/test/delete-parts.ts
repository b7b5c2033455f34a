/**
 * Proves that a part is removed by deleting it: takes one of each kind out of a copy of the project, and checks what is
 * left. No form is without a page that the specification wants, so one is added first, by what may be deleted of it later. Run by tests/integration/delete-parts.test.ts.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { say, step } from '../terminal.ts';
import { copyProject } from './copy-project.ts';
import { testEnvironment } from './environment.ts';
import { addForm, deleteWords, TESTS_OF_FORM } from './new-form.ts';
import { withoutMentions } from './remove-mentions.ts';
import { runProgram } from './run-program.ts';
import { SYSTEM_TESTS } from './tiers.ts';

/** Lines outside of its own files that a part may need. */
const MOST_LINES = 2;

interface Part {
  readonly kind: string;
  /** Its files, and its folders with a slash at the end. */
  readonly own: readonly string[];
  /** Under which it has a row in a table that does not import it. */
  readonly key?: string;
  /** The module that finds it without naming it. */
  readonly foundBy?: string;
}

/** One part of each kind. None of them is named by another one, or by another's test. */
const PARTS: readonly Part[] = [
  {
    kind: 'block',
    own: ['app/blocks/countdown/', 'packages/content/blocks/countdown/'],
    key: 'countdown',
    foundBy: 'app/blocks/blocks.server.ts',
  },
  { kind: 'job', own: ['packages/leads/push/expire-push-subscriptions.job.ts'] },
  { kind: 'command', own: ['scripts/experiments.ts', 'scripts/experiments/'] },
  // What editors have entered for it stays: its setting, and its secret.
  {
    kind: 'delivery channel',
    own: ['packages/leads/channels/webhook.ts', 'packages/leads/channels/webhook.test.ts'],
    key: 'webhook',
  },
];

/** Files in which a part may be listed by hand. */
const LISTS_PARTS = /^(?!package-lock\.json$)(?!.*\.generated\.ts$).*\.(?:ts|tsx|mjs|css|json)$/;

const TYPES = ['oxlint', '--type-aware', '--type-check'] as const;

/** What writes the generated files. */
const GENERATE = [
  [process.execPath, 'app/routes/generate-pages.ts'],
  [process.execPath, 'packages/content/generate-types.ts'],
] as const;

/** Deletes a part in the copy. Returns the files that had a line about it, or found it. */
async function deletePart(
  { kind, own, key, foundBy }: Part,
  copy: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const isOwn = (file: string) =>
    own.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
  if (!own.every((one) => files.some((file) => file.startsWith(one))))
    throw new Error(`The ${kind} is not there any more: ${own.join(', ')}. Choose another in PARTS.`);
  for (const path of own) await rm(join(copy, path), { recursive: true });
  const changed: string[] = foundBy === undefined ? [] : [foundBy];
  let count = 0;
  for (const file of files.filter((path) => LISTS_PARTS.test(path) && !isOwn(path))) {
    const before = await readFile(join(copy, file), 'utf8').catch(() => '');
    const { text, removed } = withoutMentions(file, before, own, key);
    if (removed.length === 0) continue;
    await writeFile(join(copy, file), text);
    changed.push(file);
    count += removed.length;
    for (const line of removed) say(`  ${kind}: ${file}: ${line.trim()}`);
  }
  if (count > MOST_LINES)
    throw new Error(`The ${kind} needs ${count} lines elsewhere, at most ${MOST_LINES} are fine.`);
  return changed;
}

/** Runs a program in the copy. @throws Error with its output if it fails */
async function check(copy: string, command: readonly [string, ...string[]]): Promise<void> {
  await step(basename(command[0]), async () => {
    const { code, output } = await runProgram(command, testEnvironment, { cwd: copy });
    if (code !== 0) throw new Error(output);
  });
}

async function generate(copy: string): Promise<void> {
  for (const command of GENERATE) await check(copy, command);
}

async function main(): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'rooftop-delete-parts-'));
  try {
    const files = await step('Copy', () => copyProject(copy));
    const form = await addForm(copy);
    await generate(copy);
    await check(copy, TYPES);
    await check(copy, ['vitest', 'run', ...TESTS_OF_FORM]);
    const changed = new Set<string>();
    for (const part of PARTS) for (const file of await deletePart(part, copy, files)) changed.add(file);
    // All that handles leads is related to the lists of forms, which are again what they were.
    await deletePart({ kind: 'form', own: form }, copy, [...files, ...form]);
    await deleteWords(copy);
    await generate(copy);
    await check(copy, TYPES);
    // A change of package.json would run every test.
    const modules = [...changed].filter((file) => !file.endsWith('.json'));
    const exclude = SYSTEM_TESTS.map((pattern) => `--exclude=${pattern}`);
    await check(copy, ['vitest', 'related', '--run', ...modules, ...exclude]);
  } finally {
    await rm(copy, { recursive: true });
  }
}

try {
  await main();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
