import type { Pool } from '@rooftop/database/pool';
import { runCommand, USAGE_EXIT_CODE, UsageError } from '@rooftop/lake/command-line';
import { accessCommands, type AccessServices, InvalidInput } from '@rooftop/lake/commands';

/**
 * Does what `npm run lake -- <words>` does, in this process.
 * @returns the exit code
 */
export async function runAccessCommand(
  { pool, tenantType }: { readonly pool: Pool; readonly tenantType: string },
  words: readonly string[],
  output: AccessServices['output'],
): Promise<number> {
  try {
    return await runCommand(accessCommands(tenantType), 'lake', words, {
      say: output.out,
      open: (run) => run({ pool, tenantType, output }),
    });
  } catch (error) {
    if (!(error instanceof InvalidInput || error instanceof UsageError)) throw error;
    output.error(error.message);
    return error instanceof UsageError ? USAGE_EXIT_CODE : 1;
  }
}
