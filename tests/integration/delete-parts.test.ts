/** Deletes one part of each kind from a copy of the project (scripts/test/delete-parts.ts), and checks the rest. */
import { expect, test } from 'vitest';
import { runEntry } from './entry-process.ts';

test('a block, a form, a job, a command and a delivery channel are removed by deleting their files and at most two lines', {
  timeout: 300_000,
}, async () => {
  const { code, output } = await runEntry(['scripts/test/delete-parts.ts'], { NODE_ENV: 'test' });
  expect(code, output).toBe(0);
  for (const kind of ['block', 'form', 'job', 'command', 'delivery channel'])
    expect(output).toContain(`  ${kind}: `);
});
