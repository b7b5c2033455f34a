import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * Splits a command's arguments into options and words.
 * @param refusal makes the error to throw from what is wrong with an option
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  refusal: (message: string) => Error,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error));
  }
}
