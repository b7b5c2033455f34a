/** The commands `token`, `user` and `grant` of `npm run lake`. */
import { parseArgs } from 'node:util';
import type { Pool } from '@rooftop/database/pool';
import { grantCommands } from './cli-grants.ts';
import { type CommandInput, CommandError, type Commands, type Output } from './cli-input.ts';
import { tokenCommands } from './cli-tokens.ts';
import { userCommands } from './cli-users.ts';

const COMMANDS: Readonly<Record<string, Commands>> = {
  token: tokenCommands,
  user: userCommands,
  grant: grantCommands,
};

const USAGE = `Usage:
  token create <name> --role <role> [--dealership <slug>]     print a robot's token, only once
  token list
  token revoke <name>
  user create <email> --role <role> --dealership <slug> [--name <name>]   print a one-time password
  user list
  user password <email>                                       print a new one-time password
  user disable <email>
  user enable <email>
  grant add <email or robot> --role <role> --dealership <slug>
  grant remove <email or robot> --dealership <slug>
  grant list [<email or robot>]

Roles: administrator, agency, editor, leadStaff, viewer.
--dealership all means every dealership. Robots have it by default, administrators always.
`;

function readInput(argv: readonly string[]): CommandInput {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { role: { type: 'string' }, dealership: { type: 'string' }, name: { type: 'string' } },
    });
    return { arguments: positionals, options: values };
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

const terminal: Output = {
  out: (text) => void process.stdout.write(`${text}\n`),
  error: (text) => void process.stderr.write(`${text}\n`),
};

/**
 * Runs one command, such as ['token', 'create', 'web', '--role', 'viewer'].
 * @returns the exit code: 0 for success, 1 if refused, 2 for wrong usage
 */
export async function runAccessCommand(
  pool: Pool,
  argv: readonly string[],
  output: Output = terminal,
): Promise<number> {
  const [subject = '', verb = '', ...rest] = argv;
  const group = Object.hasOwn(COMMANDS, subject) ? COMMANDS[subject] : undefined;
  const command = group !== undefined && Object.hasOwn(group, verb) ? group[verb] : undefined;
  if (command === undefined) {
    output.error(USAGE);
    return 2;
  }
  try {
    await command({ pool, input: readInput(rest), output });
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    output.error(error.message);
    return 1;
  }
}
