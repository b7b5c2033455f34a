/** The commands `token`, `user` and `grant` of `npm run lake`. */
import type { Command } from '../../command-line/command-line.ts';
import { grantCommands } from './cli-grants.ts';
import type { AccessServices, Output } from './cli-input.ts';
import { tokenCommands } from './cli-tokens.ts';
import { userCommands } from './cli-users.ts';

export { type AccessServices, InvalidInput } from './cli-input.ts';

/** @param tenantType type of the documents that stand for tenants; also the name of the option for them */
export const accessCommands = (tenantType: string): readonly Command<AccessServices>[] => [
  ...tokenCommands(tenantType),
  ...userCommands(tenantType),
  ...grantCommands(tenantType),
];

/** Where the commands write by default. */
export const terminal: Output = {
  out: (text) => void process.stdout.write(`${text}\n`),
  error: (text) => void process.stderr.write(`${text}\n`),
};
