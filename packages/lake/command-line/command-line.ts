/** What commands for a shell are written with, here and in the platform that runs the lake. */
export { type Command, defineCommand } from './define-command.ts';
export { describeCommands } from './describe-commands.ts';
export { UsageError } from './read-input.ts';
export { runCommand, type RunOptions, USAGE_EXIT_CODE } from './run-command.ts';
