import type { Command, Complete } from './define-command.ts';
import { describeCommand, describeCommands } from './describe-commands.ts';
import { UsageError } from './read-input.ts';

/** Exit code of what was typed wrongly. */
export const USAGE_EXIT_CODE = 2;

export interface RunOptions<Services> {
  /** Prints the help. */
  readonly say: (text: string) => void;
  /** Opens what the command needs, once it is known that it was typed rightly, and passes it on. */
  readonly open: (run: (services: Services) => Promise<boolean>) => Promise<boolean>;
  readonly complete?: Complete;
}

/** Finds the command that begins with these words. Null if there is none. */
function findCommand<Services>(
  commands: readonly Command<Services>[],
  script: string,
  words: readonly string[],
) {
  const typed = ` ${[script, ...words].join(' ')} `;
  return commands.find(({ name }) => typed.startsWith(` ${name} `)) ?? null;
}

/**
 * Runs the command that was typed, or prints help.
 * @param script its script in package.json, where the names of all commands begin
 * @returns the exit code: 0, or 1 if it failed
 * @throws UsageError with the help if it was typed wrongly
 */
export async function runCommand<Services>(
  commands: readonly Command<Services>[],
  script: string,
  words: readonly string[],
  { say, open, complete }: RunOptions<Services>,
): Promise<number> {
  const command = findCommand(commands, script, words);
  const asksForHelp = words.includes('--help') || words[0] === 'help';
  if (command === null) {
    if (words.length > 0 && !asksForHelp)
      throw new UsageError(
        `There is no command "${words.slice(0, 2).join(' ')}".\n\n${describeCommands(commands)}`,
      );
    say(describeCommands(commands));
    return 0;
  }
  if (asksForHelp) {
    say(describeCommand(command));
    return 0;
  }
  const depth = command.name.split(' ').length - 1;
  try {
    const run = await command.prepare(words.slice(depth), complete);
    return (await open(run)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\n\n${describeCommand(command)}`);
  }
}
