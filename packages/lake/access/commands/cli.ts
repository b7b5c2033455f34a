/** The commands `token`, `user` and `grant` of `npm run lake`. */
import { parseArgs } from 'node:util';
import { grantCommands } from './cli-grants.ts';
import {
  type CommandCall,
  type CommandInput,
  InvalidInput,
  type Commands,
  type Output,
} from './cli-input.ts';
import { tokenCommands } from './cli-tokens.ts';
import { userCommands } from './cli-users.ts';

const COMMANDS: Readonly<Record<string, Commands>> = {
  token: tokenCommands,
  user: userCommands,
  grant: grantCommands,
};

const usage = (tenantType: string): string => `Usage:
  token create <name> --role <role> [--${tenantType} <slug>]     print a robot's token, only once
  token list
  token revoke <name>
  user create <email> --role <role> --${tenantType} <slug> [--name <name>]   print a one-time password
  user list
  user password <email>                                       print a new one-time password
  user two-factor <email>                                     print when two-factor sign-in was changed
  user reset-two-factor <email>                               turn it off for someone who lost device and recovery codes
  user disable <email>
  user enable <email>
  grant add <email or robot> --role <role> --${tenantType} <slug>
  grant remove <email or robot> --${tenantType} <slug>
  grant list [<email or robot>]

Roles: administrator, agency, editor, leadStaff, viewer.
--${tenantType} all means every ${tenantType}. Robots have it by default, administrators always.
`;

function readInput(argv: readonly string[], tenantType: string): CommandInput {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { role: { type: 'string' }, [tenantType]: { type: 'string' }, name: { type: 'string' } },
    });
    const { role, name } = values;
    return { arguments: positionals, options: { role, name, tenant: values[tenantType] } };
  } catch (error) {
    throw new InvalidInput(error instanceof Error ? error.message : String(error));
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
  { pool, tenantType }: Pick<CommandCall, 'pool' | 'tenantType'>,
  argv: readonly string[],
  output: Output = terminal,
): Promise<number> {
  const [subject = '', verb = '', ...rest] = argv;
  const group = Object.hasOwn(COMMANDS, subject) ? COMMANDS[subject] : undefined;
  const command = group !== undefined && Object.hasOwn(group, verb) ? group[verb] : undefined;
  if (command === undefined) {
    output.error(usage(tenantType));
    return 2;
  }
  try {
    await command({ pool, tenantType, input: readInput(rest, tenantType), output });
    return 0;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    output.error(error.message);
    return 1;
  }
}
