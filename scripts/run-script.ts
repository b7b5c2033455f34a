import {
  type Command,
  runCommand,
  type RunOptions,
  USAGE_EXIT_CODE,
  UsageError,
} from '@rooftop/lake/command-line';
import { withDealershipId } from './dealership-id.ts';
import { type ErrorClass, reportExpected } from './report-expected.ts';
import { say } from './terminal.ts';

interface ScriptOptions<Services> extends Pick<RunOptions<Services>, 'open'> {
  /** Errors that are expected of its commands, besides those of every command. */
  readonly expected?: readonly ErrorClass[];
  /** What was typed. */
  readonly words?: readonly string[];
}

/**
 * Runs the command that was typed after `npm run <script> --`, and sets the exit code: 1 if it failed, 2 if it was typed
 * wrongly.
 */
export async function runScript<Services>(
  script: string,
  commands: readonly Command<Services>[],
  { open, expected, words = process.argv.slice(2) }: ScriptOptions<Services>,
): Promise<void> {
  try {
    const code = await runCommand(commands, script, words, { say, open, complete: withDealershipId });
    if (code !== 0) process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UsageError)) return reportExpected(error, expected);
    process.stderr.write(`${error.message}\n`);
    process.exitCode = USAGE_EXIT_CODE;
  }
}

/** Runs a script that is one command and opens what it needs itself. */
export const runOnlyCommand = (command: Command<void>, expected: readonly ErrorClass[] = []): Promise<void> =>
  runScript(command.name.split(' ')[0] ?? '', [command], { open: (run) => run(), expected });
